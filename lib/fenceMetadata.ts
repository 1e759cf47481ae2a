/** The metadata of code fences: the one place that knows its words and how they are written. */

/** A word of the metadata: `run`, `in=v4`, `title="a b.ps1"`. */
const WORD = /\s*(?<key>[^\s="]+)(?:=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s"]*)))?/y;

/** Words that take a value, as in `title="…"`. */
const KEYS_WITH_VALUE = ['title', 'expect', 'in', 'output'] as const;
/** Those of them that need their quotes: without them, Docusaurus shows no title. */
const QUOTED_KEYS: readonly string[] = ['title', 'expect'];
/** Words that stand alone. */
export const FLAGS = [
  'run',
  // A script that must end with an error; the error's message is what it shows.
  'fails',
  'invalid',
  'matches',
  // Part of an exercise's solution: tried after the page, in a copy of its folder.
  'solution',
  // Part of the code that makes the message of the entry in which it stands, and of the repaired code.
  'before',
  'after',
  'message',
  // A message that cannot be made where the examples run.
  'unseen',
] as const;

/** The words that a fence may carry, for messages. */
const ALLOWED_WORDS = `title="…", expect="…", run, fails, invalid, solution, before, after, in=…, and for text fences matches, output=…, message, unseen`;

/** One of the words with a value, and one of those that stand alone. */
type Key = (typeof KEYS_WITH_VALUE)[number];
export type Flag = (typeof FLAGS)[number];

/** The words behind the language of a fence. */
interface FenceWords {
  readonly values: ReadonlyMap<Key, string>;
  readonly flags: ReadonlySet<Flag>;
  readonly problems: readonly string[];
}

/** `true` when `value` is one of those that are allowed. */
export function isOneOf<T extends string>(allowed: readonly T[], value: string): value is T {
  return (allowed as readonly string[]).includes(value);
}

/** Reads the metadata of a fence; `text` is all that stands behind its language. */
export function parseFenceMetadata(text: string): FenceWords {
  const values = new Map<Key, string>();
  const flags = new Set<Flag>();
  const problems: string[] = [];
  const word = new RegExp(WORD);
  const trimmed = text.trimEnd();
  while (word.lastIndex < trimmed.length) {
    const rest = trimmed.slice(word.lastIndex).trim();
    const groups = word.exec(trimmed)?.groups;
    if (!groups) {
      problems.push(
        `the metadata cannot be read from \`${rest}\` on; allowed are ${ALLOWED_WORDS}`,
      );
      break;
    }
    const { key = '', quoted, bare } = groups;
    const value = quoted ?? (QUOTED_KEYS.includes(key) ? undefined : bare);
    if (isOneOf(KEYS_WITH_VALUE, key)) {
      if (!value) {
        problems.push(`\`${key}\` needs a value in quotes: \`${key}="…"\``);
      } else if (values.has(key)) {
        problems.push(`\`${key}\` is given twice`);
      } else {
        values.set(key, value);
      }
    } else if (isOneOf(FLAGS, key)) {
      if (value !== undefined) {
        problems.push(`\`${key}\` takes no value`);
      }
      flags.add(key);
    } else {
      problems.push(`unknown metadata \`${key}\`; allowed are ${ALLOWED_WORDS}`);
    }
  }
  return { values, flags, problems };
}

/** The release that a fence is for, such as `Pester 4`, when it names one; without it, that is the release of its page. */
export function namedRelease({ values }: FenceWords): string | undefined {
  return values.get('in')?.replace(/^v/, 'Pester ');
}
