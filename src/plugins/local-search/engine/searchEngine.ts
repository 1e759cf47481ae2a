/** Searches the sections of one documented version. It knows nothing of Algolia, the browser or the network. */
import { FIELD_WEIGHTS } from '../../../data/search';
import { sectionsOf, type PackedIndex, type Section } from '../indexFile';
import { parseQuery, type Query } from './query';
import { Ranking } from './ranking';
import { SectionIndex } from './sectionIndex';

/** A section that a query found. */
export interface Found {
  readonly section: Section;
  readonly score: number;
  /** Terms by which it was found: what its texts are highlighted by. */
  readonly matchedTerms: ReadonlySet<string>;
}

/** MiniSearch's weights of matches that are not exact. */
const WEIGHTS = { prefix: 0.5, fuzzy: 0.4 };

export class SearchEngine {
  private readonly sections: readonly Section[];
  private readonly index: SectionIndex;
  private readonly ranking: Ranking;

  constructor(packed: PackedIndex) {
    this.sections = sectionsOf(packed);
    this.index = new SectionIndex(this.sections);
    this.ranking = new Ranking(this.sections);
  }

  /** The sections that answer a query, best first; each address once. Empty for a query without a letter or digit. */
  search(text: string): Found[] {
    const query = parseQuery(text, this.index.vocabulary);
    return query.terms.length === 0 ? [] : this.ranking.order(this.matches(query), query);
  }

  private matches({ terms }: Query) {
    return this.index.search(terms.map(({ text }) => text).join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      combineWith: 'OR',
      boost: FIELD_WEIGHTS,
      boostTerm: (_, i) => terms[i]?.weight ?? 0,
      prefix: (_, i) => terms[i]?.prefix ?? false,
      fuzzy: (_, i) => terms[i]?.maxEdits ?? 0,
      weights: WEIGHTS,
    });
  }
}
