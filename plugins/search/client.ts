/**
 * A stand-in for Algolia's search client that answers from the site's own index. It speaks the part of the protocol that
 * the search dialog (DocSearch 3.9) and the search page use:
 * https://www.algolia.com/doc/rest-api/search/search-multiple-queries
 */
import { messageOf } from '../../lib/problem';
import { escapeHtml, highlight, snippet } from './engine/highlight';
import { SearchEngine, type Found } from './engine/searchEngine';
import { INDEX_FOLDER, MAX_QUERY_LENGTH, type PageSection, type SearchIndex } from './indexFile';

/** A condition, or alternatives of which one has to hold: `docusaurus_tag:docs-default-v5`. */
export type FacetFilter = string | readonly string[];

/** One query, in the words of Algolia. What the dialog and the search page send beside these makes no difference here. */
interface SearchRequest {
  readonly query: string;
  readonly hitsPerPage?: number;
  readonly facetFilters?: readonly FacetFilter[];
  /** `["content:10"]` asks for snippets of ten words. */
  readonly attributesToSnippet?: readonly string[];
}

/** Texts by level: the category, the page's title, and headings. Only the levels that there are. */
type Levels<Text> = Readonly<Record<string, Text>>;

/** Safe HTML with the matches marked. */
interface Marked {
  readonly value: string;
}

/** One hit, in the shape of DocSearch. All texts are safe HTML. */
export interface Hit {
  readonly objectID: string;
  /** Absolute. */
  readonly url: string;
  readonly type: string;
  /** Kept by DocSearch for recent searches. */
  readonly content: string | null;
  readonly hierarchy: Levels<string>;
  readonly _highlightResult: { readonly hierarchy: Levels<Marked> };
  readonly _snippetResult: { readonly hierarchy: Levels<Marked>; readonly content?: Marked };
}

/** The answer to one query: the first hits, and how many there are. */
interface SearchResponse {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
}

/** What the search interfaces use of a client. */
export interface SearchClient {
  /** Rejects with a `RetryError` when the index cannot be loaded. */
  readonly search: (asked: {
    readonly requests: readonly SearchRequest[];
  }) => Promise<{ results: SearchResponse[] }>;
  /** Loads what a search with these filters needs. Failures show when the reader searches. */
  readonly warmUp?: (filters: readonly FacetFilter[]) => Promise<void>;
}

/** The dialog shows "Unable to fetch results" for errors of this name only. */
class RetryError extends Error {
  override readonly name = 'RetryError';
}

const VERSION_TAG = /^docusaurus_tag:(docs-.*)$/;
/** Algolia's own defaults. */
const HITS = 20;
const SNIPPET_WORDS = 10;

/** @param site origin and path of the site; the path with a slash at both ends */
export function createClient({ url, baseUrl }: { url: string; baseUrl: string }): SearchClient {
  const engines = new Map<string, Promise<SearchEngine>>();

  /** Loads each index file once, on demand. A failure is not kept, so that the next search tries again. */
  const load = (filters: readonly FacetFilter[]): Promise<SearchEngine> => {
    const tags = filters.flat().map((condition) => VERSION_TAG.exec(condition)?.[1]);
    const tag = tags.find((found) => found !== undefined) ?? '';
    const engine = engines.get(tag) ?? loadEngine(`${baseUrl}${INDEX_FOLDER}/${tag}.json`);
    engines.set(tag, engine);
    engine.catch(() => engines.delete(tag));
    return engine;
  };

  const answer = async (request: SearchRequest): Promise<SearchResponse> => {
    const { query, hitsPerPage = HITS, facetFilters = [], attributesToSnippet = [] } = request;
    const found = (await load(facetFilters)).search(query.slice(0, MAX_QUERY_LENGTH));
    const asked = attributesToSnippet.find((attribute) => attribute.startsWith('content:'));
    const words = Number(asked?.replace('content:', '')) || SNIPPET_WORDS;
    const shown = found.sections.slice(0, hitsPerPage);
    return {
      hits: shown.map((section) => toHit(section, found.isMatch, url + baseUrl, words)),
      nbHits: found.sections.length,
    };
  };

  return {
    search: async ({ requests }) => ({ results: await Promise.all(requests.map(answer)) }),
    warmUp: async (filters) => {
      await load(filters).catch(() => undefined);
    },
  };
}

async function loadEngine(address: string): Promise<SearchEngine> {
  try {
    // Its name stays the same from build to build, so the browser has to ask whether it changed.
    const response = await fetch(address, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await SearchEngine.create((await response.json()) as SearchIndex);
  } catch (error) {
    throw new RetryError(`The search index ${address} cannot be loaded: ${messageOf(error)}.`);
  }
}

function toHit(
  section: PageSection,
  isMatch: Found['isMatch'],
  baseAddress: string,
  snippetWords: number,
): Hit {
  const { page, parents, level, heading, anchor, message } = section;
  const url = baseAddress + page.path + (anchor === undefined ? '' : `#${anchor}`);
  const titles = [page.group, page.title, ...parents, ...(level > 1 ? [heading] : [])];
  const marked = titles.map((title) => ({ value: highlight(title, isMatch) }));
  const ownText = [message, section.text].filter((part) => part !== '').join(' · ');
  const text = ownText || (level === 1 ? (page.description ?? '') : '');
  const content = snippet(text, isMatch, snippetWords);
  const path = marked.slice(1, -1).map(({ value }) => value);
  // The dialog shows `lvl1` below the title of a hit: there is room for the headings in between and for the snippet.
  const where = [path.join(' › '), ...(content.includes('<mark>') ? [content] : [])].join(' · ');
  return {
    objectID: url,
    url,
    type: `lvl${titles.length - 1}`,
    content: text === '' ? null : escapeHtml(text),
    hierarchy: levels(titles.map(escapeHtml)),
    _highlightResult: { hierarchy: levels(marked) },
    _snippetResult: {
      hierarchy: { ...levels(marked), ...(level > 1 && { lvl1: { value: where } }) },
      ...(text !== '' && { content: { value: content } }),
    },
  };
}

function levels<Text>(texts: readonly Text[]): Levels<Text> {
  return Object.fromEntries(texts.map((text, level) => [`lvl${level}`, text]));
}
