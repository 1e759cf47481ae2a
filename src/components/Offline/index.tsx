import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { VERSIONS } from '@site/config/versions';
import { useOffline, type OfflineState } from './useOffline';
import styles from './styles.module.css';

const MEGABYTE = 1_000_000;

function message(state: OfflineState, kept: string | undefined): string {
  switch (state.is) {
    case 'asking':
      return 'Asking your browser what it keeps…';
    case 'unsupported':
      return 'This browser cannot keep pages offline here.';
    case 'unavailable':
      return 'The list of versions could not be loaded. Try again with a network.';
    case 'loading':
      return `Loading ${state.version}…`;
    case 'failed':
      return `${state.version} could not be loaded completely, so nothing has changed. Try again later.`;
    case 'stopped':
      return 'Nothing is kept any more.';
    case 'not stopped':
      return 'Your browser could not delete all that is kept. Try again.';
    case 'kept':
    case 'ready':
      return kept ? `${kept} is kept offline in this browser.` : 'Nothing is kept offline yet.';
  }
}

/** Where a reader chooses the version to keep, changes it, or ends it. */
export default function Offline(): ReactNode {
  const { state, kept, list, keep, stop } = useOffline(useBaseUrl('/'));
  const isBusy = state.is === 'asking' || state.is === 'loading';
  return (
    <>
      <p role="status" className={styles.status}>
        {message(state, kept)}
      </p>
      <ul className={styles.versions}>
        {VERSIONS.flatMap(({ name, label }) => {
          const size = list[name];
          if (!size || name === kept) return [];
          return (
            <li key={name}>
              <button
                type="button"
                className="button button--secondary"
                aria-disabled={isBusy}
                onClick={() => {
                  if (!isBusy) keep(name);
                }}
              >
                Keep {label} offline ({Math.ceil(size.bytes / MEGABYTE)} MB)
              </button>
            </li>
          );
        })}
      </ul>
      {kept && (
        <button
          type="button"
          className="button button--secondary"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) stop();
          }}
        >
          Stop keeping {kept}
        </button>
      )}
    </>
  );
}
