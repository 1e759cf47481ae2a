import { useCallback, useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import { loadSearchClient, TYPING_PAUSE } from '@theme/SearchClient';
import type { FacetFilter, Hit, SearchResponse } from '@site/src/plugins/local-search/client/protocol';

/** As Docusaurus's own search page. */
const HITS_PER_PAGE = 15;
/** As the search dialog; its style sheet marks `mark`. */
const HIGHLIGHT = { highlightPreTag: '<mark>', highlightPostTag: '</mark>', snippetEllipsisText: '…' };
const SNIPPET_WORDS = 30;

/** What the search page shows. */
export interface SearchState {
  readonly status: 'idle' | 'searching' | 'done' | 'failed';
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly hasMore: boolean;
}

const IDLE: SearchState = { status: 'idle', hits: [], total: 0, hasMore: false };

/**
 * Searches while the reader types.
 * @param query what to look for; blank text gives no search
 * @param versionName the documented version to search, as Docusaurus names it
 * @returns the state, and a function that adds the next page of hits
 */
export function useSearch(query: string, versionName: string): [SearchState, () => void] {
  const { i18n } = useDocusaurusContext();
  const { algolia } = useAlgoliaThemeConfig();
  const { appId, apiKey, indexName } = algolia;
  const [state, setState] = useState(IDLE);
  const [page, setPage] = useState(0);
  const asked = query.trim();
  const language = i18n.currentLocale;

  useEffect(() => setPage(0), [asked, versionName]);

  useEffect(() => {
    if (asked === '') {
      setState(IDLE);
      return undefined;
    }
    let isCurrent = true;
    const ask = async () => {
      setState((earlier) => ({ ...earlier, status: 'searching' }));
      try {
        const client = await loadSearchClient({ appId, apiKey });
        const request = searchRequest(indexName, asked, page, contextOf(language, versionName));
        const { results } = await client.search({ requests: [request] });
        if (isCurrent) setState((earlier) => withAnswer(earlier, results[0]));
      } catch {
        if (isCurrent) setState({ ...IDLE, status: 'failed' });
      }
    };
    const timer = setTimeout(() => void ask(), TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, page, versionName, language, appId, apiKey, indexName]);

  return [state, useCallback(() => setPage((current) => current + 1), [])];
}

/** The same filters as the dialog's: the version and what belongs to none. */
function contextOf(language: string, versionName: string): readonly FacetFilter[] {
  return [`language:${language}`, ['docusaurus_tag:default', `docusaurus_tag:docs-default-${versionName}`]];
}

function searchRequest(indexName: string, query: string, page: number, facetFilters: readonly FacetFilter[]) {
  return {
    ...HIGHLIGHT,
    indexName,
    query,
    page,
    facetFilters,
    hitsPerPage: HITS_PER_PAGE,
    attributesToSnippet: [`content:${SNIPPET_WORDS}`],
    advancedSyntax: true,
  };
}

function withAnswer(earlier: SearchState, answer: SearchResponse | undefined): SearchState {
  if (!answer) return { ...IDLE, status: 'failed' };
  const { hits, page, nbHits, nbPages } = answer;
  return {
    status: 'done',
    hits: page === 0 ? hits : [...earlier.hits, ...hits],
    total: nbHits,
    hasMore: page + 1 < nbPages,
  };
}
