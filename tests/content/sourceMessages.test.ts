/** What Pester's sources can throw or write is explained on a page, or left out for a reason. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERSIONS } from '../../config/versions';
import { messagesSchema } from '../../data/messages/schema';
import { entriesOfVersion } from '../../plugins/errors';
import { PROJECT_ROOT } from '../../scripts/lib/pages';

const VARIABLE = /<[^<>]+>/g;
const KIND = /^(?:WARNING|[\w.]*Exception): /;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Matches the message with anything in place of its variables. */
function patternOf(message: string): RegExp {
  const parts = message.replace(KIND, '').split(VARIABLE);
  return new RegExp(parts.map((part) => escaped(part.trim())).join('.*?'));
}

describe.each(VERSIONS)('messages in the sources of $name', ({ name: version, pester }) => {
  const entries = [...entriesOfVersion(version, PROJECT_ROOT).values()].flat();
  const file = path.join(PROJECT_ROOT, `data/messages/${version}.json`);
  const known = messagesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));

  it('are those of the documented release', () => {
    expect(known.pester).toBe(pester);
    expect(known.messages).not.toEqual([]);
  });

  it('have an entry, or a reason why they have none', () => {
    const undecided = known.messages.filter(({ entry, leftOut }) =>
      leftOut === undefined || leftOut === 'same' ? entry === undefined : entry !== undefined,
    );
    expect(undecided.map(({ text }) => text)).toEqual([]);
  });

  it('have the text that their entry shows', () => {
    for (const { text, entry: id, leftOut } of known.messages) {
      if (id === undefined) continue;
      const entry = byId.get(id);
      expect(entry, `${id}, for: ${text}`).toBeDefined();
      if (!entry || leftOut === 'same') continue;
      const shown = entry.message.replace(KIND, '');
      const isShown = patternOf(text).test(shown) || patternOf(shown).test(text);
      expect(isShown, `${id} shows "${shown}", Pester has "${text}"`).toBe(true);
    }
  });
});
