/** Orders matches: by how much of the query a section answers, how well, and on what kind of page. */
import { HEADING_BOOSTS, PAGE_BOOSTS, type Boost } from '../../../data/search';
import { addressOf, type PackedPage, type Section } from '../indexFile';
import { getOrInsert, groupBy } from '../maps';
import { isWordMet, termsMet, wholeTermsMet, zeros, type Match } from './matching';
import type { Query } from './query';
import type { Found } from './searchEngine';
import { slugOf } from './sectionIndex';
import { isParameter, joined, partsOf, stemOf } from './tokenizer';
import { WEIGHTS } from './weights';

/** So many pages, the first ones, show so many sections before the next page; further pages show one. */
const LEADING_PAGES = 4;
const SECTIONS_OF_LEADING_PAGE = 2;
/** Shorter queries stand in many headings by chance. */
const MIN_PHRASE_WORDS = 3;
/** Part of the name of commands that check the opposite: `Should-NotBeNull`. */
const NEGATION = 'not';

class Scored implements Found {
  /**
   * @param address of the section
   * @param coverage share of the query's words that it answers, 0 to 1
   */
  constructor(
    readonly section: Section,
    readonly address: string,
    readonly score: number,
    readonly coverage: number,
    private readonly match: Match,
  ) {}

  get matchedTerms(): ReadonlySet<string> {
    return termsMet(this.match);
  }
}

/** What the sections of a page meet together. The lists have an entry per word of the query, with the best of them. */
interface PageMatch {
  readonly page: PackedPage;
  /** Position of its first section. */
  readonly pageId: number;
  readonly matches: readonly Match[];
  /** The match of its first section. */
  readonly first: Match | undefined;
  readonly shares: readonly number[];
  readonly scores: readonly number[];
}

/** A page's title and sidebar label in comparable form. */
interface Names {
  readonly exact: readonly string[];
  readonly stems: readonly string[];
  readonly isNegative: boolean;
}

export class Ranking {
  private readonly factors: readonly number[];
  private readonly addresses: readonly string[];
  /** Headings in the form in which names are compared. */
  private readonly headings: readonly string[];
  /** Commands with the parameter or operator that a section is about, in the same form; empty for other sections. */
  private readonly calls: readonly string[];
  private readonly pagesByHeading = new Map<string, Set<PackedPage>>();
  private readonly names = new Map<PackedPage, Names>();
  /** Position of the first section of each page. */
  private readonly pageIds = new Map<PackedPage, number>();

  /** Prepares what does not depend on the query. */
  constructor(private readonly sections: readonly Section[]) {
    const mostLinks = Math.max(1, ...sections.map(({ page }) => page.links ?? 0));
    this.factors = sections.map(
      (section) => factorOf(section) * linkFactor(section.page.links ?? 0, mostLinks),
    );
    this.addresses = sections.map(addressOf);
    this.headings = sections.map(({ heading }) => joined(heading));
    this.calls = sections.map(({ page, heading }, id) =>
      isParameter(heading) ? joined(page.title) + (this.headings[id] ?? '') : '',
    );
    sections.forEach(({ page, level }, id) => {
      const heading = this.headings[id] ?? '';
      getOrInsert(this.pagesByHeading, heading, () => new Set<PackedPage>()).add(page);
      if (level > 1) return;
      const exact = [page.title, page.label ?? page.title, slugOf(page)].map(joined);
      const isNegative = partsOf(page.title).includes(NEGATION);
      this.names.set(page, { exact, stems: exact.map(stemOf), isNegative });
      this.pageIds.set(page, id);
    });
  }

  /** Best first, each address once, in the order in which they are shown. */
  order(matches: readonly Match[], query: Query): Found[] {
    const sections = this.sections;
    const byPage = groupBy(matches, ({ id }) => sections[id]?.page);
    const pages = [...byPage].flatMap(([page, ofPage]) =>
      page ? [this.matchOfPage(page, ofPage, query.concepts.length)] : [],
    );
    const importance = this.importanceOfWords(pages, query.concepts.length);
    const scored = this.scoreCandidates(pages, query, importance);
    const best = scored.reduce((most, { coverage }) => Math.max(most, coverage), 0);
    return inOrder(
      scored
        .filter(({ coverage }) => coverage >= best * WEIGHTS.minCoverage)
        .sort((a, b) => b.score - a.score),
    );
  }

