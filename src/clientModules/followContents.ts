/**
 * Keeps the entry of the page in sight in the sidebar, and that of the section that is being read in the table of contents.
 * Both lists can be longer than the window; Docusaurus marks the entries, and leaves the lists where they are.
 */
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Docusaurus's own class names. */
const SIDEBAR = '.theme-doc-sidebar-container .menu';
const CURRENT = '[aria-current="page"]';
const CONTENTS = '.theme-doc-toc-desktop';
const ACTIVE = 'table-of-contents__link--active';

/** Milliseconds in which categories have opened and closed, 600 for the longest; later, the reader opened one. */
const MOVING_TIME = 1000;

/** Scrolls the list alone: `scrollIntoView` would scroll the page as well. */
function reveal(list: Element, entry: Element): void {
  const [frame, place] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  list.scrollTop += place.top - frame.top - frame.height / 3;
}

/** Categories open and close when the reader has come from elsewhere, which moves what is below them. */
function revealCurrent(): void {
  const sidebar = document.querySelector<HTMLElement>(SIDEBAR);
  const current = sidebar?.querySelector(CURRENT);
  if (!sidebar || !current) return;
  reveal(sidebar, current);
  sidebar.addEventListener(
    'transitionend',
    ({ propertyName }) => {
      // Links change their background under the mouse, which moves nothing.
      if (propertyName === 'height' && current.isConnected) reveal(sidebar, current);
    },
    { signal: AbortSignal.timeout(MOVING_TIME) },
  );
}

let observer: MutationObserver | undefined;

function follow(): void {
  observer?.disconnect();
  const list = document.querySelector(CONTENTS);
  if (!list) return;
  const revealActive = (): void => {
    const active = list.querySelector(`.${ACTIVE}`);
    if (active) reveal(list, active);
    // Above the first heading there is none.
    else list.scrollTop = 0;
  };
  observer = new MutationObserver(revealActive);
  observer.observe(list, { subtree: true, attributes: true, attributeFilter: ['class'] });
  revealActive();
}

const followContents: ClientModule = {
  onRouteDidUpdate() {
    if (!ExecutionEnvironment.canUseDOM) return;
    // With the frame that shows the page: measuring before it would lay the page out twice.
    requestAnimationFrame(() => {
      revealCurrent();
      follow();
    });
  },
};

export default followContents;
