/** Orders matches: by how much of the query a section answers, how well, and on what kind of page. */
import { HEADING_BOOSTS, PAGE_BOOSTS, type Boost } from '../../../data/search';
import type { PackedPage, Section } from '../indexFile';
import { getOrInsert, groupBy } from '../maps';
import type { Match } from './matching';
import type { Query } from './query';
import type { Found } from './searchEngine';
import { joined, stemOf } from './tokenizer';

/** How strongly words of the query that a section lacks count against it. */
const COVERAGE_POWER = 1.5;
/** A word that only the page's title has, and not the section itself, counts this much. */
const TITLE_SHARE = 0.7;
/** What a section gains from the score of its page. */
const PAGE_SCORE_SHARE = 0.35;
/** Factors for a title that is the query, is it in another form or with a slip, or begins with it. */
const TITLE_EQUALS = 5;
const TITLE_RESEMBLES = 2;
const TITLE_STARTS = 1.4;
/** Factor for a heading that is the query and stands on one page only. */
const HEADING_EQUALS = 2;
/** Results that answer less than this share of what the best one answers are left out. */
const MIN_RELATIVE_COVERAGE = 0.55;
/** How many sections of the first, second, … page come before the next page; further pages show one. */
const SECTIONS_PER_PAGE = [3, 2, 2, 2];

interface Scored extends Found {
  /** Share of the query's words that it answers, 0 to 1. */
  readonly coverage: number;
}

/** A page's title and sidebar label in comparable form. */
interface Names {
  readonly exact: readonly string[];
  readonly stems: readonly string[];
}

export class Ranking {
  private readonly factors: readonly number[];
  private readonly pagesByHeading = new Map<string, Set<PackedPage>>();
  private readonly names = new Map<PackedPage, Names>();
  /** Position of the first section of each page. */
  private readonly pageIds = new Map<PackedPage, number>();

  /** Prepares what does not depend on the query. */
  constructor(private readonly sections: readonly Section[]) {
    this.factors = sections.map(factorOf);
    sections.forEach(({ heading, page, level }, id) => {
      getOrInsert(this.pagesByHeading, joined(heading), () => new Set<PackedPage>()).add(page);
      if (level > 1) return;
      const exact = [page.title, page.label ?? page.title].map(joined);
      this.names.set(page, { exact, stems: exact.map(stemOf) });
      this.pageIds.set(page, id);
    });
  }

  /** Best first, each address once, in the order in which they are shown. */
  order(matches: readonly Match[], query: Query): Found[] {
    const byId = new Map(matches.map((match) => [match.id, match]));
    const scored = matches.flatMap((match) => {
      const section = this.sections[match.id];
      if (!section) return [];
      const ofPage =
        section.level === 1 ? undefined : byId.get(this.pageIds.get(section.page) ?? -1);
      return [this.score(section, match, ofPage, query)];
    });
    const best = Math.max(...scored.map(({ coverage }) => coverage));
    return byPage(
      scored
        .filter(({ coverage }) => coverage >= best * MIN_RELATIVE_COVERAGE)
        .sort((a, b) => b.score - a.score),
    );
  }

  private score(section: Section, match: Match, ofPage: Match | undefined, query: Query): Scored {
    const shares = match.shares.map((share, i) =>
      Math.max(share, (ofPage?.titleShares[i] ?? 0) * TITLE_SHARE),
    );
    const coverage = sum(shares) / query.concepts.length;
    const score =
      (sum(match.scores) + sum(ofPage?.scores ?? []) * PAGE_SCORE_SHARE) *
      coverage ** COVERAGE_POWER *
      (this.factors[match.id] ?? 1) *
      (section.level === 1
        ? this.titleFactor(section.page, match, query)
        : this.headingFactor(section, query));
    return { section, score, coverage, matchedTerms: match.terms };
  }

  private titleFactor(page: PackedPage, { wholeTerms }: Match, query: Query): number {
    const { name, stem, concepts } = query;
    const { exact, stems } = this.names.get(page) ?? { exact: [], stems: [] };
    if (exact.includes(name)) return TITLE_EQUALS;
    const isOneSlipAway = concepts.length === 1 && exact.some((title) => wholeTerms.has(title));
    if (isOneSlipAway || (stem !== undefined && stems.includes(stem))) return TITLE_RESEMBLES;
    return exact.some((title) => title.startsWith(name)) ? TITLE_STARTS : 1;
  }

  /** A heading that many pages share (`Examples`, `-Path`) says little about any of them. */
  private headingFactor(section: Section, { name }: Query): number {
    const heading = joined(section.heading);
    if (heading !== name) return 1;
    return 1 + (HEADING_EQUALS - 1) / (this.pagesByHeading.get(heading)?.size ?? 1);
  }
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

function isBelow(path: string, of: string): boolean {
  return of.endsWith('/') ? path.startsWith(of) : path === of;
}

function product(boosts: readonly Boost[]): number {
  return boosts.reduce((factor, boost) => factor * boost.factor, 1);
}

/** Lists the sections page by page, a few of each, then what is left; each address once. */
function byPage(sorted: readonly Scored[]): Found[] {
  const taken = new Set<string>();
  const distinct = sorted.filter(({ section }) => {
    const address = `${section.page.path}#${section.anchor}`;
    return !taken.has(address) && taken.add(address);
  });
  const shown: Scored[] = [];
  const rest: Scored[] = [];
  [...groupBy(distinct, ({ section }) => section.page).values()].forEach((ofPage, place) => {
    const count = SECTIONS_PER_PAGE[place] ?? 1;
    shown.push(...ofPage.slice(0, count));
    rest.push(...ofPage.slice(count));
  });
  return [...shown, ...rest.sort((a, b) => b.score - a.score)];
}
