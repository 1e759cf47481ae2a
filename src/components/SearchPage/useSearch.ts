import { useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { tagOfVersion, UNVERSIONED_TAG } from '@site/config/searchTags';
import type { Hit } from '@site/plugins/search/client';
import { indexName, isHosted, loadSearchClient } from '../SearchBar/searchClient';

/** As Docusaurus's own search page; so is the pause after the last key where each query is paid for. */
const HITS_AT_A_TIME = 15;
const TYPING_PAUSE = isHosted ? 300 : 0;
/** Three times the dialog's: there is room. */
const SNIPPET_WORDS = 30;

/** What the search page shows. */
export interface SearchState {
  readonly status: 'idle' | 'searching' | 'done' | 'failed';
  /** While a new search is under way those of the one before, so that the page does not flicker at each key. */
  readonly hits: readonly Hit[];
  /** Number of hits, with those that are not shown yet. */
  readonly total: number;
  /** Whether the reader asked for more, or again. */
  readonly isRepeated: boolean;
  /** Asks for more hits, or again after a failure. */
  readonly loadMore: () => void;
}

interface Answer extends Pick<SearchState, 'hits' | 'total'> {
  readonly search: string;
  readonly failed: boolean;
}

const NOTHING: Answer = { search: '', hits: [], total: 0, failed: false };

/** What was shown last, for readers who come back from a hit: with the list, they find their place in it. */
let last = { answer: NOTHING, asked: { search: '', hits: HITS_AT_A_TIME, times: 1 } };

/**
 * Searches while the reader types.
 * @param query what to look for; blank text gives no search
 * @param versionName the documented version to search, as Docusaurus names it
 */
export function useSearch(query: string, versionName: string): SearchState {
  const language = useDocusaurusContext().i18n.currentLocale;
  const text = query.trim();
  const search = `${versionName} ${text}`;
  const [answer, setAnswer] = useState(last.answer);
  const [asked, setAsked] = useState(last.asked);
  const { hits, times } = asked.search === search ? asked : { hits: HITS_AT_A_TIME, times: 1 };

  useEffect(() => {
    last = { answer, asked };
  }, [answer, asked]);

  useEffect(() => {
    if (text === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const show = (next: Answer | ((before: Answer) => Answer)) => {
        if (isCurrent) setAnswer(next);
      };
      ask(text, versionName, language, hits).then(
        (found) => {
          show({ ...found, search, failed: false });
        },
        () => {
          // What was shown of this search stays.
          show((before) => {
            const shown = before.search === search ? before : NOTHING;
            return { ...shown, search, failed: true };
          });
        },
      );
    }, TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, versionName, language, search, hits, times]);

  const isAnswered = answer.search === search;
  const loadMore = () => {
    const isMore = isAnswered && !answer.failed;
    setAsked({ search, hits: hits + (isMore ? HITS_AT_A_TIME : 0), times: times + 1 });
    // The error of the try before goes away, so that another one is said again.
    setAnswer(answer.hits.length > 0 ? { ...answer, failed: false } : NOTHING);
  };
  const status = !isAnswered ? 'searching' : answer.failed ? 'failed' : 'done';
  return text === ''
    ? { ...NOTHING, status: 'idle', isRepeated: false, loadMore }
    : { ...answer, status, isRepeated: times > 1, loadMore };
}

async function ask(query: string, versionName: string, language: string, hitsPerPage: number) {
  const tags = [UNVERSIONED_TAG, tagOfVersion(versionName)].map((tag) => `docusaurus_tag:${tag}`);
  const request = {
    indexName,
    query,
    hitsPerPage,
    // The same filters as the dialog's.
    facetFilters: [`language:${language}`, tags],
    attributesToSnippet: [`content:${SNIPPET_WORDS}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    advancedSyntax: true,
  };
  const client = await loadSearchClient();
  const [response] = (await client.search({ requests: [request] })).results;
  return { hits: response?.hits ?? [], total: response?.nbHits ?? 0 };
}
