import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import {
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {
  HtmlClassNameProvider,
  PageMetadata,
  useSearchQueryString,
} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { MAX_QUERY_LENGTH } from '@site/data/searchLimits';
import { PROVIDER } from '@theme/SearchClient';
import ResultList from './ResultList';
import SearchStatus, { FailureText } from './SearchStatus';
import { VERSION_PARAMETER } from './searchAddress';
import { useSearch, type SearchState } from './useSearch';
import styles from './styles.module.css';

/** Search results as a page of its own, at an address that can be shared: `/search?q=mock`. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** Below the layout, which knows the version that the reader prefers. */
function SearchPageContent(): ReactNode {
  const [typed, setQuery] = useSearchQueryString();
  // The server rendered the page without a query, and the first render in the browser has to agree with it.
  const query = useIsBrowser() ? typed.slice(0, MAX_QUERY_LENGTH) : '';
  const [versionName, setVersionName] = useSearchVersion();
  const [state, askForNextPage] = useSearch(query, versionName);
  const status = useRef<HTMLDivElement>(null);
  const list = useFocusAtEnd(state);
  const title = query ? `Search results for "${query}"` : 'Search the documentation';

  return (
    <main className="container margin-vert--lg">
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      <form
        className={styles.form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <label className={styles.query}>
          Search
          <input
            type="search"
            name="q"
            value={query}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            // The reader came here to type.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onChange={(event) => {
              setQuery(event.target.value);
            }}
          />
        </label>
        <VersionSelect value={versionName} onChange={setVersionName} />
      </form>
      <SearchStatus ref={status} state={state} query={query} />
      {state.status === 'failed' && state.hits.length === 0 && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            // The button goes away; what follows is said there, and the results come after it.
            status.current?.focus();
            askForNextPage();
          }}
        >
          Try again
        </button>
      )}
      <ResultList ref={list} hits={state.hits} />
      {state.hasMore && <MoreResults failed={state.status === 'failed'} onClick={askForNextPage} />}
      {PROVIDER && (
        <p className={styles.provider}>
          <Link to={PROVIDER.url}>{PROVIDER.label}</Link>
        </p>
      )}
    </main>
  );
}

/** Of the text that describes the button after a failure. */
const FAILURE_ID = 'search-failure';

interface MoreResultsProps {
  /** Whether the next page was asked for in vain. */
  readonly failed: boolean;
  readonly onClick: () => void;
}

/** Asks for the next page, and again after a failure: one button, which keeps the focus. */
function MoreResults({ failed, onClick }: MoreResultsProps): ReactNode {
  return (
    <div className={styles.more}>
      <button
        type="button"
        className="button button--secondary"
        aria-describedby={failed ? FAILURE_ID : undefined}
        onClick={onClick}
      >
        {failed ? 'Try again' : 'Show more results'}
      </button>
      {failed && (
        <div id={FAILURE_ID}>
          <FailureText />
        </div>
      )}
    </div>
  );
}

/**
 * With the last page, the button that asked for it goes away. The focus then goes on to the first hit of that page.
 * @returns for the list of hits
 */
function useFocusAtEnd({
  status,
  hasMore,
  lastPageStart,
}: SearchState): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = status === 'done' && !hasMore && lastPageStart > 0;
  useEffect(() => {
    if (!isAtEnd || document.activeElement !== document.body) return;
    list.current?.children[lastPageStart]?.querySelector('a')?.focus();
  }, [isAtEnd, lastPageStart]);
  return list;
}

/** The version that is searched: chosen here, else that of the address, of the reader, or the latest. */
function useSearchVersion(): [string, (name: string) => void] {
  const [chosen, choose] = useState<string>();
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const { search } = useLocation();
  const asked = useIsBrowser() ? new URLSearchParams(search).get(VERSION_PARAMETER) : null;
  const inAddress = useVersions(undefined).find(({ name }) => name === asked);
  return [chosen ?? inAddress?.name ?? preferredVersion?.name ?? latest.name, choose];
}

interface VersionSelectProps {
  /** As Docusaurus names the version. */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

function VersionSelect({ value, onChange }: VersionSelectProps): ReactNode {
  return (
    <label className={styles.version}>
      Version
      <select
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {useVersions(undefined).map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
