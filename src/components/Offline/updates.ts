/** Tells readers who keep a version that a newer state of it is there. Loaded for nobody else. */
import { Workbox } from 'workbox-window';
import { showNotice } from '@site/src/components/Notice';

/**
 * Watches for an update of the service worker at `address`; the reader decides when it takes over.
 * @param scope path of the site, with a slash at both ends
 */
export function offerUpdates(address: string, scope: string): void {
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
  void worker.register();
}
