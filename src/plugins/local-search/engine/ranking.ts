/** Orders matches: by how much of the query a section answers, how well, and on what kind of page. */
import { HEADING_BOOSTS, PAGE_BOOSTS, type Boost } from '../../../data/search';
import type { PackedPage, Section } from '../indexFile';
import { getOrInsert, groupBy } from '../maps';
import type { Match } from './matching';
import type { Query } from './query';
import type { Found } from './searchEngine';
import { slugOf } from './sectionIndex';
import { joined, partsOf, stemOf } from './tokenizer';
import { WEIGHTS } from './weights';

/** So many pages, the first ones, show so many sections before the next page; further pages show one. */
const LEADING_PAGES = 4;
const SECTIONS_OF_LEADING_PAGE = 2;
/** Part of the name of commands that check the opposite: `Should-NotBeNull`. */
const NEGATION = 'not';

interface Scored extends Found {
  /** Share of the query's words that it answers, 0 to 1. */
  readonly coverage: number;
}

/** A page's title and sidebar label in comparable form. */
interface Names {
  readonly exact: readonly string[];
  readonly stems: readonly string[];
  readonly isNegative: boolean;
}

export class Ranking {
  private readonly factors: readonly number[];
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
    sections.forEach(({ heading, page, level }, id) => {
      getOrInsert(this.pagesByHeading, joined(heading), () => new Set<PackedPage>()).add(page);
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
    const scored = [...byPage].flatMap(([page, ofPage]) =>
      page ? this.scorePage(page, ofPage, query) : [],
    );
    const best = Math.max(...scored.map(({ coverage }) => coverage));
    return inOrder(
      scored
        .filter(({ coverage }) => coverage >= best * WEIGHTS.minCoverage)
        .sort((a, b) => b.score - a.score),
    );
  }

  /** What a page answers as a whole counts for each of its sections, so that pages compete and not only sections. */
  private scorePage(page: PackedPage, matches: readonly Match[], query: Query): Scored[] {
    const pageId = this.pageIds.get(page) ?? 0;
    const first = matches.find(({ id }) => id === pageId);
    const best = (values: (match: Match) => readonly number[]) =>
      query.concepts.map((_, i) => Math.max(...matches.map((match) => values(match)[i] ?? 0)));
    const shares = best((match) => match.shares);
    const titleShare = sum(first?.titleShares ?? []) / query.concepts.length;
    const ofPage =
      WEIGHTS.wholePage *
      sum(best((match) => match.scores)) *
      (sum(shares) / query.concepts.length) ** WEIGHTS.coveragePower *
      (this.factors[pageId] ?? 1) *
      (1 + titleShare);
    return matches.flatMap((match) => {
      const section = this.sections[match.id];
      if (!section) return [];
      const isFirst = match === first;
      const coverage = coverageOf(match, first, shares);
      const fromFirst = isFirst ? 0 : sum(first?.scores ?? []) * WEIGHTS.pageScore;
      const ofSection =
        (sum(match.scores) + fromFirst) *
        coverage ** WEIGHTS.coveragePower *
        (this.factors[match.id] ?? 1) *
        (isFirst ? this.titleFactor(page, match, query) : this.headingFactor(section, query));
      return [{ section, score: ofSection + ofPage, coverage, matchedTerms: match.terms }];
    });
  }

  private titleFactor(page: PackedPage, { terms, wholeTerms }: Match, query: Query): number {
    const { name, stem, concepts } = query;
    const names = this.names.get(page) ?? { exact: [], stems: [], isNegative: false };
    if (names.exact.includes(name)) return WEIGHTS.titleEquals;
    const isOneSlipAway =
      concepts.length === 1 && names.exact.some((title) => wholeTerms.has(title));
    if (isOneSlipAway || (stem !== undefined && names.stems.includes(stem)))
      return WEIGHTS.titleResembles;
    if (names.exact.some((title) => title.startsWith(name))) return WEIGHTS.titleStarts;
    return names.isNegative && !terms.has(NEGATION) ? WEIGHTS.unaskedNegation : 1;
  }

  /** A heading that many pages share (`Examples`, `-Path`) says little about any of them. */
  private headingFactor(section: Section, { name }: Query): number {
    const heading = joined(section.heading);
    if (heading !== name) return 1;
    return 1 + (WEIGHTS.headingEquals - 1) / (this.pagesByHeading.get(heading)?.size ?? 1);
  }
}

/** Share of the query that a section answers; what its page says elsewhere, in its title above all, counts in part. */
function coverageOf(match: Match, first: Match | undefined, onPage: readonly number[]): number {
  const shares = match.shares.map((share, i) =>
    Math.max(
      share,
      (first?.titleShares[i] ?? 0) * WEIGHTS.inTitle,
      (onPage[i] ?? 0) * WEIGHTS.onPage,
    ),
  );
  return sum(shares) / shares.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
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
  const distinct = sorted.filter(({ section }) => {
    const address = `${section.page.path}#${section.anchor}`;
    return !taken.has(address) && taken.add(address);
  });
  const shown: Scored[] = [];
  const rest: Scored[] = [];
  [...groupBy(distinct, ({ section }) => section.page).values()].forEach((ofPage, place) => {
    const count = place < LEADING_PAGES ? SECTIONS_OF_LEADING_PAGE : 1;
    shown.push(...ofPage.slice(0, count));
    rest.push(...ofPage.slice(count));
  });
  return [...shown, ...rest.sort((a, b) => b.score - a.score)];
}
