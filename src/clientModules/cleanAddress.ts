/**
 * Shows a page under its one address. Hosts without rules answer `/docs/usage/mocking.html` too, and Docusaurus then
 * compares the wrong address with its sidebar and navbar. Runs before React takes the page over.
 */
import { createRoot } from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { NOT_FOUND_MARK } from '@site/src/components/NotFound/mark';
import { cleanPath } from './cleanPath';

function cleanAddress(): void {
  const { origin, pathname, search, hash } = window.location;
  const clean = cleanPath(pathname, siteConfig.baseUrl);
  if (clean !== pathname) {
    window.history.replaceState(window.history.state, '', origin + clean + search + hash);
  }
  const container = document.getElementById('__docusaurus');
  if (container?.querySelector(`[${NOT_FOUND_MARK}]`)) {
    // The host sent its not-found page, which was rendered without knowing the address: the navbar may show another
    // version, or there is a page at the clean address. React must not take over what it would render differently;
    // Docusaurus uses this root when there is one.
    window.docusaurusRoot = createRoot(container);
  }
}

if (ExecutionEnvironment.canUseDOM) cleanAddress();
