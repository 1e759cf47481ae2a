/**
 * Says so where a switch to a version that lacks the page has led to its quick start, which Docusaurus does without a
 * word. The notice stays until the next page, at most.
 */
import type { ClientModule } from '@docusaurus/types';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import globalData from '@generated/globalData';
import { showNotice } from '@site/src/components/Notice';
import { titleFromPath } from '@site/src/components/NotFound/closestPages';
import { byDocusaurusName } from '@site/config/versions';

const ID = 'missing-page';

/** The docs plugin's data on all versions, which Docusaurus gives to components only by a hook. */
const { versions } = globalData['docusaurus-plugin-content-docs']?.default as {
  versions: readonly GlobalVersion[];
};

function pageAt(pathname: string) {
  const pages = versions.flatMap((version) => version.docs.map((doc) => ({ version, doc })));
  return pages.find(({ doc }) => doc.path === pathname);
}

const missingPage: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    const close = (): void => document.getElementById(ID)?.remove();
    close();
    const [from, to] = [pageAt(previousLocation.pathname), pageAt(location.pathname)];
    if (!from || !to || from.version === to.version || to.doc.id !== to.version.mainDocId) return;
    if (to.version.docs.some(({ id }) => id === from.doc.id)) return;
    const title = titleFromPath(from.doc.path.slice(from.version.path.length + 1));
    showNotice({
      id: ID,
      role: 'status',
      text: `${byDocusaurusName(to.version.name)?.name ?? to.version.label} has no page "${title}". This is its quick start.`,
      action: 'Close',
      onAction: close,
    });
  },
};

export default missingPage;
