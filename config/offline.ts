/** Reading without a network: names that the build, the service worker and the page "Read offline" agree on. */

/** Address of the page where a reader chooses it, below the site's `baseUrl`. */
export const OFFLINE_PAGE = 'offline';

/** Lists what can be kept: see {@link OfflineList}. Loaded by that page only. */
export const OFFLINE_LIST_FILE = 'offline.json';

/**
 * Caches of this site begin with it, and end with its address, so that switching off deletes no other's on the same host:
 * neither of another program nor of another copy of this site, such as a preview.
 */
export const OFFLINE_CACHE_PREFIX = 'pester-docs';

/** What the reader is told of each version, by its short name, before it is loaded. */
export type OfflineList = Readonly<
  Record<string, { readonly files: number; readonly bytes: number }>
>;

/** The service worker of a version, below the site's `baseUrl`. It keeps that version and no other. */
export function offlineWorkerFile(version: string): string {
  return `offline-${version}.js`;
}

/** The version that the service worker at `address` keeps; `undefined` when it is not one of these. */
export function versionOfWorker(address: string): string | undefined {
  return /\/offline-(v\d+)\.js$/.exec(address)?.[1];
}
