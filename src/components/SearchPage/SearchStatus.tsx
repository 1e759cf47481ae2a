import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { missingResultsUrl } from './missingResults';
import type { SearchState } from './useSearch';
import styles from './styles.module.css';

interface Props {
  readonly state: SearchState;
  readonly query: string;
}

/** One line about the search, spoken by screen readers: how many results, none, failed. The texts are the dialog's. */
export default function SearchStatus({ state, query }: Props): ReactNode {
  return (
    <div role="status" className={styles.status}>
      <StatusText state={state} query={query} />
    </div>
  );
}

function StatusText({ state: { status, total }, query }: Props): ReactNode {
  if (status === 'failed') {
    return (
      <p>
        <strong>Unable to fetch results</strong>
        <br />
        You might want to check your network connection.
      </p>
    );
  }
  if (status === 'searching' && total === 0) return <p>Searching…</p>;
  if (status !== 'done') return null;
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
