/** Orders what MiniSearch found: by how much of the query a section answers, and by what kind of page it is on. */
import type { SearchResult } from 'minisearch';
import { HEADING_BOOSTS, PAGE_BOOSTS, type Boost } from '../../../data/search';
import type { PackedPage, Section } from '../indexFile';
import { getOrInsert, groupBy } from '../maps';
import type { Query } from './query';
import type { Found } from './searchEngine';
import { joined, stemOf } from './tokenizer';

/** How strongly words of the query that a section lacks count against it. */
const COVERAGE_POWER = 1.5;
/** A word that only the page's title has, and not the section itself, counts this much. */
const TITLE_SHARE = 0.7;
/** What a section gains from the score of its page's title. */
const PAGE_SCORE_SHARE = 0.35;
const TITLE_EQUALS = 3;
const TITLE_STARTS = 1.4;
const HEADING_EQUALS = 2;
/** Results that answer less than this share of what the best one answers are left out. */
const MIN_RELATIVE_COVERAGE = 0.5;
/** How many sections of the first, second, … page come before the next page; further pages show one. */
const SECTIONS_PER_PAGE = [3, 2, 2, 2];

interface Candidate {
  readonly section: Section;
  readonly result: SearchResult;
  readonly shares: readonly number[];
}

interface Scored extends Found {
  readonly coverage: number;
}

/** What is known of the sections before any query. */
export class Ranking {
  private readonly factors: readonly number[];
  private readonly pagesByHeading = new Map<string, Set<PackedPage>>();
  private readonly titles = new Map<PackedPage, readonly string[]>();

  constructor(private readonly sections: readonly Section[]) {
    this.factors = sections.map(factorOf);
    for (const { heading, page } of sections) {
      getOrInsert(this.pagesByHeading, nameOf(heading), () => new Set<PackedPage>()).add(page);
      if (!this.titles.has(page)) {
        this.titles.set(page, [...new Set([page.title, page.label ?? page.title].map(nameOf))]);
      }
    }
  }

  /** Best first, each address once, in the order in which they are shown. */
  order(results: readonly SearchResult[], query: Query): Found[] {
    const sharesOf = shareCounter(query);
    const candidates = results.flatMap((result): Candidate[] => {
      const section = this.sections[Number(result.id)];
      return section ? [{ section, result, shares: sharesOf(result.queryTerms) }] : [];
    });
    const pages = new Map<PackedPage, Candidate>();
    for (const candidate of candidates) {
      if (candidate.section.level === 1) pages.set(candidate.section.page, candidate);
    }
    const name = nameOf(query.name);
    const scored = candidates.map((candidate) =>
      this.score(candidate, pages.get(candidate.section.page), name, query.concepts.length),
    );
    const best = Math.max(...scored.map(({ coverage }) => coverage));
    return byPage(
      scored
        .filter(({ coverage }) => coverage >= best * MIN_RELATIVE_COVERAGE)
        .sort((a, b) => b.score - a.score),
    );
  }

  private score(
    { section, result, shares }: Candidate,
    page: Candidate | undefined,
    name: string,
    conceptCount: number,
  ): Scored {
    const isPage = section.level === 1;
    const pageShares = isPage ? [] : titleShares(page);
    const covered = shares.map((share, i) => Math.max(share, (pageShares[i] ?? 0) * TITLE_SHARE));
    const coverage = covered.reduce((sum, share) => sum + share, 0) / conceptCount;
    const fromPage =
      isPage || pageShares.length === 0 ? 0 : (page?.result.score ?? 0) * PAGE_SCORE_SHARE;
    const score =
      (result.score + fromPage) *
      coverage ** COVERAGE_POWER *
      (this.factors[Number(result.id)] ?? 1) *
      (isPage ? this.titleFactor(section.page, name) : this.headingFactor(section, name));
    return { section, score, coverage, matchedTerms: new Set(result.terms) };
  }

  private titleFactor(page: PackedPage, name: string): number {
    const titles = this.titles.get(page) ?? [];
    if (titles.includes(name)) return TITLE_EQUALS;
    return titles.some((title) => title.startsWith(name)) ? TITLE_STARTS : 1;
  }

  /** A heading that many pages share (`Examples`, `-Path`) says little about any of them. */
  private headingFactor(section: Section, name: string): number {
    const heading = nameOf(section.heading);
    if (heading !== name) return 1;
    return 1 + (HEADING_EQUALS - 1) / (this.pagesByHeading.get(heading)?.size ?? 1);
  }
}

/** Titles are compared by the stem of their joined name, so that `mocking` equals `Mock` neither more nor less than `mocks`. */
function nameOf(text: string): string {
  return stemOf(joined(text));
}

function factorOf({ page, heading, level }: Section): number {
  const path = page.path.replace(/^docs\/(?:v\d+\/)?/, '');
  const ofPage = product(PAGE_BOOSTS.filter(({ of }) => path.startsWith(of)));
  const ofHeading =
    level > 1 ? product(HEADING_BOOSTS.filter(({ of }) => of === heading.toLowerCase())) : 1;
  return ofPage * ofHeading;
}

function product(boosts: readonly Boost[]): number {
  return boosts.reduce((factor, boost) => factor * boost.factor, 1);
}

/** For a list of matched terms: which share of each word of the query they account for. */
function shareCounter({ concepts, terms }: Query): (matched: readonly string[]) => number[] {
  const byText = groupBy(terms, ({ text }) => text);
  return (matched) => {
    const whole = concepts.map(() => 0);
    for (const text of matched) {
      for (const { covers, share } of byText.get(text) ?? []) {
        for (const concept of covers) whole[concept] = add(whole[concept] ?? 0, share);
      }
    }
    return whole;
  };
}

/** Parts of a name add up; nothing counts more than the whole name. */
function add(sum: number, share: number): number {
  return share >= 0.5 ? Math.max(sum, share) : Math.min(1, sum + share);
}

/** What the title of a page answers: its sections inherit it. */
function titleShares(page: Candidate | undefined): readonly number[] {
  if (!page) return [];
  const inTitle = Object.values(page.result.match).some(
    (fields) => fields.includes('title') || fields.includes('label'),
  );
  return inTitle ? page.shares : [];
}

/** Lists the sections page by page, a few of each, then what is left; each address once. */
function byPage(sorted: readonly Scored[]): Found[] {
  const taken = new Set<string>();
  const distinct = sorted.filter(({ section }) => {
    const address = `${section.page.path}#${section.anchor}`;
    return !taken.has(address) && taken.add(address);
  });
  const pages = groupBy(distinct, ({ section }) => section.page);
  const shown: Scored[] = [];
  const rest: Scored[] = [];
  [...pages.values()].forEach((ofPage, place) => {
    const count = SECTIONS_PER_PAGE[place] ?? 1;
    shown.push(...ofPage.slice(0, count));
    rest.push(...ofPage.slice(count));
  });
  return [...shown, ...rest.sort((a, b) => b.score - a.score)];
}
