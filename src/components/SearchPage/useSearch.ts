import { useEffect, useState } from 'react';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { FacetFilter, Hit, SearchResponse } from '@site/plugins/search/client/protocol';
import { loadSearchClient, TYPING_PAUSE } from '@theme/SearchClient';
import { tagOfVersion, UNVERSIONED_TAG } from '@site/config/searchTags';

/** As Docusaurus's own search page. */
const HITS_PER_PAGE = 15;
/** Three times the dialog's: there is room. */
const SNIPPET_WORDS = 30;

/** What the search page shows. */
export interface SearchState {
  readonly status: 'idle' | 'searching' | 'done' | 'failed';
  readonly hits: readonly Hit[];
  /** Place among the hits at which the page that came last begins. */
  readonly lastPageStart: number;
  /** Number of hits on all pages. */
  readonly total: number;
  readonly hasMore: boolean;
}

/** What is searched for; a change of it begins again at the first page. */
interface Search {
  readonly query: string;
  readonly versionName: string;
}

interface Answered {
  readonly search: Search;
  /** The pages that came. */
  readonly responses: readonly SearchResponse[];
  /** Whether the page after them did not come. */
  readonly failed: boolean;
}

const NOTHING: SearchState = {
  status: 'idle',
  hits: [],
  lastPageStart: 0,
  total: 0,
  hasMore: false,
};

/**
 * Searches while the reader types.
 * @param query what to look for; blank text gives no search
 * @param versionName the documented version to search, as Docusaurus names it
 * @returns the state, and a function that asks for the next page of hits: the first one again, if that did not come
 */
export function useSearch(query: string, versionName: string): [SearchState, () => void] {
  const ask = useAsk();
  const [answered, setAnswered] = useState<Answered>();
  const [attempt, setAttempt] = useState(0);
  const text = query.trim();

  useEffect(() => {
    if (text === '') return undefined;
    const search = { query: text, versionName };
    let isCurrent = true;
    const timer = setTimeout(() => {
      void addPage(ask, { search, responses: [], failed: false }).then((answer) => {
        if (isCurrent) setAnswered(answer);
      });
    }, TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, text, versionName, attempt]);

  const askForNextPage = () => {
    if (!answered) return;
    if (answered.responses.length === 0) {
      setAnswered(undefined);
      setAttempt(attempt + 1);
      return;
    }
    // The error of the try before goes away, so that another one is said again.
    const asked = { ...answered, failed: false };
    setAnswered(asked);
    void addPage(ask, asked).then((answer) => {
      setAnswered((current) => (current === asked ? answer : current));
    });
  };
  return [text === '' ? NOTHING : stateOf(answered, { query: text, versionName }), askForNextPage];
}

type Ask = (search: Search, page: number) => Promise<SearchResponse>;

/** The same with one more page, or with its failure: what came before stays. */
async function addPage(ask: Ask, { search, responses }: Answered): Promise<Answered> {
  try {
    const response = await ask(search, responses.length);
    return { search, responses: [...responses, response], failed: false };
  } catch {
    return { search, responses, failed: true };
  }
}

/** A function that gets one page of hits, from 0. */
function useAsk(): Ask {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { appId, apiKey, indexName } = useAlgoliaThemeConfig().algolia;
  const [ask] = useState(() => async ({ query, versionName }: Search, page: number) => {
    const client = await loadSearchClient({ appId, apiKey });
    const { results } = await client.search({
      requests: [
        {
          indexName,
          query,
          page,
          facetFilters: contextOf(currentLocale, versionName),
          hitsPerPage: HITS_PER_PAGE,
          attributesToSnippet: [`content:${SNIPPET_WORDS}`],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          advancedSyntax: true,
        },
      ],
    });
    const [response] = results;
    if (!response) throw new Error('The search service gave no answer.');
    return response;
  });
  return ask;
}

/** The same filters as the dialog's: the version and what belongs to none. */
function contextOf(language: string, versionName: string): readonly FacetFilter[] {
  return [
    `language:${language}`,
    [UNVERSIONED_TAG, tagOfVersion(versionName)].map((tag) => `docusaurus_tag:${tag}`),
  ];
}

/** While a new search is under way, the hits of the one before stay, so that the page does not flicker at each key. */
function stateOf(answered: Answered | undefined, current: Search): SearchState {
  if (!answered) return { ...NOTHING, status: 'searching' };
  const { search, responses, failed } = answered;
  const isCurrent = search.query === current.query && search.versionName === current.versionName;
  const last = responses.at(-1);
  const hits = responses.flatMap((response) => response.hits);
  return {
    status: !isCurrent ? 'searching' : failed ? 'failed' : 'done',
    hits,
    lastPageStart: hits.length - (last?.hits.length ?? 0),
    total: last?.nbHits ?? 0,
    hasMore: isCurrent && last !== undefined && last.page + 1 < last.nbPages,
  };
}
