/**
 * Finds which message of a list a reader has: the text may come with names, paths and numbers in it, with the lines
 * around it, or be a part of it. The field of the index of messages and the search ask it.
 */

/** What varies in a message: `<command>`. */
export const VARIABLE = /<[A-Za-z][\w -]*>/g;
/** The kind of an error is printed by some hosts only. */
export const KIND = /^(?:WARNING|[\w.]*Exception): /;
const WORD = /[\p{L}\p{N}$]+(?:[-.][\p{L}\p{N}]+)*/gu;
/** Nobody pastes more of a message, and what is behind it says nothing. */
const MAX_LENGTH = 5000;
/** Below it, a message has only common words of the text. */
const MIN_LIKENESS = 0.1;

/** A message as the pages have it, with `<variables>`. */
interface Message {
  readonly message: string;
}

function normalized(text: string): string {
  return text.slice(0, MAX_LENGTH).replace(/\s+/g, ' ').toLowerCase();
}

function wordsOf(text: string): Set<string> {
  return new Set(text.match(WORD));
}

/** What of a message does not vary, as it is compared. */
function fixedParts(message: string): string[] {
  return normalized(message.replace(KIND, '')).split(VARIABLE);
}

/** How many characters of a message do not vary. */
export function fixedLength(message: string): number {
  return fixedParts(message).join('').trim().length;
}

/** Whether the parts stand in the text in this order, with anything between them. */
export function holds(text: string, parts: readonly string[]): boolean {
  let end = 0;
  return parts.every((part) => {
    const start = text.indexOf(part, end);
    end = start + part.length;
    return start !== -1;
  });
}

/** A message that a text may be. */
export interface FoundMessage<T extends Message> {
  readonly entry: T;
  /** How many of the words that do not vary in it the text has. */
  readonly words: number;
  /** How like the text is to the message, 0 to 1; rare words count more, and what varies does not count. */
  readonly likeness: number;
  /** Whether the text holds the whole message. */
  readonly isWhole: boolean;
}

/**
 * A function that gives the messages which a text may be, the likeliest first. The more of a message's words the text
 * has, and the less other words of messages, the likelier. A text that holds the whole message comes before those that
 * do not.
 */
export function messageFinder<T extends Message>(
  messages: readonly T[],
): (text: string) => FoundMessage<T>[] {
  const known = messages.map((entry) => {
    const parts = fixedParts(entry.message);
    return { entry, parts, words: [...wordsOf(parts.join(' '))] };
  });
  const uses = new Map<string, number>();
  for (const word of known.flatMap(({ words }) => words)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const weightOf = (words: Iterable<string>): number =>
    [...words].reduce((sum, word) => {
      const count = uses.get(word);
      return count === undefined ? sum : sum + Math.log(1 + known.length / count);
    }, 0);

  return (pasted) => {
    const text = normalized(pasted);
    const words = wordsOf(text);
    const weight = weightOf(words);
    return known
      .map(({ entry, parts, words: own }) => {
        const common = own.filter((word) => words.has(word));
        const shared = weightOf(common);
        const likeness = shared === 0 ? 0 : shared ** 2 / (weight * weightOf(own));
        const isWhole = likeness > 0 && holds(text, parts);
        return { entry, words: common.length, likeness, isWhole };
      })
      .filter(({ likeness, isWhole }) => isWhole || likeness > MIN_LIKENESS)
      .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.likeness - a.likeness);
  };
}
