/**
 * Derives the MiniSearch index from the sections of an index file, in the browser.
 *
 * `MiniSearch.addAll` looks every occurrence of a word up in its term tree, which takes over a second on a slow phone.
 * Here each distinct word is cut into terms once, occurrences are counted in plain maps, and each term enters the tree
 * once. The result is the same; `tests/unit/search/sectionIndex.test.ts` compares the two.
 */
import MiniSearch, { type SearchResult } from 'minisearch';
import { FIELD_WEIGHTS } from '../../../data/search';
import type { PackedPage, Section } from '../indexFile';
import { getOrInsert } from '../maps';
import type { QueryTerm } from './query';
import { termsOf, indexedWords } from './tokenizer';
import { WEIGHTS } from './weights';

/** What a section is searched by. Title and description belong to the page's first section only. */
export const FIELDS = ['title', 'label', 'heading', 'description', 'text', 'code'] as const;
export type Field = (typeof FIELDS)[number];

/** Field → section → number of occurrences, in the form that MiniSearch keeps per term. */
type Occurrences = Map<number, Map<number, number>>;

/** So many answers are kept: about the terms of two queries. Each can name every section. */
const MAX_KEPT_ANSWERS = 30;

/** A list of sections made searchable; a result's id is a position in the list. */
export class SectionIndex extends MiniSearch<Section> {
  /** Every term of the index, to tell known words from misspelled ones. */
  readonly vocabulary: ReadonlySet<string>;
  /** A reader who types the last word asks for the words before it at each key. */
  private readonly answers = new Map<string, readonly SearchResult[]>();

  constructor(sections: readonly Section[]) {
    super({ fields: [...FIELDS], extractField: () => '' });
    const counter = new TermCounter();
    const totals = FIELDS.map(() => 0);
    sections.forEach((section, id) => {
      const lengths = FIELDS.map((field, fieldId) =>
        counter.add(fieldText(section, field), fieldId, id),
      );
      lengths.forEach((length, fieldId) => (totals[fieldId] = (totals[fieldId] ?? 0) + length));
      this._documentIds.set(id, id);
      this._idToShortId.set(id, id);
      this._fieldLength.set(id, lengths);
    });
    this._documentCount = sections.length;
    this._nextId = sections.length;
    this._avgFieldLength = totals.map((total) => total / Math.max(sections.length, 1));
    counter.byTerm.forEach((occurrences, term) => this._index.set(term, occurrences));
    this.vocabulary = new Set(counter.byTerm.keys());
  }

  /** The sections that have a term, with MiniSearch's scores; `id` is a position in the list. */
  lookUp({ text, prefix, maxEdits }: QueryTerm): readonly SearchResult[] {
    return getOrInsert(this.answers, `${maxEdits} ${prefix} ${text}`, () => {
      if (this.answers.size >= MAX_KEPT_ANSWERS) this.answers.clear();
      return this.search(text, {
        tokenize: (term) => [term],
        processTerm: (term) => term,
        boost: FIELD_WEIGHTS,
        prefix,
        fuzzy: maxEdits,
        // The query weighs prefixes itself.
        weights: { prefix: 1, fuzzy: WEIGHTS.fuzzy },
      });
    });
  }
}

/** The last part of a page's address: a name, too, and often the one that readers know (`usage/testdrive`). */
export function slugOf({ path }: PackedPage): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** What a section offers to a field. */
export function fieldText(section: Section, field: Field): string {
  const isPage = section.level === 1;
  switch (field) {
    case 'title':
      return isPage ? section.page.title : '';
    case 'label':
      return isPage ? `${section.page.label ?? ''} ${slugOf(section.page)}` : '';
    case 'heading':
      return isPage ? '' : section.heading;
    case 'description':
      return isPage ? (section.page.description ?? '') : '';
    case 'text':
    case 'code':
      return section[field];
  }
}

/** Counts the terms of sections. */
class TermCounter {
  readonly byTerm = new Map<string, Occurrences>();
  /** Word as it stands in a text → the entries of its terms. */
  private readonly byWord = new Map<string, Occurrences[]>();

  /** Adds the terms of a text; returns how many distinct ones it has. */
  add(text: string, fieldId: number, section: number): number {
    let distinct = 0;
    for (const word of indexedWords(text)) {
      for (const occurrences of this.occurrencesOf(word)) {
        const counts = getOrInsert(occurrences, fieldId, newMap<number>);
        const count = counts.get(section) ?? 0;
        if (count === 0) distinct += 1;
        counts.set(section, count + 1);
      }
    }
    return distinct;
  }

  private occurrencesOf(word: string): Occurrences[] {
    return getOrInsert(this.byWord, word, () =>
      termsOf(word).map((term) => getOrInsert(this.byTerm, term, newMap<Map<number, number>>)),
    );
  }
}

function newMap<Value>(): Map<number, Value> {
  return new Map();
}
