import { useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, PageMetadata, useSearchQueryString } from '@docusaurus/theme-common';
import { PROVIDER } from '@theme/SearchClient';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ResultList from './ResultList';
import SearchStatus from './SearchStatus';
import { useSearch } from './useSearch';
import styles from './styles.module.css';

/** As the search dialog: longer queries are no better. */
const MAX_QUERY_LENGTH = 64;

/** Search results as a page of its own, at an address that can be shared: `/search?q=mock`. */
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const [versionName, setVersionName] = useSearchVersion();
  const [state, showMore] = useSearch(query.slice(0, MAX_QUERY_LENGTH), versionName);
  const title = query ? `Search results for "${query}"` : 'Search the documentation';

  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">{title}</Heading>
          <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
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
                onChange={(event) => setQuery(event.target.value)}
              />
            </label>
            <VersionSelect value={versionName} onChange={setVersionName} />
          </form>
          <SearchStatus state={state} query={query} />
          <ResultList hits={state.hits} />
          {state.hasMore && (
            <button type="button" className="button button--secondary" onClick={showMore}>
              Show more results
            </button>
          )}
          {PROVIDER && (
            <p className={styles.provider}>
              <Link to={PROVIDER.url}>{PROVIDER.label}</Link>
            </p>
          )}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** The version that is searched: chosen here, else the one that the reader prefers, else the latest. */
function useSearchVersion(): [string, (name: string) => void] {
  const [chosen, choose] = useState<string>();
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  return [chosen ?? preferredVersion?.name ?? latest.name, choose];
}

function VersionSelect(props: { value: string; onChange: (name: string) => void }): ReactNode {
  return (
    <label className={styles.version}>
      Version
      <select value={props.value} onChange={(event) => props.onChange(event.target.value)}>
        {useVersions(undefined).map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
