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
import type { Section } from '../indexFile';

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** A condition, or alternatives of which one has to hold: `docusaurus_tag:default`. */
export type FacetFilter = string | readonly string[];

/** One query, in the words of Algolia. What the dialog and the search page send beside these makes no difference here. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query: string;
  /** From 0. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: readonly FacetFilter[];
  /** `["content:10"]` asks for snippets of ten words. */
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
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
/** Characters of a hit's `content`, which is shown where there is no snippet. */
const MAX_CONTENT_LENGTH = 160;

function markingOf(request: SearchRequest): Marking {
  const content = request.attributesToSnippet?.find((asked) => asked.startsWith('content:'));
  return {
    pre: request.highlightPreTag ?? '<em>',
    post: request.highlightPostTag ?? '</em>',
    ellipsis: request.snippetEllipsisText ?? '…',
    words: Number(content?.slice('content:'.length)) || DEFAULT_SNIPPET_WORDS,
  };
}

/**
 * Answers one query with what was found for it.
 * @param baseAddress absolute address of the site, with a slash at the end
 */
export function answer(
  request: SearchRequest,
  { sections, isMatch }: Found,
  baseAddress: string,
): SearchResponse {
  const { page = 0, hitsPerPage = DEFAULT_HITS_PER_PAGE } = request;
  const marking = markingOf(request);
  const shown = sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    index: request.indexName,
    query: request.query,
    params: '',
    hits: shown.map((section) => toHit(section, isMatch, baseAddress, marking)),
    nbHits: sections.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(sections.length / hitsPerPage),
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

function toHit(
  section: Section,
  isMatch: Found['isMatch'],
  baseAddress: string,
  marking: Marking,
): Hit {
  const pageUrl = baseAddress + section.page.path;
  const url = section.anchor === '' ? pageUrl : `${pageUrl}#${section.anchor}`;
  const titles = [
    section.group,
    section.page.title,
    ...section.parents,
    ...(section.level > 1 ? [section.heading] : []),
  ];
  const marked = titles.map((title) => highlight(matchWords(title, isMatch), marking));
  const type: Level = `lvl${(titles.length - 1) as 1 | 2 | 3 | 4 | 5 | 6}`;
  const ownText = [section.message, section.text].filter((part) => part !== '').join(' · ');
  const text = ownText || (section.level === 1 ? (section.page.description ?? '') : '');
  const content = text === '' ? undefined : snippet(matchWords(text, isMatch), marking);
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
