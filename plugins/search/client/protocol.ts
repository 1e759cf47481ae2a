/**
 * The part of Algolia's multi-query protocol that the search dialog and the search page use, answered from a search
 * engine. Sources: https://www.algolia.com/doc/rest-api/search/search-multiple-queries and DocSearch 3.9.
 */
import {
  escapeHtml,
  highlight,
  matchWords,
  snippet,
  type Marked,
  type Marking,
} from '../engine/highlight';
import type { Found } from '../engine/searchEngine';

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** A condition, or alternatives of which one has to hold: `docusaurus_tag:default`. */
export type FacetFilter = string | readonly string[];

/** One query, reduced to what the engine acts on. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query: string;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  readonly facetFilters: readonly FacetFilter[];
  readonly marking: Marking;
}

/** One hit, in the shape of DocSearch. All texts are safe HTML. */
export interface Hit {
  readonly objectID: string;
  /** Absolute. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: Level;
  readonly content: string | null;
  readonly hierarchy: Record<Level, string | null>;
  /** Only the levels that there are. Algolia also sends the whole content, of which neither interface shows more than a snippet. */
  readonly _highlightResult: { hierarchy: Partial<Record<Level, Marked>> };
  /** Only the levels and the content that there are. */
  readonly _snippetResult: { hierarchy: Partial<Record<Level, Marked>>; content?: Marked };
}

/** The answer to one query. */
export interface SearchResponse {
  readonly index: string;
  readonly query: string;
  readonly params: string;
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustiveNbHits: boolean;
  readonly processingTimeMS: number;
}

/** Algolia's own defaults. */
const DEFAULT_HITS_PER_PAGE = 20;
const DEFAULT_SNIPPET_WORDS = 10;
const DEFAULT_PRE_TAG = '<em>';
const DEFAULT_POST_TAG = '</em>';
const DEFAULT_ELLIPSIS = '…';
/** Characters of a hit's `content`, which is shown where there is no snippet. */
const MAX_CONTENT_LENGTH = 160;
/** Longest query that the interfaces send; longer ones are cut, as Algolia does. */
const MAX_QUERY_LENGTH = 512;

/**
 * Reads the argument of `client.search`: `{ requests: […] }` or, in the older form, an array; each request with its
 * parameters beside `indexName` or below `params`. What is missing or of the wrong type gets Algolia's default.
 */
export function readRequests(argument: unknown): SearchRequest[] {
  const list = Array.isArray(argument) ? argument : asObject(argument).requests;
  return (Array.isArray(list) ? list : []).map(readRequest);
}