  /**
   * How much each word of a query says, 1 on average: `untagged` tells more than `run` and `tests`, which nearly every
   * page has. A word that no page has says nothing. Rarity enters by the root of its logarithm, which was found by
   * measuring: MiniSearch's scores hold the logarithm already.
   */
  private importanceOfWords(pages: readonly PageMatch[], words: number): number[] {
    const counts = zeros(words);
    for (const { shares } of pages) {
      shares.forEach((share, i) => {
        if (isWordMet(share)) counts[i] = (counts[i] ?? 0) + 1;
      });
    }
    const rarity = counts.map((count) =>
      count === 0 ? 0 : Math.sqrt(1 + Math.log(1 + this.names.size / count)),
    );
    const total = sum(rarity);
    return rarity.map((value) => (total === 0 ? 1 : (value * words) / total));
  }

  /** Collected once per page: the importance of words, the choice of candidates and the scores all ask for it. */
  private matchOfPage(page: PackedPage, matches: readonly Match[], words: number): PageMatch {
    const pageId = this.pageIds.get(page) ?? 0;
    const shares = zeros(words);
    const scores = zeros(words);
    for (const match of matches) {
      raiseAll(shares, match.shares);
      raiseAll(scores, match.scores);
    }
    return {
      page,
      pageId,
      matches,
      first: matches.find(({ id }) => id === pageId),
      shares,
      scores,
    };
  }

  /**
   * Scores the sections of the pages that may be in the list. None of a page's sections answers more than the page as a
   * whole, so a page too far behind the sections of the most telling page needs no closer look: most pages have a common
   * word of a query, and no more.
   */
  private scoreCandidates(
    pages: readonly PageMatch[],
    query: Query,
    importance: readonly number[],
  ): Scored[] {
    const limits = pages.map(({ shares }) => weighedSum(shares, importance) / shares.length);
    const leading = pages[limits.indexOf(Math.max(...limits))];
    if (!leading) return [];
    const { matches, first, shares } = leading;
    const least =
      WEIGHTS.minCoverage *
      Math.max(...matches.map((match) => coverageOf(match, first, shares, importance)));
    return pages.flatMap((page, i) =>
      (limits[i] ?? 0) >= least ? this.scorePage(page, query, importance) : [],
    );
  }

  /** What a page answers as a whole counts for each of its sections, so that pages compete and not only sections. */
  private scorePage(
    { page, pageId, matches, first, shares, scores }: PageMatch,
    query: Query,
    importance: readonly number[],
  ): Scored[] {
    const words = query.concepts.length;
    const ofPage =
      WEIGHTS.wholePage *
      sum(scores) *
      (weighedSum(shares, importance) / words) ** WEIGHTS.coveragePower *
      (this.factors[pageId] ?? 1) *
      (1 + weighedSum(first?.titleShares ?? [], importance) / words);
    const fromFirst = sum(first?.scores ?? []) * WEIGHTS.pageScore;
    const scored: Scored[] = [];
    for (const match of matches) {
      const section = this.sections[match.id];
      if (!section) continue;
      const isFirst = match === first;
      const coverage = coverageOf(match, first, shares, importance);
      const ofSection =
        (sum(match.scores) + (isFirst ? 0 : fromFirst)) *
        coverage ** WEIGHTS.coveragePower *
        (this.factors[match.id] ?? 1) *
        (isFirst ? this.titleFactor(page, match, query) : this.headingFactor(match, query));
      const address = this.addresses[match.id] ?? '';
      scored.push(new Scored(section, address, ofSection + ofPage, coverage, match));
    }
    return scored;
  }

