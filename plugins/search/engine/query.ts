/** Reads a query: which words matter, and under which terms of the index each of them may be found. */
import { STOP_WORDS, SYNONYMS } from '../../../data/search';
import { isParameter, joined, partsOf, stemOf, wordsOf } from './tokenizer';
import { WEIGHTS } from './weights';

/** One way in which a word of the query may be met. */
export interface QueryTerm {
  readonly text: string;
  /** Factor on the score of its matches. */
  readonly weight: number;
  /** Whether terms that start with it match too. */
  readonly prefix: boolean;
  /** Number of wrong letters that are forgiven. */
  readonly maxEdits: 0 | 1 | 2;
  /** Positions in {@link Query.concepts} of the words that it stands for. */
  readonly covers: readonly number[];
  /** Which share of those words a match accounts for, 0 to 1. */
  readonly share: number;
}

/** A query, ready for the index. */
export interface Query {
  /** The words that matter, as typed. */
  readonly concepts: readonly string[];
  readonly terms: readonly QueryTerm[];
  /** The whole query in the form in which names are compared. */
  readonly name: string;
  /** Its stem; absent for a PowerShell name, whose ending belongs to it: `Should-Bes` begins `Should-BeString`. */
  readonly stem: string | undefined;
  /** Whether it is a parameter or an operator and nothing else: `-Be`. */
  readonly isParameter: boolean;
}

type Alternative = Omit<QueryTerm, 'covers'>;

/** The meaningful words among those from `start` to `end`. */
type Covering = (start: number, end: number) => number[];

/** From these lengths on, one and two wrong letters are forgiven: shorter words are too close to one another. */
const MIN_LENGTH_ONE_EDIT = 4;
const MIN_LENGTH_TWO_EDITS = 6;
/** Longest run of words that is tried as one name: `should be greater than or equal`. */
const MAX_JOINED_WORDS = 6;

const stopWords: ReadonlySet<string> = new Set(STOP_WORDS);
const synonyms = SYNONYMS.map(({ says, means }) => ({ says: says.split(' ').map(stemOf), means }));

/**
 * Reads a query.
 * @param text what the reader typed; a word at its very end may be unfinished
 * @param vocabulary terms of the index: a word that it lacks may be misspelled
 */
export function parseQuery(text: string, vocabulary: ReadonlySet<string>): Query {
  const words = wordsOf(text).map((word) => word.text);
  const endsInWord = /[^\s]$/.test(text);
  const all = words.map((word, index) => ({ word, index }));
  const telling = all.filter(({ word }) => !stopWords.has(word.toLowerCase()));
  const concepts = telling.length > 0 ? telling : all;
  const covering: Covering = (start, end) =>
    concepts.flatMap(({ index }, concept) => (index >= start && index < end ? [concept] : []));
  const own = concepts.flatMap(({ word, index }, concept) => {
    const mayBeUnfinished = endsInWord && index === words.length - 1;
    return alternativesOf(word, mayBeUnfinished, vocabulary).map((term) => ({
      ...term,
      covers: [concept],
    }));
  });
  const terms = [
    ...own,
    ...joinedTerms(words, vocabulary, covering),
    ...synonymTerms(words, covering),
  ].filter(({ covers }) => covers.length > 0);
  const name = joined(text);
  return {
    concepts: concepts.map(({ word }) => word),
    terms,
    name,
    stem: words.some((word) => partsOf(word).length > 0) ? undefined : stemOf(name),
    isParameter: isParameter(text.trim()),
  };
}

