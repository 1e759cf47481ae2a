/**
 * Orders pages: by how much of the query they answer, how well, and on what kind of page; then picks their rows. With the
 * numbers of `WEIGHTS`, and Σ over the words of the query:
 *
 *     section  = Σ (match × importance) × headingFactor
 *     words    = Σ (about × match of the page + allSections × best match of a section) × importance
 *     coverage = share of the query in the page as a whole and one of its sections together
 *     page     = (bestSection × section that scores most + words) × coverage × boost × nameFactor
 *
 * A match is MiniSearch's score of a word; it counts less where another form of the word stands there.
 */
import { PAGE_BOOSTS } from '../../../data/search';
import { pathInVersion, type IndexedPage, type PageSection } from '../indexFile';
import { stemsOf, type Alternative, type Query } from './query';
import { joined } from './tokenizer';
import { slugOf, TopicIndex } from './topics';
import { WEIGHTS } from './weights';

/** What has a term, with MiniSearch's scores; an id is a position in the list of pages or sections. */
export interface Postings {
  readonly pages: readonly { readonly id: number; readonly score: number }[];
  readonly sections: readonly { readonly id: number; readonly score: number }[];
}

/** A way in which a word of the query may be met, and what has it. */
interface Answer {
  readonly alternative: Alternative;
  readonly found: Postings;
}

/** How a page or section matches a word of the query: the best score, and which share of the word it is, 0 to 1. */
interface Match {
  score: number;
  share: number;
}

/** What matches a word of the query, by id. */
interface MatchesOfWord {
  readonly pages: ReadonlyMap<number, Match>;
  readonly sections: ReadonlyMap<number, Match>;
}

/** What of a section does not depend on the query. */
interface SectionFacts {
  readonly id: number;
  readonly section: PageSection;
  /** Its heading in the form in which names are compared; empty for the page itself. */
  readonly name: string;
  /** The words of its heading and topics that matter, as stems. */
  readonly stems: ReadonlySet<string>;
}

/** What of a page does not depend on the query. */
interface PageFacts {
  readonly id: number;
  readonly sections: readonly SectionFacts[];
  /** Title, label and the end of the address in the form in which names are compared. */
  readonly names: readonly string[];
  readonly boost: number;
}

/** A page that matches a word, with its sections' best match of each word. */
interface MatchingPage {
  readonly page: PageFacts;
  readonly best: readonly Match[];
}

interface ScoredSection {
  readonly facts: SectionFacts;
  readonly score: number;
}

interface ScoredPage {
  readonly page: PageFacts;
  readonly score: number;
  readonly coverage: number;
  /** Those that match a word. */
  readonly sections: readonly ScoredSection[];
}

/** How many rows the first pages show before the next page; further pages show one. */
const ROWS_OF_PAGES = [3, 2, 2, 2];
/** One of so many sections, the best ones of a page, may stand before the page itself. */
const MOST_LEADING = 3;
/** From this share on, a page has the word, and not only a part of the name that the word is. */
const WORD_SHARE = 0.5;

/** Orders the pages of one index; what does not depend on a query is worked out once. */
export class Ranking {
  private readonly pages: readonly PageFacts[];
  private readonly pageOfSection = new Map<number, PageFacts>();
  private readonly topics: TopicIndex;

  constructor(pages: readonly IndexedPage[], sections: readonly PageSection[]) {
    let next = 0;
    this.pages = pages.map((page, id) => {
      const first = next;
      next += page.sections.length;
      const ofPage = sections.slice(first, next).map((section, i) => factsOf(section, first + i));
      const facts = {
        id,
        sections: ofPage,
        names: [page.title, page.label ?? page.title, slugOf(page)].map(joined),
        boost: boostOf(page),
      };
      ofPage.forEach((section) => this.pageOfSection.set(section.id, facts));
      return facts;
    });
    this.topics = new TopicIndex(pages);
  }

  /**
   * The sections to show, best page first; each address once.
   * @param answers by word of the query
   */
  order(query: Query, answers: readonly (readonly Answer[])[]): PageSection[] {
    const words = answers.map((ways): MatchesOfWord => ({
      pages: bestMatches(ways, 'pages'),
      sections: bestMatches(ways, 'sections'),
    }));
    const matching = this.matchingPages(words);
    const importance = this.importanceOf(matching, words.length);
    const fits = this.topics.fitsOf(query, importance);
    const scored = matching.map((found) =>
      this.score(found, words, query, importance, fits.get(found.page.id) ?? 0),
    );
    const most = Math.max(0, ...scored.map(({ coverage }) => coverage));
    const shown = scored
      .filter(({ coverage }) => coverage > 0 && coverage >= most * WEIGHTS.minCoverage)
      .sort((a, b) => b.score - a.score);
    return rowsOf(shown, query);
  }

  private matchingPages(words: readonly MatchesOfWord[]): MatchingPage[] {
    const found = new Map<PageFacts, Match[]>();
    const raise = (page: PageFacts | undefined, word: number, { score, share }: Match) => {
      if (!page) return;
      const best = found.get(page) ?? words.map(() => ({ score: 0, share: 0 }));
      found.set(page, best);
      const before = best[word];
      if (!before) return;
      before.score = Math.max(before.score, score);
      before.share = Math.max(before.share, share);
    };
    words.forEach(({ pages, sections }, word) => {
      // The scores of a page as a whole are of another index.
      pages.forEach(({ share }, id) => {
        raise(this.pages[id], word, { score: 0, share });
      });
      sections.forEach((match, id) => {
        raise(this.pageOfSection.get(id), word, match);
      });
    });
    return [...found].map(([page, best]) => ({ page, best }));
  }

