/**
 * Shows a page under its one address. Hosts without rules answer `/docs/usage/mocking.html` too, and Docusaurus then
 * compares the wrong address with its sidebar and navbar. Runs before React takes the page over.
 */
import { createRoot } from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { cleanPath, decodableText } from '@site/config/cleanPath';

/** Attribute of the not-found page's content, by which a script can tell what the server rendered. */
export const NOT_FOUND_MARK = 'data-not-found';

function cleanAddress(): void {
  const { origin, pathname, search, hash } = window.location;
  const clean = cleanPath(pathname, siteConfig.baseUrl) + search + decodableText(hash);
  if (clean !== pathname + search + hash) {
    // With the origin, since a path may begin with two slashes, which alone would name a host.
    window.history.replaceState(window.history.state, '', origin + clean);
  }
}

function keepFromHydration(): void {
  const container = document.getElementById('__docusaurus');
  if (container?.querySelector(`[${NOT_FOUND_MARK}]`)) {
    // The host sent its not-found page, which was rendered without knowing the address: the navbar may show another
    // version, or there is a page at the clean address. React must not take over what it would render differently;
    // Docusaurus uses this root when there is one.
    window.docusaurusRoot = createRoot(container);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  cleanAddress();
  keepFromHydration();
  // An address changed by hand, or gone back to: this listener is there before the router's.
  window.addEventListener('popstate', cleanAddress);
}
