// Until November 2026, readers could keep a version of this site offline. The service worker that did so is replaced by
// this one, which deletes what was kept, unregisters itself, and shows the reader's open pages anew.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const end = async () => {
    const names = await caches.keys();
    const own = names.filter(
      (name) => name.startsWith('pester-docs') && name.endsWith(`-${self.registration.scope}`),
    );
    await Promise.all(own.map((name) => caches.delete(name)));
    await self.registration.unregister();
    const pages = await self.clients.matchAll({ type: 'window' });
    await Promise.all(pages.map((page) => page.navigate(page.url)));
  };
  event.waitUntil(end());
});
