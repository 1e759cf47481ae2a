/**
 * Finds which message of a list a reader has: the text may come with names, paths and numbers in it, with the lines
 * around it, or be a part of it. It runs in the browser, on the page, and in the tests.
 */

/** What varies in a message: `<command>`. */
const VARIABLE = /<[^<>]+>/g;
/** The kind of an error is printed by some hosts only. */
const KIND = /^(?:WARNING|[\w.]*Exception): /;
const WORD = /[\p{L}\p{N}$]+(?:[-.][\p{L}\p{N}]+)*/gu;
/** Nobody pastes more of a message, and what is behind it says nothing. */
const MAX_LENGTH = 5000;
/** Below it, a message has only common words of the text. */
const MIN_SCORE = 0.1;

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
function holds(text: string, parts: readonly string[]): boolean {
  let end = 0;
  return parts.every((part) => {
    const start = text.indexOf(part, end);
    end = start + part.length;
    return start !== -1;
  });
}

/** Whether a text holds a whole message, whatever stands where the message varies. */
export function holdsMessage(text: string, message: string): boolean {
  return holds(normalized(text), fixedParts(message));
}

/**
 * A function that gives the messages which a text may be, the likeliest first. The more of a message's words the text
 * has, and the less other words of messages, the likelier; rare words count more, and what varies does not count. A text
 * that holds the whole message comes before those that do not.
 */
export function messageFinder<T extends Message>(messages: readonly T[]): (text: string) => T[] {
  const known = messages.map((message) => {
    const parts = fixedParts(message.message);
    return { message, parts, words: wordsOf(parts.join(' ')) };
  });
  const uses = new Map<string, number>();
  for (const word of known.flatMap(({ words }) => [...words]))
    uses.set(word, (uses.get(word) ?? 0) + 1);
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
      .map(({ message, parts, words: own }) => {
        const common = weightOf([...own].filter((word) => words.has(word)));
        const likeness = common === 0 ? 0 : common ** 2 / (weight * weightOf(own));
        return { message, score: likeness + (likeness > 0 && holds(text, parts) ? 1 : 0) };
      })
      .filter(({ score }) => score > MIN_SCORE)
      .sort((a, b) => b.score - a.score)
      .map(({ message }) => message);
  };
}
