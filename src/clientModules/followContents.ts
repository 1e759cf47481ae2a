/**
 * Keeps the entry of the section that is being read in sight in the table of contents. On a long page the list is longer
 * than the window; Docusaurus marks the entry, and leaves the list where it is.
 */
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Docusaurus's own class names. */
const CONTENTS = '.theme-doc-toc-desktop';
const ACTIVE = 'table-of-contents__link--active';

/** Scrolls the list alone: `scrollIntoView` would scroll the page as well. */
function reveal(list: Element, entry: Element): void {
  const [frame, place] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  list.scrollTop += place.top - frame.top - frame.height / 3;
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
    if (ExecutionEnvironment.canUseDOM) follow();
  },
};

export default followContents;