function alternativesOf(
  word: string,
  mayBeUnfinished: boolean,
  vocabulary: ReadonlySet<string>,
): Alternative[] {
  const name = joined(word);
  const whole = { text: name, weight: 1, share: 1, prefix: false, maxEdits: 0 } as const;
  const parts = partAlternatives(word);
  const stem = parts.length === 0 ? stemOf(name) : name;
  const stems = stem === name ? [] : [{ ...whole, text: stem, weight: WEIGHTS.stem }];
  const beginnings = mayBeUnfinished ? [{ ...whole, weight: WEIGHTS.prefix, prefix: true }] : [];
  if (vocabulary.has(name)) {
    // It is a word already, so longer ones are less likely to be meant.
    const longer = beginnings.map((term) => ({ ...term, share: WEIGHTS.longerWord }));
    return [whole, ...longer, ...stems, ...parts];
  }
  if (mayBeUnfinished && startsAny(vocabulary, name)) {
    // Nobody knows yet whether the last letters are an ending.
    const unsure = stems.map((alternative) => ({ ...alternative, weight: WEIGHTS.unsureStem }));
    return [...beginnings, ...unsure, ...parts];
  }
  const slips = vocabulary.has(stem)
    ? []
    : [{ ...whole, maxEdits: editsFor(name) }, ...transpositions(name, vocabulary)];
  return [...slips, ...stems, ...parts];
}

/** A name's words share what the whole name would have counted. */
function partAlternatives(word: string): Alternative[] {
  const parts = partsOf(word).filter((part) => !stopWords.has(part));
  return parts.map((text) => ({
    text,
    weight: WEIGHTS.part,
    prefix: false,
    maxEdits: 0,
    share: WEIGHTS.part / parts.length,
  }));
}

function editsFor(name: string): 0 | 1 | 2 {
  if (name.length >= MIN_LENGTH_TWO_EDITS) return 2;
  return name.length >= MIN_LENGTH_ONE_EDIT ? 1 : 0;
}

/** Known words that differ by two swapped neighbors, `mokc`: counted as one slip, while MiniSearch counts two edits. */
function transpositions(name: string, vocabulary: ReadonlySet<string>): Alternative[] {
  if (name.length < MIN_LENGTH_ONE_EDIT) return [];
  return Array.from({ length: name.length - 1 }, (_, i) => {
    const swapped = `${name[i + 1] ?? ''}${name[i] ?? ''}`;
    return name.slice(0, i) + swapped + name.slice(i + 2);
  })
    .filter((text) => text !== name && vocabulary.has(text))
    .map((text) => ({ text, weight: WEIGHTS.transposed, prefix: false, maxEdits: 0, share: 1 }));
}

function startsAny(vocabulary: ReadonlySet<string>, prefix: string): boolean {
  for (const term of vocabulary) if (term.startsWith(prefix)) return true;
  return false;
}

/** Neighboring words that are one name on this site: `should be string`, `invoke pester`. */
function joinedTerms(
  words: readonly string[],
  vocabulary: ReadonlySet<string>,
  covering: Covering,
): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 2; end <= Math.min(words.length, start + MAX_JOINED_WORDS); end += 1) {
      const name = joined(words.slice(start, end).join(' '));
      if (vocabulary.has(name)) {
        terms.push({
          text: name,
          weight: 1,
          prefix: false,
          maxEdits: 0,
          covers: covering(start, end),
          share: 1,
        });
      }
    }
  }
  return terms;
}

function synonymTerms(words: readonly string[], covering: Covering): QueryTerm[] {
  const stems = words.map((word) => stemOf(word.toLowerCase()));
  return stems.flatMap((_, start) =>
    synonyms
      .filter(({ says }) => says.every((stem, offset) => stems[start + offset] === stem))
      .flatMap(({ says, means }) =>
        means.flatMap(formsOf).map((text) => ({
          text,
          weight: weightOf(says),
          prefix: false,
          maxEdits: 0 as const,
          covers: covering(start, start + says.length),
          share: weightOf(says),
        })),
      ),
  );
}

function weightOf(says: readonly string[]): number {
  return says.length > 1 ? WEIGHTS.phraseSynonym : WEIGHTS.synonym;
}

function formsOf(word: string): string[] {
  const name = joined(word);
  return [...new Set([name, stemOf(name)])];
}
