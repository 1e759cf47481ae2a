import { useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { titleFromPath } from '@site/src/components/NotFound/closestPages';
import { showNotice } from '@site/src/components/Notice';
import { byDocusaurusName } from '@site/config/versions';

const ID = 'missing-page';

/** Says so where a switch to a version that lacks the page has led to its quick start; until the next page, at most. */
export function useMissingPageNotice(): void {
  const { pathname } = useLocation();
  const { activeVersion: version, activeDoc: page } = useActiveDocContext(undefined);
  const here = { pathname, version, page };
  const last = useRef(here);
  useEffect(() => {
    const from = last.current;
    last.current = here;
    if (from.pathname === pathname) return;
    const close = (): void => document.getElementById(ID)?.remove();
    close();
    if (!from.version || !from.page || !version || version.name === from.version.name) return;
    const path = from.page.path.slice(from.version.path.length);
    // The same address may be there with another id: then a link has led here, not the lack of the page.
    const has = version.docs.some(
      (doc) => doc.id === from.page?.id || doc.path === version.path + path,
    );
    if (has || page?.id !== version.mainDocId) return;
    showNotice({
      id: ID,
      role: 'status',
      text: `${byDocusaurusName(version.name)?.name ?? version.label} has no page "${titleFromPath(path.slice(1))}". This is its quick start.`,
      action: 'Close',
      onAction: close,
    });
  });
}