  /**
   * How much each word of a query says, 1 on average: `untagged` tells more than `run` and `tests`, which nearly every
   * page has. A word that no page has says nothing.
   */
  private importanceOf(matching: readonly MatchingPage[], words: number): number[] {
    const rarity = Array.from({ length: words }, (_, word) => {
      const having = matching.filter(({ best }) => (best[word]?.share ?? 0) >= WORD_SHARE).length;
      return having === 0 ? 0 : (1 + Math.log(1 + this.pages.length / having)) ** WEIGHTS.rarity;
    });
    const total = rarity.reduce((sum, value) => sum + value, 0);
    return rarity.map((value) => (total === 0 ? 1 : (value * words) / total));
  }

  /** @param topicFit which share of the query is a topic of the page, 0 to 1 */
  private score(
    { page, best }: MatchingPage,
    words: readonly MatchesOfWord[],
    query: Query,
    importance: readonly number[],
    topicFit: number,
  ): ScoredPage {
    const sections: ScoredSection[] = [];
    // What each section has of a word through its page.
    const shares = words.map((word) => word.pages.get(page.id)?.share ?? 0);
    let coverage = 0;
    let bestSection = 0;
    for (const facts of page.sections) {
      let score = 0;
      let withPage = 0;
      words.forEach((word, i) => {
        const weight = importance[i] ?? 0;
        const here = word.sections.get(facts.id);
        score += (here?.score ?? 0) * weight;
        withPage += weight * Math.max(here?.share ?? 0, shares[i] ?? 0);
      });
      coverage = Math.max(coverage, withPage / words.length);
      if (score === 0) continue;
      score *= headingFactor(facts, query);
      bestSection = Math.max(bestSection, score);
      sections.push({ facts, score });
    }
    let score = bestSection * WEIGHTS.bestSection;
    words.forEach((word, i) => {
      const about = (word.pages.get(page.id)?.score ?? 0) * WEIGHTS.about;
      const allSections = (best[i]?.score ?? 0) * WEIGHTS.allSections;
      score += (about + allSections) * (importance[i] ?? 0);
    });
    score *= coverage * page.boost * nameFactor(page, query, topicFit);
    return { page, score, coverage, sections };
  }
}

function headingFactor(section: SectionFacts, { name }: Query): number {
  return name !== '' && section.name === name ? WEIGHTS.headingEquals : 1;
}

function factsOf(section: PageSection, id: number): SectionFacts {
  const { level, heading, topics = [] } = section;
  const stems = stemsOf([heading, ...topics].join('. '));
  return { id, section, name: level > 1 ? joined(heading) : '', stems };
}

function bestMatches(ways: readonly Answer[], kind: keyof Postings): ReadonlyMap<number, Match> {
  const matches = new Map<number, Match>();
  for (const { alternative, found } of ways) {
    const share = alternative.weight;
    for (const { id, score } of found[kind]) {
      const before = matches.get(id);
      const weighed = score * share;
      if (before) {
        before.score = Math.max(before.score, weighed);
        before.share = Math.max(before.share, share);
      } else {
        matches.set(id, { score: weighed, share });
      }
    }
  }
  return matches;
}

function nameFactor(page: PageFacts, { name }: Query, topicFit: number): number {
  if (page.names.includes(name)) return WEIGHTS.nameEquals;
  let factor = 1 + (WEIGHTS.topicEquals - 1) * topicFit ** WEIGHTS.topicPower;
  if (name.length > 1 && page.names.some((own) => own.startsWith(name))) {
    factor = Math.max(factor, WEIGHTS.nameStarts);
  }
  return factor;
}

function boostOf({ path }: IndexedPage): number {
  const own = pathInVersion(path);
  return PAGE_BOOSTS.filter(({ of }) =>
    of.endsWith('/') ? own.startsWith(of) : own === of,
  ).reduce((factor, boost) => factor * boost.factor, 1);
}

/** A few rows of each page, then what is left; each address once. */
function rowsOf(pages: readonly ScoredPage[], query: Query): PageSection[] {
  const taken = new Set<string>();
  const shown: PageSection[] = [];
  const rest: PageSection[] = [];
  pages.forEach((page, place) => {
    const rows = sectionsInOrder(page, query).filter((section) => {
      const address = `${section.page.path}#${section.anchor ?? ''}`;
      return !taken.has(address) && taken.add(address);
    });
    const count = ROWS_OF_PAGES[place] ?? 1;
    shown.push(...rows.slice(0, count));
    rest.push(...rows.slice(count));
  });
  return [...shown, ...rest];
}

/** The page itself, then its sections; before it the one whose heading and topics say the query, where the title does not. */
function sectionsInOrder({ page, sections }: ScoredPage, query: Query): PageSection[] {
  const sorted = [...sections].sort((a, b) => b.score - a.score).map(({ facts }) => facts);
  const [first] = page.sections;
  if (!first) return [];
  const leading = saysAll([first], query)
    ? undefined
    : sorted.slice(0, MOST_LEADING).find((section) => saysAll([first, section], query));
  return [...(leading ? [leading] : []), first, ...sorted].map(({ section }) => section);
}

/** Whether headings and topics together say the whole query. */
function saysAll(sections: readonly SectionFacts[], { name, concepts }: Query): boolean {
  return (
    sections.some((section) => section.name === name) ||
    concepts.every(({ stem }) => sections.some(({ stems }) => stems.has(stem)))
  );
}