  private titleFactor(page: PackedPage, match: Match, query: Query): number {
    const { name, stem, concepts } = query;
    const names = this.names.get(page) ?? { exact: [], stems: [], isNegative: false };
    if (names.exact.includes(name)) return WEIGHTS.titleEquals;
    const isOneSlipAway = (): boolean => {
      const met = wholeTermsMet(match);
      return names.exact.some((title) => met.has(title));
    };
    if (
      (stem !== undefined && names.stems.includes(stem)) ||
      (concepts.length === 1 && isOneSlipAway())
    )
      return WEIGHTS.titleResembles;
    // No page is a parameter, so `-Be` is not the beginning of one.
    if (!query.isParameter && names.exact.some((title) => title.startsWith(name)))
      return WEIGHTS.titleStarts;
    return names.isNegative && !termsMet(match).has(NEGATION) ? WEIGHTS.unaskedNegation : 1;
  }

  /**
   * A heading that many pages share (`Examples`, `-Path`) says little about any of them. One that holds all of a longer
   * query, word by word, is the text of the message that the reader has before them.
   */
  private headingFactor(
    { id }: Match,
    { name, concepts, isParameter: isForParameter }: Query,
  ): number {
    const heading = this.headings[id] ?? '';
    const call = this.calls[id] ?? '';
    if (name !== '' && call === name) return WEIGHTS.callEquals;
    if (heading !== name) {
      const isPhrase = concepts.length >= MIN_PHRASE_WORDS && heading.includes(name);
      return isPhrase ? WEIGHTS.headingHolds : 1;
    }
    const most = isForParameter && call !== '' ? WEIGHTS.parameterEquals : WEIGHTS.headingEquals;
    return 1 + (most - 1) / (this.pagesByHeading.get(name)?.size ?? 1);
  }
}

/** Share of the query that a section answers; what its page says elsewhere, in its title above all, counts in part. */
function coverageOf(
  match: Match,
  first: Match | undefined,
  onPage: readonly number[],
  importance: readonly number[],
): number {
  let total = 0;
  match.shares.forEach((share, i) => {
    const inTitle = (first?.titleShares[i] ?? 0) * WEIGHTS.inTitle;
    const best = Math.max(share, inTitle, (onPage[i] ?? 0) * WEIGHTS.onPage);
    total += best * (importance[i] ?? 0);
  });
  return total / match.shares.length;
}

/** Raises each of `values` to that of `others` at its place. */
function raiseAll(values: number[], others: readonly number[]): void {
  others.forEach((other, i) => {
    if (other > (values[i] ?? 0)) values[i] = other;
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function weighedSum(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((total, value, i) => total + value * (weights[i] ?? 0), 0);
}

function factorOf({ page, heading, level }: Section): number {
  const path = page.path.replace(/^docs(?:\/|$)(?:v\d+(?:\/|$))?/, '');
  const ofPage = product(PAGE_BOOSTS.filter(({ of }) => isBelow(path, of)));
  const ofHeading =
    level > 1 ? product(HEADING_BOOSTS.filter(({ of }) => of === heading.toLowerCase())) : 1;
  return ofPage * ofHeading;
}

/** Pages that others refer to are more often the ones looked for; the tenth link says less than the first. */
function linkFactor(links: number, mostLinks: number): number {
  return 1 + (WEIGHTS.links * Math.log1p(links)) / Math.log1p(mostLinks);
}

function isBelow(path: string, of: string): boolean {
  return of.endsWith('/') ? path.startsWith(of) : path === of;
}

function product(boosts: readonly Boost[]): number {
  return boosts.reduce((factor, boost) => factor * boost.factor, 1);
}

/** Lists the sections page by page, a few of each, then what is left; each address once. */
function inOrder(sorted: readonly Scored[]): Found[] {
  const taken = new Set<string>();
  const distinct = sorted.filter(({ address }) => !taken.has(address) && taken.add(address));
  const shown: Scored[] = [];
  const rest: Scored[] = [];
  [...groupBy(distinct, ({ section }) => section.page).values()].forEach((ofPage, place) => {
    const count = place < LEADING_PAGES ? SECTIONS_OF_LEADING_PAGE : 1;
    shown.push(...ofPage.slice(0, count));
    rest.push(...ofPage.slice(count));
  });
  return [...shown, ...rest.sort((a, b) => b.score - a.score)];
}
