/**
 * When the code of other pages is loaded ahead: when the reader points at a link, touches or focuses it. Docusaurus alone
 * loads whatever link is visible (up to 121 KiB on a page), and nothing on focus.
 */
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { importHighlightedCode } from '../components/DeferredCode/importHighlightedCode';

let isInstalled = false;

/** Takes the place of Docusaurus's own functions, which links call. */
function install(): void {
  isInstalled = true;
  const { preload } = window.docusaurus;
  window.docusaurus = {
    prefetch: () => false,
    preload: (target) => {
      // Docusaurus compares paths with its routes, where a query or a hash fits none.
      const loading = preload(target.replace(/[?#].*$/, ''));
      // Nothing is loaded ahead on slow connections. The page to come is not rendered by the server.
      if (loading) void importHighlightedCode().catch(() => undefined);
      // A failure shows when the reader goes there: Docusaurus then loads the page anew.
      return loading && loading.catch(() => []);
    },
  };
  document.addEventListener('focusin', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === window.location.origin) void window.docusaurus.preload(link.pathname);
  });
}

const prefetchPolicy: ClientModule = {
  // Before this, Docusaurus has not set its functions; after it, the first links report that they are visible.
  onRouteDidUpdate() {
    if (ExecutionEnvironment.canUseDOM && !isInstalled) install();
  },
};

export default prefetchPolicy;
