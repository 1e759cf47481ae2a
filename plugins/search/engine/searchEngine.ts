/** Searches the sections of one documented version. It knows nothing of Algolia, the browser or the network. */
import { sectionsOf, type PackedIndex, type Section } from '../indexFile';
import { matchSections } from './matching';
import { parseQuery } from './query';
import { Ranking } from './ranking';
import { SectionIndex } from './sectionIndex';

/** A section that a query found. */
export interface Found {
  readonly section: Section;
  /** Only to be compared with others of the same query. */
  readonly score: number;
  /** Terms by which it was found: what its texts are highlighted by. */
  readonly matchedTerms: ReadonlySet<string>;
}

export class SearchEngine {
  private readonly index: SectionIndex;
  private readonly ranking: Ranking;

  constructor(packed: PackedIndex) {
    const sections = sectionsOf(packed);
    this.index = new SectionIndex(sections);
    this.ranking = new Ranking(sections);
  }

  /** The sections that answer a query, best first; each address once. Empty for a query without a letter or digit. */
  search(text: string): Found[] {
    const query = parseQuery(text, this.index.vocabulary);
    return this.ranking.order(matchSections(this.index, query), query);
  }
}
