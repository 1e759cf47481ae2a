import { useEffect, useRef, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {
  HtmlClassNameProvider,
  PageMetadata,
  useQueryString,
  useSearchQueryString,
} from '@docusaurus/theme-common';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { MAX_QUERY_LENGTH } from '@site/plugins/search/indexFile';
import type { Hit } from '@site/plugins/search/client';
import { isHosted } from '../SearchBar/searchClient';
import { missingResultsUrl, VERSION_PARAMETER } from './addresses';
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

/** The reader came here to type; or comes back from a hit, to where he was in the list. */
function useArrival(query: string, setQuery: (query: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // React lets stand what was typed before it was there, until it renders the field again, and tells nobody.
    if (query === '' && field.current?.value) setQuery(field.current.value);
  }, [query, setQuery]);
  return field;
}

/** Below the layout, which knows the version that the reader prefers. */
function SearchPageContent(): ReactNode {
  const [typed, setQuery] = useSearchQueryString();
  // The server rendered the page without a query, and the first render in the browser has to agree with it.
  const query = useIsBrowser() ? typed.slice(0, MAX_QUERY_LENGTH) : '';
  const [versionName, setVersionName] = useSearchVersion();
  const state = useSearch(query, versionName);
  const field = useArrival(typed, setQuery);
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
            ref={field}
            onChange={(event) => {
              setQuery(event.target.value);
            }}
          />
        </label>
        <VersionSelect value={versionName} onChange={setVersionName} />
      </form>
      <div role="status" className={styles.status}>
        <StatusText state={state} query={query} />
      </div>
      <Results state={state} />
      {isHosted && (
        // Algolia's terms ask for it.
        <p className={styles.provider}>
          <Link to="https://www.algolia.com/">Search by Algolia</Link>
        </p>
      )}
    </main>
  );
}

interface StatusTextProps {
  readonly state: SearchState;
  readonly query: string;
}

/** About the search, spoken by screen readers: how many results, none, failed. The texts are the dialog's. */
function StatusText({ state: { status, total }, query }: StatusTextProps): ReactNode {
  if (status === 'searching' && total === 0) return <p>Searching…</p>;
  if (status === 'idle' || status === 'searching') return null;
  if (status === 'failed') {
    return (
      <p>
        <strong>Unable to fetch results</strong>
        <br />
        You might want to check your network connection.
      </p>
    );
  }
  if (total > 0) return <p>{total === 1 ? 'One document found' : `${total} documents found`}</p>;
  return (
    <p>
      <strong>No results for &quot;{query}&quot;</strong>
      <br />
      Believe this query should return results?{' '}
      <Link to={missingResultsUrl({ query })}>Let us know.</Link>
    </p>
  );
}

/** The hits, best first, and the button that asks for more of them, or again after a failure. */
function Results({ state }: { readonly state: SearchState }): ReactNode {
  const { status, hits, total, isRepeated, loadMore } = state;
  const list = useRef<HTMLOListElement>(null);
  /** Place of the first hit that the reader asked for by the button, as long as it is not there. */
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    const link = list.current?.children[awaited.current ?? -1]?.querySelector('a');
    if (!link) return;
    awaited.current = undefined;
    if (!document.activeElement?.matches('input, select')) link.focus();
  }, [hits]);

  const hasButton =
    status === 'searching' ? isRepeated : status === 'failed' || hits.length < total;
  return (
    <>
      {hits.length > 0 && (
        <ol className={styles.results} ref={list}>
          {hits.map((hit) => (
            <li key={hit.objectID}>
              <Result hit={hit} />
            </li>
          ))}
        </ol>
      )}
      {hasButton && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            awaited.current = hits.length;
            loadMore();
          }}
        >
          {/* With hits, the status may be out of sight. */}
          {status === 'failed' && hits.length > 0 && 'Unable to fetch results. '}
          {status === 'done' ? 'Show more results' : 'Try again'}
        </button>
      )}
    </>
  );
}

/** A hit. Its texts are HTML with the matches marked: search clients escape everything else. */
function Result({ hit }: { readonly hit: Hit }): ReactNode {
  const toLink = useSearchResultUrlProcessor();
  const titles = Object.entries(hit._highlightResult.hierarchy)
    .sort(([level], [other]) => level.localeCompare(other))
    .map(([, { value }]) => value);
  const summary = hit._snippetResult.content?.value ?? '';
  return (
    <article className={styles.result}>
      <h2 className={styles.title}>
        <Link to={toLink(hit.url)} dangerouslySetInnerHTML={{ __html: titles.pop() ?? '' }} />
      </h2>
      <p className={styles.path} dangerouslySetInnerHTML={{ __html: titles.join(' › ') }} />
      <p className={styles.summary} dangerouslySetInnerHTML={{ __html: summary }} />
    </article>
  );
}

/** The version that is searched: that of the address, where a choice is kept, else that of the reader, or the latest. */
function useSearchVersion(): [string, (name: string) => void] {
  const [inAddress, choose] = useQueryString(VERSION_PARAMETER);
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const asked = useIsBrowser() ? inAddress : '';
  const known = useVersions(undefined).find(({ name }) => name === asked);
  return [(known ?? preferredVersion ?? latest).name, choose];
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
