/**
 * The service worker that keeps one version for reading without a network. Bundled by `writeServiceWorkers.ts`, once for
 * each version; registered only when a reader chooses so on the page "Read offline".
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { OFFLINE_CACHE_PREFIX } from '../../../config/offline';

/** The part of ServiceWorkerGlobalScope that is used; its own library of types excludes that of pages. */
declare const self: {
  /** The files to keep: filled in for each version. */
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<{ type?: string } | null>) => void,
  ) => void;
};

/** `/page/`, `/page.html` and `/page/index.html` are `/page`, as on the host. */
function cleanAddress({ url }: { readonly url: URL }): URL[] {
  const clean = new URL(url);
  clean.pathname = url.pathname.replace(/(?:\/index)?\.html$|\/$/, '');
  return [clean];
}

/** Shown for other pages; the base address is filled in by the build. */
const NOT_KEPT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Not kept offline</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body><h1>This page is not kept offline</h1>
<p>There is no network, and only one version of the documentation is kept in this browser.</p>
<p><a href="__BASE_URL__">Back to the pages that are</a></p></body></html>`;

setCacheNameDetails({ prefix: OFFLINE_CACHE_PREFIX });
cleanupOutdatedCaches();
// A page that is open when its reader chooses must be kept complete, too.
clientsClaim();
precacheAndRoute(self.__WB_MANIFEST, {
  ignoreURLParametersMatching: [/./],
  cleanURLs: false,
  urlManipulation: cleanAddress,
});
registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      return new Response(NOT_KEPT, {
        status: 503,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    }
  }),
);
// Sent when the reader takes an update: the new files then stand for all pages of the site that are open.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
