import { useEffect, useId, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { useQueryString } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { elementOfHash } from '../elementOfHash';
import styles from './styles.module.css';

/** What a filter says of its entries, for eyes and screen readers. */
export function shownOf(shown: number, all: number): string {
  return shown === 0 ? 'No entry holds all of these words.' : `${shown} of ${all} entries`;
}

interface Props {
  readonly label: string;
  /** How much is shown, for eyes and screen readers. */
  readonly status: string;
  /** Called with the typed words in lower case, when they change: an entry is to be shown when it holds all of them. */
  readonly onFilter: (words: readonly string[]) => void;
}

/** A link to a section that the filter has hidden ends the filter, as "On this page" has one to each section. */
function useEndAtHiddenSection(onFilter: Props['onFilter']): void {
  const history = useHistory();
  const { hash } = useLocation();
  useEffect(() => {
    const section = elementOfHash(hash);
    if (!section?.hidden) return;
    onFilter([]);
    section.scrollIntoView();
    history.replace({ hash });
  }, [hash, history, onFilter]);
}

/**
 * Field that filters what stands below it. The address keeps what is typed, for the reader who comes back. Without
 * JavaScript the field would do nothing, so only the status is there then.
 */
export default function FilterField({ label, status, onFilter }: Props): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const [query, setQuery] = useQueryString('filter');
  useEffect(() => {
    onFilter(query.toLowerCase().split(/\s+/).filter(Boolean));
  }, [query, onFilter]);
  useEndAtHiddenSection(onFilter);

  return (
    <div className={`${styles.filter} not-on-paper`}>
      {isBrowser && (
        <>
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
            }}
          />
        </>
      )}
      <span role="status">{status}</span>
    </div>
  );
}