function readRequest(request: unknown): SearchRequest {
  const { params, ...beside } = asObject(request);
  const given: Record<string, unknown> = { ...beside, ...asObject(params) };
  return {
    indexName: asText(given.indexName, ''),
    query: asText(given.query, '').slice(0, MAX_QUERY_LENGTH),
    page: asCount(given.page, 0),
    hitsPerPage: asCount(given.hitsPerPage, DEFAULT_HITS_PER_PAGE),
    facetFilters: asFacetFilters(given.facetFilters),
    marking: {
      pre: asText(given.highlightPreTag, DEFAULT_PRE_TAG),
      post: asText(given.highlightPostTag, DEFAULT_POST_TAG),
      ellipsis: asText(given.snippetEllipsisText, DEFAULT_ELLIPSIS),
      words: snippetWords(given.attributesToSnippet),
    },
  };
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asText(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

function asCount(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : fallback;
}

function asFacetFilters(value: unknown): readonly FacetFilter[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  return list.map((filter: unknown) =>
    Array.isArray(filter) ? filter.map(String) : String(filter),
  );
}

/** `["content:10"]` asks for ten words. */
function snippetWords(attributes: unknown): number {
  const list: unknown[] = Array.isArray(attributes) ? attributes : [];
  const asked = list.map(String).find((attribute) => attribute.startsWith('content:'));
  return Number(asked?.slice('content:'.length)) || DEFAULT_SNIPPET_WORDS;
}

/** Whether a record with these attributes passes all filters. */
export function passes(
  filters: readonly FacetFilter[],
  attributes: Readonly<Record<string, string>>,
): boolean {
  const holds = (condition: string) => {
    const [name = '', ...value] = condition.split(':');
    return Object.hasOwn(attributes, name) && attributes[name] === value.join(':');
  };
  return filters.every((filter) =>
    typeof filter === 'string' ? holds(filter) : filter.some(holds),
  );
}

/**
 * Answers one query with what was found for it.
 * @param baseAddress absolute address of the site, with a slash at the end
 */
export function answer(
  request: SearchRequest,
  found: readonly Found[],
  baseAddress: string,
): SearchResponse {
  const { page, hitsPerPage } = request;
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    index: request.indexName,
    query: request.query,
    params: '',
    hits: shown.map((item) => toHit(item, baseAddress, request.marking)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    processingTimeMS: 0,
  };
}

/** DocSearch keeps hits as recent searches, in the browser's storage, with their plain content. */
function excerpt(text: string): string {
  if (text.length <= MAX_CONTENT_LENGTH) return text;
  const cut = text.lastIndexOf(' ', MAX_CONTENT_LENGTH);
  return `${text.slice(0, cut > 0 ? cut : MAX_CONTENT_LENGTH)}…`;
}

function toHit({ section, matchedTerms }: Found, baseAddress: string, marking: Marking): Hit {
  const pageUrl = baseAddress + section.page.path;
  const url = section.anchor === '' ? pageUrl : `${pageUrl}#${section.anchor}`;
  const titles = [
    section.group,
    section.page.title,
    ...section.parents,
    ...(section.level > 1 ? [section.heading] : []),
  ];
  const marked = titles.map((title) => highlight(matchWords(title, matchedTerms), marking));
  const type: Level = `lvl${(titles.length - 1) as 1 | 2 | 3 | 4 | 5 | 6}`;
  const text = section.text || (section.level === 1 ? (section.page.description ?? '') : '');
  const content = text === '' ? undefined : snippet(matchWords(text, matchedTerms), marking);
  const path = marked.slice(1, Math.max(2, marked.length - 1)).map(({ value }) => value);
  return {
    objectID: url,
    url,
    url_without_anchor: pageUrl,
    anchor: section.anchor === '' ? null : section.anchor,
    type,
    content: text === '' ? null : escapeHtml(excerpt(text)),
    hierarchy: allLevels(titles.map(escapeHtml)),
    _highlightResult: { hierarchy: presentLevels(marked) },
    _snippetResult: {
      hierarchy: {
        ...presentLevels(marked),
        ...(type !== 'lvl1' && { lvl1: pathWithSnippet(path, content) }),
      },
      ...(content && { content }),
    },
  };
}

/** The dialog shows `lvl1` below the title of a hit: there is room for the headings in between and for the snippet. */
function pathWithSnippet(path: readonly string[], content: Marked | undefined): Marked {
  const where = path.join(' › ');
  const isTelling = content !== undefined && content.matchLevel !== 'none';
  return {
    value: isTelling ? `${where} · ${content.value}` : where,
    matchLevel: content?.matchLevel ?? 'none',
    matchedWords: content?.matchedWords ?? [],
  };
}

function levelName(index: number): Level {
  return `lvl${index as 0 | 1 | 2 | 3 | 4 | 5 | 6}`;
}

function allLevels(titles: readonly string[]): Record<Level, string | null> {
  const at = (index: number) => titles[index] ?? null;
  return {
    lvl0: at(0),
    lvl1: at(1),
    lvl2: at(2),
    lvl3: at(3),
    lvl4: at(4),
    lvl5: at(5),
    lvl6: at(6),
  };
}

function presentLevels(marked: readonly Marked[]): Partial<Record<Level, Marked>> {
  return Object.fromEntries(marked.map((value, index) => [levelName(index), value]));
}
