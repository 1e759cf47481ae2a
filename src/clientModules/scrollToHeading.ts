/**
 * Scrolls to the heading that a link to another page names. Docusaurus does so as soon as it has drawn what holds the
 * routes; Preact draws those who use their context after that, so the heading is not there yet. And code that is still
 * being loaded takes more room than what stands in for it, so the heading moves once more.
 */
import type { ClientModule } from '@docusaurus/types';
import { importCodeBlock, loadedCodeBlock } from '../components/DeferredCodeBlock/importCodeBlock';

const scrollToHeading: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const id = location.hash.slice(1);
    if (!id || !previousLocation || previousLocation.pathname === location.pathname) return;
    let scrolledTo: number | undefined;
    const scroll = () => {
      // The reader may have gone on meanwhile.
      if (scrolledTo !== undefined && scrolledTo !== window.scrollY) return;
      document.getElementById(decodeURIComponent(id))?.scrollIntoView();
      scrolledTo = window.scrollY;
    };
    // Preact goes on within the microtask that it is in.
    queueMicrotask(scroll);
    if (loadedCodeBlock()) return;
    void importCodeBlock()
      .then(() => requestAnimationFrame(scroll))
      // The code blocks say so themselves.
      .catch(() => undefined);
  },
};

export default scrollToHeading;
