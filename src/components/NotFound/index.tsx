import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { MAX_QUERY_LENGTH } from '@site/plugins/search/indexFile';
import { NOT_FOUND_MARK } from '@site/src/clientModules/cleanAddress';
import { closestPages, queryFromPath, titleFromPath } from './closestPages';
import styles from './styles.module.css';

const MOST_SUGGESTIONS = 5;

/** What is known of the address that the reader asked for. */
interface Asked {
  readonly version: GlobalVersion;
  /** Path below the version's, decoded, without a slash at either end. */
  readonly path: string;
}

/** The content of the not-found page. The server does not know the address: what depends on it comes in the browser. */
export default function NotFound(): ReactNode {
  const isBrowser = useIsBrowser();
  const asked = useAsked();
  const latest = useLatestVersion(undefined);
  const { path: start } = isBrowser ? asked.version : latest;
  return (
    <main className={`container margin-vert--xl ${styles.page}`} {...{ [NOT_FOUND_MARK]: true }}>
      {/* Below a version's address the docs plugin shows this without the page around it that sets the title. */}
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <p>There is no page at this address. It may have moved, or the address has a typo.</p>
      <SearchForm
        key={String(isBrowser)}
        query={isBrowser ? queryFromPath(asked.path, MAX_QUERY_LENGTH) : ''}
      />
      {isBrowser && <Suggestions {...asked} />}
      <p>
        Or start with the <Link to={`${start}/quick-start`}>quick start</Link>, the{' '}
        <Link to={`${start}/usage`}>guides</Link>, or the{' '}
        <Link to={`${start}/commands`}>list of commands</Link>.
      </p>
    </main>
  );
}

/** A plain form: it works before and without the site's scripts. */
function SearchForm({ query }: { readonly query: string }): ReactNode {
  return (
    <form role="search" action={useBaseUrl('/search')} className={styles.form}>
      <label className={styles.label}>
        Search the documentation
        <input
          type="search"
          name="q"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
        />
      </label>
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}

/** The closest pages of the same version, and the page itself where another version has it. */
function Suggestions({ version, path }: Asked): ReactNode {
  const closest = closestPages(path, pathsOf(version), MOST_SUGGESTIONS);
  const others = useVersions(undefined).filter(
    (other) => other !== version && path !== '' && pathsOf(other).includes(path),
  );
  if (closest.length + others.length === 0) return null;
  return (
    <>
      <p>Did you mean one of these?</p>
      <ul>
        {others.map((other) => (
          <li key={other.name}>
            <Link to={`${other.path}/${path}`}>
              {titleFromPath(path)}, in {other.label}
            </Link>
          </li>
        ))}
        {closest.map((page) => (
          <li key={page}>
            <Link to={`${version.path}/${page}`}>{titleFromPath(page)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function pathsOf(version: GlobalVersion): string[] {
  return version.docs.map(({ path }) => path.slice(version.path.length + 1));
}

/** The version that the address names, else the one that the reader prefers, and the rest of the address. */
function useAsked(): Asked {
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  const active = useActiveVersion(undefined);
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const version = active ?? preferredVersion ?? latest;
  const base = active ? active.path : baseUrl;
  return { version, path: pathname.slice(base.length).replace(/^\/+|\/+$/g, '') };
}
