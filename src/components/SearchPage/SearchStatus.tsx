import type { ReactNode, Ref } from 'react';
import Link from '@docusaurus/Link';
import { missingResultsUrl } from './missingResults';
import type { SearchState } from './useSearch';
import styles from './styles.module.css';

interface Props {
  readonly state: SearchState;
  readonly query: string;
  /** The element, which can have the focus. */
  readonly ref: Ref<HTMLDivElement>;
}

/** One line about the search, spoken by screen readers: how many results, none, failed. The texts are the dialog's. */
export default function SearchStatus({ state, query, ref }: Props): ReactNode {
  const { status, hits } = state;
  return (
    <div role="status" tabIndex={-1} ref={ref} className={styles.status}>
      <StatusText state={state} query={query} />
      {status === 'failed' && (
        // With hits, the reader sees it below them.
        <div className={hits.length > 0 ? 'only-spoken' : undefined}>
          <FailureText />
        </div>
      )}
    </div>
  );
}

/** What is said when no answer came. */
export function FailureText(): ReactNode {
  return (
    <p>
      <strong>Unable to fetch results</strong>
      <br />
      You might want to check your network connection.
    </p>
  );
}

function StatusText({ state, query }: Pick<Props, 'state' | 'query'>): ReactNode {
  const { status, total } = state;
  if (status === 'searching' && total === 0) return <p>Searching…</p>;
  // Also above hits whose next page failed.
  if (status === 'idle' || status === 'searching') return null;
  if (total > 0) return <p>{total === 1 ? 'One document found' : `${total} documents found`}</p>;
  if (status === 'failed') return null;
  return (
    <p>
      <strong>No results for &quot;{query}&quot;</strong>
      <br />
      Believe this query should return results?{' '}
      <Link to={missingResultsUrl({ query })}>Let us know.</Link>
    </p>
  );
}
