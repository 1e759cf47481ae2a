/** Reads a query: which words matter, and under which terms of the index each of them may be found. */
import { STOP_WORDS, SYNONYMS } from '../../../data/search';
import { candidatesFor } from './spelling';
import { joined, partsOf, stemOf, wordsOf } from './tokenizer';
import { WEIGHTS } from './weights';

/** One way in which a word of the query may be met. */
export interface Alternative {
  /** A term of the index. */
  readonly text: string;
  /** How much a match counts, 0 to 1. */
  readonly weight: number;
  /** Whether terms that start with it match too. */
  readonly prefix: boolean;
}

/** A word of the query that matters. */
interface Concept {
  /** Its stem, or that of the word that a misspelled one probably is: how topics are compared. */
  readonly stem: string;
  readonly alternatives: readonly Alternative[];
}

/** A query as the ranking reads it. */
export interface Query {
  readonly concepts: readonly Concept[];
  /** The whole query in the form in which names are compared, without the slips that were found. */
  readonly name: string;
}

/** The words of the index. */
type Vocabulary = ReadonlySet<string>;

const stopWords: ReadonlySet<string> = new Set(STOP_WORDS);
const synonyms = SYNONYMS.map(({ says, means }) => ({ says: says.split(' ').map(stemOf), means }));

/**
 * Reads a query.
 * @param text what the reader typed; a word at its very end may be unfinished
 */
export function parseQuery(text: string, vocabulary: Vocabulary): Query {
  const words = wordsOf(text).map((word) => word.text);
  const endsInWord = /[\p{L}\p{N}]$/u.test(text);
  const all = words.map((word, place) => ({ word, place }));
  const significant = all.filter(({ word }) => !stopWords.has(word.toLowerCase()));
  const corrected = [...words];
  const found = (significant.length > 0 ? significant : all).map(({ word, place }) => {
    const isUnfinished = endsInWord && place === words.length - 1;
    const own = ownAlternatives(word, isUnfinished, vocabulary);
    const likeliest = own[0]?.prefix === false ? own[0].text : joined(word);
    const isKnown = vocabulary.has(joined(word)) || vocabulary.has(stemOf(joined(word)));
    if (!isKnown) corrected[place] = likeliest;
    return { place, stem: stemOf(likeliest), own };
  });
  const shared = meanings(corrected);
  const concepts = found.map(({ place, stem, own }) => {
    const common = shared.filter(({ from, to }) => place >= from && place < to);
    return { stem, alternatives: [...own, ...common] };
  });
  return { concepts, name: joined(corrected.join(' ')) };
}

/** The words of a phrase that matter, as stems: "tests in random order" is about `test`, `random` and `order`. */
export function stemsOf(text: string): Set<string> {
  const words = wordsOf(text.toLowerCase()).map((word) => word.text);
  return new Set(words.filter((word) => !stopWords.has(word)).map((word) => stemOf(joined(word))));
}

function ownAlternatives(
  word: string,
  isUnfinished: boolean,
  vocabulary: Vocabulary,
): Alternative[] {
  const name = joined(word);
  const parts = partsOf(word).filter((part) => !stopWords.has(part));
  const stem = parts.length === 0 ? stemOf(name) : name;
  const beginning = { text: name, weight: WEIGHTS.prefix, prefix: true };
  const ofParts = parts.map((text) => whole(text, WEIGHTS.part / parts.length));
  const ofStem = stem === name ? [] : [whole(stem, WEIGHTS.stem)];
  if (vocabulary.has(name)) {
    return [whole(name, 1), ...ofStem, ...(isUnfinished ? [beginning] : [])];
  }
  if (isUnfinished && startsAny(name, vocabulary)) return [beginning, ...ofStem, ...ofParts];
  if (vocabulary.has(stem)) return [...ofStem, ...ofParts];
  return [...corrections(name, vocabulary, isUnfinished), ...ofParts];
}

function whole(text: string, weight: number): Alternative {
  return { text, weight, prefix: false };
}

function startsAny(beginning: string, vocabulary: Vocabulary): boolean {
  for (const term of vocabulary) if (term.startsWith(beginning)) return true;
  return false;
}

/** A misspelled word is searched for as what it may be: each slip counts against it. */
function corrections(name: string, vocabulary: Vocabulary, isUnfinished: boolean): Alternative[] {
  return candidatesFor(name, vocabulary, isUnfinished).flatMap(({ text, slips }) => {
    const weight = WEIGHTS.slip ** slips;
    const stem = stemOf(text);
    return stem === text
      ? [whole(text, weight)]
      : [whole(text, weight), whole(stem, weight * WEIGHTS.stem)];
  });
}

/** An alternative for the words from one place in the query to another. */
interface Shared extends Alternative {
  readonly from: number;
  readonly to: number;
}

/** What the pages call the words that readers use. */
function meanings(words: readonly string[]): Shared[] {
  const stems = words.map((word) => stemOf(word.toLowerCase()));
  return synonyms.flatMap(({ says, means }) => {
    return stems.flatMap((_, from) =>
      says.every((stem, offset) => stems[from + offset] === stem)
        ? means.flatMap((word) =>
            [...new Set([joined(word), stemOf(joined(word))])].map((text) => ({
              ...whole(text, WEIGHTS.synonym),
              from,
              to: from + says.length,
            })),
          )
        : [],
    );
  });
}
