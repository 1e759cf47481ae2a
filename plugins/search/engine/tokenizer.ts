/**
 * Turns text into search terms the way PowerShell users read it: `Should-BeString` is found by its whole name, with or
 * without the dash, by `BeString`, and by each of its words.
 */

/** A word as it stands in a text. */
interface Word {
  /** The word without the signs around it: `Run.Path`, `ForEach`, `TestDrive`. */
  readonly text: string;
  /** Offset of its first character in the text. */
  readonly start: number;
  /** Offset behind its last character. */
  readonly end: number;
}

/** Letters and digits, with the signs that PowerShell puts inside a name; `$`, a leading `-` and brackets stay outside. */
const WORD = /[\p{L}\p{N}]+(?:[-._:'’][\p{L}\p{N}]+)*/gu;
/** The same; a command and the parameter behind it are one word here: `Should -Invoke` is a name to Pester's users. */
const WORD_OR_CALL = /[\p{L}\p{N}]+(?:(?: -|[-._:'’])[\p{L}\p{N}]+)*/gu;
/** No name with parts: most words of a text, so they are told first. */
const PLAIN_WORD = /^[A-Z]?[a-z]+$/;
const JOINER = / -|[-._:'’]/g;
/** Where a camel-case name is cut: `BeString`, `PSScript`. */
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Shorter parts (`N` of `NUnit`, `5` of `7.5`) would match everywhere. */
const MIN_PART_LENGTH = 2;

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** What the index takes from a text: its words, and calls such as `Should -Invoke` as one. */
export function indexedWords(text: string): readonly string[] {
  return text.match(WORD_OR_CALL) ?? [];
}

/** A name in the form in which names are compared: lower case, without the signs inside. */
export function joined(text: string): string {
  return (text.match(WORD) ?? []).join('').replace(JOINER, '').toLowerCase();
}

/** The segments of a word between its signs, and their camel-case words; empty for a plain word. */
export function partsOf(word: string): string[] {
  const parts = new Set<string>();
  for (const segment of word.split(JOINER)) {
    parts.add(segment.toLowerCase());
    for (const part of segment.split(CAMEL)) parts.add(part.toLowerCase());
  }
  parts.delete(joined(word));
  return [...parts].filter((part) => part.length >= MIN_PART_LENGTH);
}

const VOWEL = /[aeiouy]/;
const MIN_STEM_LENGTH = 3;

/**
 * A light English stem, so that `mocking`, `mocked` and `mocks` meet `mock`: plural, `-ing`, `-ed`, a doubled consonant
 * and a final `e` are removed. It is a search key, not a word. Lower case in and out.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const singular = withoutPlural(word);
  const base = withoutVerbEnding(singular);
  const single = base === singular ? base : base.replace(/([^aeiouyls])\1$/, '$1');
  return single.length > MIN_STEM_LENGTH ? single.replace(/e$/, '') : single;
}

function withoutPlural(word: string): string {
  if (word.length <= MIN_STEM_LENGTH || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}

function withoutVerbEnding(word: string): string {
  const base = /^(.+?)(?:ing|ed)$/.exec(word)?.[1];
  const isVerb =
    base !== undefined &&
    base.length >= MIN_STEM_LENGTH &&
    VOWEL.test(base) &&
    !word.endsWith('eed');
  return isVerb ? base : word;
}

/** The same words stand in most texts: each is cut into terms once. */
const termsByWord = new Map<string, readonly string[]>();

/** The terms under which one word of a text is found: the whole, its parts, and the stems of plain words among them. */
export function termsOf(word: string): readonly string[] {
  const known = termsByWord.get(word);
  if (known) return known;
  const terms = cutIntoTerms(word);
  termsByWord.set(word, terms);
  return terms;
}

function cutIntoTerms(word: string): string[] {
  if (PLAIN_WORD.test(word)) {
    const name = word.toLowerCase();
    const stem = stemOf(name);
    return stem === name ? [name] : [name, stem];
  }
  const parts = partsOf(word);
  return [...new Set([joined(word), ...parts, ...parts.map(stemOf)])].filter((term) => term !== '');
}
