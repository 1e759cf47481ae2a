/** Messages as readers paste them, for each way in which the site looks for their entries. */
import type { VersionName } from '../../config/versions';
import type { ErrorEntry } from '../../plugins/errors/entries';
import { KIND, VARIABLE } from '../../plugins/errors/messageFinder';
import { escapeRegexp } from '@docusaurus/utils';
import pastedMessages from './pastedMessages.json';

/** What other readers have where the message has variables. */
const OTHER_VALUES = ['Restore-Invoice', '/home/anna/shop/Invoice.ps1', '4711', 'C:\\build\\Shop'];

/** What a reader pastes, and the message of its entry. */
interface Pasted {
  readonly text: string;
  readonly message: string;
}

/** Messages that runs of the examples printed. */
export function realTexts(version: VersionName, entries: readonly ErrorEntry[]): Pasted[] {
  return pastedMessages
    .filter(({ versions }) => versions.includes(version))
    .flatMap(({ entry: id, text }) => {
      const entry = entries.find((other) => other.id === id);
      return entry ? [{ text, message: entry.message }] : [];
    });
}

/** The text with other values where its message has variables; as it is where it does not end with the whole message. */
export function withOtherValues({ text, message }: Pasted): Pasted {
  const start = text.search(new RegExp(`${patternOf(message).source}$`));
  if (start === -1) return { text, message };
  let next = 0;
  const value = (): string => OTHER_VALUES[next++ % OTHER_VALUES.length] ?? '';
  const other = message.replace(KIND, '').replaceAll(VARIABLE, value);
  return { text: text.slice(0, start) + other, message };
}

/** Matches the message with anything in place of its variables. */
export function patternOf(message: string): RegExp {
  const parts = message.replace(KIND, '').split(VARIABLE);
  return new RegExp(parts.map((part) => escapeRegexp(part.trim())).join('.*?'));
}

/** Entries about other causes of the same message may name its variables otherwise, or leave out the kind of the error. */
export function shapeOf(message: string): string {
  return message.replace(KIND, '').replaceAll(VARIABLE, '<>');
}

/** The share of the texts that do not lead to their message first, and which. */
export function missed(
  texts: readonly Pasted[],
  find: (text: string) => string | undefined,
): { share: number; which: string } {
  const wrong = texts.flatMap(({ text, message }) => {
    const first = find(text);
    return first !== undefined && shapeOf(first) === shapeOf(message)
      ? []
      : [`${text} leads to ${first ?? 'nothing'}, not to ${message}`];
  });
  return { share: wrong.length / texts.length, which: wrong.join('\n') };
}
