/** Starts, ends and asks for the service worker that keeps a version. Nothing here runs before the reader chooses. */
import { Workbox } from 'workbox-window';
import {
  OFFLINE_CACHE_PREFIX,
  OFFLINE_LIST_FILE,
  offlineWorkerFile,
  versionOfWorker,
  type OfflineList,
} from '@site/config/offline';

/** `false` in browsers without service workers, and on pages that came without encryption. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

/**
 * What can be kept.
 * @throws {Error} when the site does not offer it, as while it is edited
 */
export async function loadOfflineList(baseUrl: string): Promise<OfflineList> {
  const response = await fetch(baseUrl + OFFLINE_LIST_FILE);
  if (!response.ok) throw new Error(`${OFFLINE_LIST_FILE}: status ${response.status}`);
  return (await response.json()) as OfflineList;
}

/** Short name of the version that this browser keeps, if any. */
export async function keptVersion(baseUrl: string): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  return registration?.active ? versionOfWorker(registration.active.scriptURL) : undefined;
}

/**
 * Loads all files of a version, in place of another one that was kept.
 * @throws {Error} when a file cannot be loaded or stored; what was kept before then still is
 */
export async function keepVersion(baseUrl: string, version: string): Promise<void> {
  const worker = new Workbox(baseUrl + offlineWorkerFile(version), { scope: baseUrl });
  try {
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('waiting', () => {
        worker.messageSkipWaiting();
      });
      worker.addEventListener('activated', () => {
        resolve();
      });
      worker.addEventListener('redundant', () => {
        reject(new Error('A file could not be loaded or stored.'));
      });
      worker.register({ immediate: true }).catch(reject);
    });
  } catch (error) {
    if ((await keptVersion(baseUrl)) === undefined) await stopKeeping(baseUrl);
    throw error;
  }
}

/** Ends the service worker of the site at `baseUrl` and deletes all that it kept; Workbox puts its scope behind the names. */
export async function stopKeeping(baseUrl: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  if (registration && (!registration.active || versionOfWorker(registration.active.scriptURL))) {
    await registration.unregister();
  }
  const scope = new URL(baseUrl, window.location.origin).href;
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(OFFLINE_CACHE_PREFIX) && name.endsWith(`-${scope}`))
      .map((name) => caches.delete(name)),
  );
}
