/** Asks MiniSearch for every way in which the words of a query may be met, and keeps the best way for each word. */
import { getOrInsert } from '../maps';
import type { Query, QueryTerm } from './query';
import type { SectionIndex } from './sectionIndex';

/** How a section meets a query. The lists have an entry per word of the query. */
export interface Match {
  /** Position of the section in the list that the index was made of. */
  readonly id: number;
  /** MiniSearch's score of the best way. */
  readonly scores: number[];
  /** Which share of the word is met, 0 to 1. */
  readonly shares: number[];
  /** The same, counting only what the title of a page meets. */
  readonly titleShares: number[];
  /** Terms of the section that were met. */
  readonly terms: Set<string>;
  /** Those of them that stand for whole words of the query. */
  readonly wholeTerms: Set<string>;
}

/** The sections that meet at least one word, by their position. */
export function matchSections(index: SectionIndex, query: Query): Match[] {
  const matches = new Map<number, Match>();
  for (const term of query.terms) {
    for (const { id, score, match } of index.lookUp(term)) {
      const found = getOrInsert(matches, Number(id), () => emptyMatch(Number(id), query));
      addTerm(found, term, score, match);
    }
  }
  return [...matches.values()];
}

function emptyMatch(id: number, { concepts }: Query): Match {
  return {
    id,
    scores: concepts.map(() => 0),
    shares: concepts.map(() => 0),
    titleShares: concepts.map(() => 0),
    terms: new Set(),
    wholeTerms: new Set(),
  };
}

function addTerm(
  found: Match,
  { weight, share, covers }: QueryTerm,
  score: number,
  fieldsByTerm: Readonly<Record<string, readonly string[]>>,
): void {
  const isInTitle = Object.values(fieldsByTerm).some(
    (fields) => fields.includes('title') || fields.includes('label'),
  );
  covers.forEach((concept, position) => {
    // A name of several words counts for all of them, at one place: the scores of a section are added up.
    if (position === 0) raise(found.scores, concept, score * weight * covers.length);
    addShare(found.shares, concept, share);
    if (isInTitle) addShare(found.titleShares, concept, share);
  });
  for (const term of Object.keys(fieldsByTerm)) {
    found.terms.add(term);
    if (share === 1) found.wholeTerms.add(term);
  }
}

function raise(values: number[], at: number, value: number): void {
  values[at] = Math.max(values[at] ?? 0, value);
}

/** Parts of a name add up; other ways to meet a word do not. */
function addShare(shares: number[], at: number, share: number): void {
  const isPart = share < 0.5;
  const sum = shares[at] ?? 0;
  shares[at] = isPart ? Math.min(1, sum + share) : Math.max(sum, share);
}
