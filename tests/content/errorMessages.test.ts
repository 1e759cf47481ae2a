/** The index of error messages: who pastes a message finds its entry. */
import { describe, expect, it } from 'vitest';
import { VERSIONS } from '../../config/versions';
import { entriesOfVersion } from '../../plugins/errors';
import { messageFinder } from '../../plugins/errors/messageFinder';
import { PROJECT_ROOT } from '../../scripts/lib/pages';
import pastedMessages from '../data/pastedMessages.json';

const VARIABLE = /<[^<>]+>/g;
const KIND = /^(?:WARNING|[\w.]*Exception): /;
/** What other readers have where the message has variables. */
const OTHER_VALUES = ['Restore-Invoice', '/home/anna/shop/Invoice.ps1', '4711', 'C:\\build\\Shop'];

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Matches the message with anything in place of its variables. */
function patternOf(message: string): RegExp {
  const parts = message.replace(KIND, '').split(VARIABLE);
  return new RegExp(parts.map((part) => escaped(part.trim())).join('.*?'));
}

/** Entries about other causes of the same message may name its variables otherwise, or leave out the kind of the error. */
function shapeOf(message: string): string {
  return message.replace(KIND, '').replaceAll(VARIABLE, '<>');
}

/** The text with other values where its message has variables; as it is where it does not end with the whole message. */
function withOtherValues(text: string, message: string): string {
  const start = text.search(new RegExp(`${patternOf(message).source}$`));
  if (start === -1) return text;
  let next = 0;
  const value = (): string => OTHER_VALUES[next++ % OTHER_VALUES.length] ?? '';
  return text.slice(0, start) + message.replace(KIND, '').replaceAll(VARIABLE, value);
}

describe.each(VERSIONS)('messages of $name', ({ name: version }) => {
  const entries = [...entriesOfVersion(version, PROJECT_ROOT).values()].flat();

  describe('are found', () => {
    const find = messageFinder(entries);
    const examples = pastedMessages
      .filter(({ versions }) => versions.includes(version))
      .flatMap(({ entry: id, text }) => {
        const entry = entries.find((other) => other.id === id);
        return entry ? [{ entry, text }] : [];
      });
    const missed = (textOf: (example: (typeof examples)[number]) => string): string[] =>
      examples.flatMap((example) => {
        const [first] = find(textOf(example));
        return first && shapeOf(first.message) === shapeOf(example.entry.message)
          ? []
          : [`${textOf(example)} leads to ${first?.id ?? 'nothing'}, not to ${example.entry.id}`];
      });

    it('first by their real text, 95 of 100', () => {
      const wrong = missed(({ text }) => text);
      expect(examples).not.toEqual([]);
      expect(wrong.length / examples.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
    });

    it('first with other names, paths and numbers, 90 of 100', () => {
      const wrong = missed(({ entry, text }) => withOtherValues(text, entry.message));
      expect(wrong.length / examples.length, wrong.join('\n')).toBeLessThanOrEqual(0.1);
    });

    it('within the lines of a run, and by their beginning', () => {
      for (const { message, id } of entries.filter((entry) => entry.message.length > 60)) {
        const beginning = message.slice(0, Math.floor(message.length * 0.8));
        const inRun = `[-] Shop.counts 12ms (9ms|3ms)\n ${beginning}\n at <ScriptBlock>, /home/anna/Shop.Tests.ps1:12`;
        for (const text of [message, beginning, inRun]) {
          const likeliest = find(text).slice(0, 5);
          const shapes = likeliest.map((entry) => shapeOf(entry.message));
          expect(shapes, id).toContain(shapeOf(message));
        }
      }
    });

    it('by nothing that has no word of theirs', () => {
      expect(find('zzz 4711 /tmp/zzz')).toEqual([]);
    });
  });
});
