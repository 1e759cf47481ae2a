/** Tells readers who keep a version that a newer state of it is there. Loaded for nobody else. */
import { Workbox } from 'workbox-window';
import { showNotice } from '@site/src/components/Notice';
import { versionOfWorker } from '@site/config/offline';
import { loadOfflineList, stopKeeping } from './worker';

/**
 * Watches for an update of the service worker at `address`; the reader decides when it takes over.
 * @param scope path of the site, with a slash at both ends
 */
export async function offerUpdates(address: string, scope: string): Promise<void> {
  // First of all: registering would bring back what is being released.
  if (await releaseRemovedVersion(address, scope)) return;
  const worker = new Workbox(address, { scope });
  worker.addEventListener('waiting', ({ sw }) => {
    // Another version was chosen: the page "Read offline" sees to it.
    if (sw?.scriptURL !== address) return;
    showNotice({
      id: 'offline-update',
      role: 'status',
      text: 'The documentation that you keep offline has been updated.',
      action: 'Reload',
      onAction: () => {
        worker.addEventListener('controlling', () => {
          window.location.reload();
        });
        worker.messageSkipWaiting();
      },
    });
  });
  await worker.register();
}

/**
 * A version that has left the site has no service worker that could update the one here, which would show the site's
 * pages as they were for ever.
 * @returns whether the version has left, and is no longer kept
 */
async function releaseRemovedVersion(address: string, scope: string): Promise<boolean> {
  const version = versionOfWorker(address);
  const list = await loadOfflineList(scope).catch(() => undefined);
  // Without a network nobody can tell.
  if (version === undefined || list === undefined || version in list) return false;
  await stopKeeping(scope);
  showNotice({
    id: 'offline-removed',
    role: 'status',
    text: `${version} is no longer part of this site, and not kept offline any more.`,
    action: 'Reload',
    onAction: () => {
      window.location.reload();
    },
  });
  return true;
}
