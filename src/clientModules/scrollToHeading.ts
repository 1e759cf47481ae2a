/**
 * Scrolls once more to the heading that a link to another page names: code that is still being loaded when Docusaurus
 * scrolls there takes more room than what stands in for it, so the heading moves.
 */
import type { ClientModule } from '@docusaurus/types';
import { importCodeBlock, loadedCodeBlock } from '../components/DeferredCodeBlock/importCodeBlock';

const scrollToHeading: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const id = location.hash.slice(1);
    if (!id || !previousLocation || previousLocation.pathname === location.pathname) return;
    if (loadedCodeBlock()) return;
    const scrolledTo = window.scrollY;
    const scroll = () => {
      const hasReaderScrolled = window.scrollY !== scrolledTo;
      if (!hasReaderScrolled) document.getElementById(decodeURIComponent(id))?.scrollIntoView();
    };
    void importCodeBlock()
      .then(() => requestAnimationFrame(scroll))
      // The code blocks say so themselves.
      .catch(() => undefined);
  },
};

export default scrollToHeading;
