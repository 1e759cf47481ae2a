/**
 * When the code of other pages is loaded ahead: of the links visible on load as many as a budget allows, and every link
 * that the reader points at, touches or focuses. Docusaurus alone loads whatever is visible (up to 121 KiB on the public
 * site), and nothing on focus. It loads nothing ahead on slow connections or with data saver; that stays.
 */
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { LATEST, VERSIONS } from '../../config/versions';
import { importCodeBlock } from '../components/DeferredCodeBlock/importCodeBlock';
import { createPrefetchQueue } from './prefetchQueue';

/** Docusaurus compares paths with its routes, where a query or a hash fits none. */
const pathOf = (target: string): string => target.replace(/[?#].*$/, '');

/** Name of the version that has a page; `docs/v6` begins as the latest version's `docs` does, and is the longer one. */
const versionOf = (path: string): string | undefined =>
  VERSIONS.filter(({ routeBase }) =>
    `${path}/`.startsWith(`${siteConfig.baseUrl}${routeBase}/`),
  ).sort((a, b) => b.routeBase.length - a.routeBase.length)[0]?.name;

/** The first page of another version needs that version's sidebar, too: with it, it may exceed the budget alone. */
function isOfSameVersion(path: string): boolean {
  const version = versionOf(path);
  const here = versionOf(window.location.pathname) ?? LATEST;
  return version === undefined || version === here;
}

let startPage: (() => void) | undefined;

/** Takes the place of Docusaurus's own functions, which links call. */
function install(): () => void {
  const { prefetch, preload } = window.docusaurus;
  const queue = createPrefetchQueue(prefetch);
  window.docusaurus = {
    prefetch: (target) => isOfSameVersion(pathOf(target)) && queue.add(pathOf(target)),
    preload: (target) => {
      const loading = preload(pathOf(target));
      // Nothing is loaded ahead on slow connections. The page to come is not rendered by the server.
      if (loading) void importCodeBlock().catch(() => undefined);
      // A failure shows when the reader goes there: Docusaurus then loads the page anew.
      return loading && loading.catch(() => []);
    },
  };
  document.addEventListener('focusin', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === window.location.origin) void window.docusaurus.preload(link.pathname);
  });
  return queue.restart;
}

const prefetchPolicy: ClientModule = {
  // Before this, Docusaurus has not set its functions; after it, the first links report that they are visible.
  onRouteDidUpdate({ location, previousLocation }) {
    if (!ExecutionEnvironment.canUseDOM) return;
    startPage ??= install();
    if (location.pathname !== previousLocation?.pathname) startPage();
  },
};

export default prefetchPolicy;
