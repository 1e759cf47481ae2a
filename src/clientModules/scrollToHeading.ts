/**
 * Begins at the top of a page that lacks the heading of its address.
 *
 * Opens what is closed around the heading that a link names, since a heading has no place on the page before.
 *
 * Scrolls once more to the heading that a link to another page names: code that is still being loaded when Docusaurus
 * scrolls there takes more room than what stands in for it, so the heading moves.
 */
import type { ClientModule } from '@docusaurus/types';
import {
  importHighlightedCode,
  loadedCode,
} from '../components/DeferredCode/importHighlightedCode';
import { elementOfHash } from '../components/elementOfHash';

/** The theme opens its own `details` with an animation, and not for a target, as browsers do. */
function openAround(target: Element | null): void {
  const details = target?.closest<HTMLElement>('details[data-collapsed="true"]');
  details?.addEventListener('transitionend', function scroll({ propertyName }) {
    if (propertyName !== 'height') return;
    details.removeEventListener('transitionend', scroll);
    target?.scrollIntoView();
  });
  details?.querySelector('summary')?.click();
}

const scrollToHeading: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const { hash } = location;
    if (!hash) return;
    const heading = elementOfHash(hash);
    openAround(heading);
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    // A switch of versions keeps the hash, also where the page lacks the heading: Docusaurus scrolls nowhere then.
    if (!heading) window.scrollTo(0, 0);
    if (loadedCode()) return;
    const scrolledTo = window.scrollY;
    const scroll = () => {
      const hasReaderScrolled = window.scrollY !== scrolledTo;
      if (!hasReaderScrolled) elementOfHash(hash)?.scrollIntoView();
    };
    void importHighlightedCode()
      .then(() => requestAnimationFrame(scroll))
      // The code blocks say so themselves.
      .catch(() => undefined);
  },
};

export default scrollToHeading;
