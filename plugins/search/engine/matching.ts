/** Asks MiniSearch for every way in which the words of a query may be met, and keeps the best way for each word. */
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
  /** What was met, in the order of the query's terms. */
  readonly met: Met[];
}

/** A term of the query that a section meets. */
interface Met {
  /** By term of the section, the fields that it stands in. */
  readonly fieldsByTerm: Readonly<Record<string, readonly string[]>>;
  /** Whether it stands for whole words of the query. */
  readonly isWhole: boolean;
}

/** Terms of a section that were met; wanted for the few sections that are shown, so they are not kept for all. */
export function termsMet({ met }: Pick<Match, 'met'>): Set<string> {
  return new Set(met.flatMap(({ fieldsByTerm }) => Object.keys(fieldsByTerm)));
}

/** Those of them that stand for whole words of the query. */
export function wholeTermsMet({ met }: Pick<Match, 'met'>): Set<string> {
  return termsMet({ met: met.filter(({ isWhole }) => isWhole) });
}

/** The sections that meet at least one word, by their position. */
export function matchSections(index: SectionIndex, query: Query): Match[] {
  const matches = new Map<number, Match>();
  const words = query.concepts.length;
  for (const term of query.terms) {
    for (const { id, score, match } of index.lookUp(term)) {
      let found = matches.get(Number(id));
      if (!found) matches.set(Number(id), (found = emptyMatch(Number(id), words)));
      addTerm(found, term, score, match);
    }
  }
  return [...matches.values()];
}

function emptyMatch(id: number, words: number): Match {
  return { id, scores: zeros(words), shares: zeros(words), titleShares: zeros(words), met: [] };
}

/** A list of zeros. */
export function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

function addTerm(
  found: Match,
  { weight, share, covers }: QueryTerm,
  score: number,
  fieldsByTerm: Met['fieldsByTerm'],
): void {
  const inTitle = isInTitle(fieldsByTerm);
  // A name of several words counts for all of them, at one place: the scores of a section are added up.
  raise(found.scores, covers[0] ?? 0, score * weight * covers.length);
  for (const concept of covers) {
    addShare(found.shares, concept, share);
    if (inTitle) addShare(found.titleShares, concept, share);
  }
  found.met.push({ fieldsByTerm, isWhole: share === 1 });
}

/** Asked for each section that meets a term, so it makes no lists. */
function isInTitle(fieldsByTerm: Met['fieldsByTerm']): boolean {
  for (const term in fieldsByTerm) {
    const fields = fieldsByTerm[term];
    if (fields?.includes('title') || fields?.includes('label')) return true;
  }
  return false;
}

function raise(values: number[], at: number, value: number): void {
  values[at] = Math.max(values[at] ?? 0, value);
}

/** From this share on, a section has the word, and not only a part of the name that the word is. */
const WORD_SHARE = 0.5;

/** Whether a share of a word is as good as the word. */
export function isWordMet(share: number): boolean {
  return share >= WORD_SHARE;
}

/** Parts of a name add up; other ways to meet a word do not. */
function addShare(shares: number[], at: number, share: number): void {
  const sum = shares[at] ?? 0;
  shares[at] = isWordMet(share) ? Math.max(sum, share) : Math.min(1, sum + share);
}
