/**
 * Searches one documented version. Pages compete with pages, by what they are about and by what their sections say; the
 * sections of a page only decide which of its rows are shown. It knows nothing of Algolia, the browser or the network.
 */
import MiniSearch, { type SearchResult } from 'minisearch';
import { FIELD_WEIGHTS } from '../../../data/search';
import { fixedLength, messageFinder, type FoundMessage } from '../../errors/messageFinder';
import {
  topicsOf,
  type IndexedPage,
  type PageSection,
  type SearchIndex,
  type IndexedSection,
} from '../indexFile';
import { Ranking, type Postings } from './ranking';
import { parseQuery, type Alternative, type Query } from './query';
import { indexedWords, termsOf } from './tokenizer';
import { slugOf } from './topics';

/** What a query found. */
export interface Found {
  /** Best first; each address once. */
  readonly sections: readonly PageSection[];
  /** Whether a term of a text is one that was searched for: what texts are highlighted by. */
  readonly isMatch: (term: string) => boolean;
}

/** A page as MiniSearch indexes it: what it is about. */
interface PageDocument {
  readonly id: number;
  readonly title: string;
  readonly label: string;
  readonly topics: string;
  readonly description: string;
  readonly headings: string;
}

/** So many sections are indexed before the browser gets a turn. */
const CHUNK = 250;
/** So many answers are kept: the terms of a few queries. A reader who types asks for most of them at each key. */
const MAX_KEPT_ANSWERS = 100;
/** Shorter beginnings of words stand in nearly every text: they are looked for in names only. */
const MIN_PREFIX_IN_TEXT = 3;

/** Messages of which less is fixed may stand in any query by chance. */
const MIN_MESSAGE_LENGTH = 15;
/** A part of a message is told from a question by so many of its words, and by how like the two are. */
const MIN_MESSAGE_WORDS = 5;
const MIN_MESSAGE_LIKENESS = 0.3;
/** So many entries that a pasted message may be come before the pages. */
const MAX_ENTRIES = 5;

/** The search of one index file; {@link SearchEngine.create} makes it. */
export class SearchEngine {
  private readonly vocabulary = new Set<string>();
  private readonly common = {
    // Words are cut into terms once, and learned on the way.
    tokenize: (text: string): string[] => this.learn(text),
    processTerm: (term: string) => term,
    searchOptions: { tokenize: (term: string) => [term], weights: { prefix: 1, fuzzy: 1 } },
  };
  private readonly pages = new MiniSearch<PageDocument>({
    ...this.common,
    fields: ['title', 'label', 'topics', 'description', 'headings'],
  });
  private readonly sections = new MiniSearch<{ id: number }>({
    ...this.common,
    fields: ['heading', 'text', 'names'],
  });
  private readonly answers = new Map<string, Postings>();
  private readonly ranking: Ranking;
  private readonly findMessages: (text: string) => FoundMessage<PageSection>[];

  private constructor(index: SearchIndex, sections: readonly PageSection[]) {
    this.findMessages = messageFinder(
      sections.filter(({ message }) => fixedLength(message) >= MIN_MESSAGE_LENGTH),
    );
    this.ranking = new Ranking(index, sections);
  }

  /** Makes an index file searchable, without keeping the browser from the reader's keys for long. */
  static async create(index: SearchIndex): Promise<SearchEngine> {
    const sections = sectionsOf(index);
    const engine = new SearchEngine(index, sections);
    engine.pages.addAll(index.map(documentOf));
    await engine.sections.addAllAsync(
      sections.map(({ level, heading, topics = [], text, names = '', message }, id) => ({
        id,
        heading: [level > 1 ? heading : '', ...topics].join('. '),
        text: `${message} ${text}`,
        names,
      })),
      { chunkSize: CHUNK },
    );
    return engine;
  }

  /** Empty for a query without a letter or digit. */
  search(text: string): Found {
    const query = parseQuery(text, this.vocabulary);
    const postings = query.concepts.map(({ alternatives }) =>
      alternatives.map((alternative) => ({ alternative, found: this.lookUp(alternative) })),
    );
    const pasted = this.entriesOf(text);
    const others = this.ranking
      .order(query, postings)
      .filter((section) => !pasted.includes(section));
    return { sections: [...pasted, ...others], isMatch: matcherOf(query) };
  }

  /** The entries about a message that the query holds, or is a part of. */
  private entriesOf(text: string): PageSection[] {
    return this.findMessages(text)
      .filter(
        ({ isWhole, words, likeness }) =>
          isWhole || (words >= MIN_MESSAGE_WORDS && likeness >= MIN_MESSAGE_LIKENESS),
      )
      .slice(0, MAX_ENTRIES)
      .map(({ entry }) => entry);
  }

  /** The terms of a text, each once: how often a word stands in a section says little. */
  private learn(text: string): string[] {
    const terms = new Set(indexedWords(text).flatMap(termsOf));
    for (const term of terms) this.vocabulary.add(term);
    return [...terms];
  }

  private lookUp({ text, prefix }: Alternative): Postings {
    const key = prefix ? `${text}*` : text;
    const known = this.answers.get(key);
    if (known) return known;
    const postings = {
      pages: listOf(this.pages.search(text, { prefix, boost: FIELD_WEIGHTS })),
      sections: listOf(
        this.sections.search(text, {
          prefix,
          boost: FIELD_WEIGHTS,
          ...(prefix && text.length < MIN_PREFIX_IN_TEXT && { fields: ['heading'] }),
        }),
      ),
    };
    if (this.answers.size >= MAX_KEPT_ANSWERS) this.answers.clear();
    this.answers.set(key, postings);
    return postings;
  }
}

function listOf(results: readonly SearchResult[]): readonly { id: number; score: number }[] {
  return results.map(({ id, score }) => ({ id: Number(id), score }));
}

function sectionsOf(index: SearchIndex): PageSection[] {
  return index.flatMap((page) => {
    const above: IndexedSection[] = [];
    return page.sections.map((section) => {
      while ((above.at(-1)?.level ?? 0) >= section.level) above.pop();
      const parents = above.map(({ heading }) => heading);
      if (section.level > 1) above.push(section);
      return { message: '', ...section, page, parents };
    });
  });
}

function documentOf(page: IndexedPage, id: number): PageDocument {
  return {
    id,
    title: page.title,
    label: `${page.label ?? ''} ${slugOf(page)}`,
    topics: topicsOf(page).join('. '),
    description: page.description ?? '',
    headings: page.sections.map(({ level, heading }) => (level > 1 ? heading : '')).join('. '),
  };
}

function matcherOf({ concepts }: Query): Found['isMatch'] {
  const alternatives = concepts.flatMap((concept) => concept.alternatives);
  const whole = new Set(alternatives.filter(({ prefix }) => !prefix).map(({ text }) => text));
  const beginnings = alternatives.filter(({ prefix }) => prefix).map(({ text }) => text);
  return (term) => whole.has(term) || beginnings.some((text) => term.startsWith(text));
}
