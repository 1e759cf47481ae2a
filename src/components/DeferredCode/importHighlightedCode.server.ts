/** Its twin on the server, which must not wait for code: what waits is left out of the page. */
import HighlightedCode from './highlightedCode';
import type * as Original from './importHighlightedCode';

export const loadedCode: typeof Original.loadedCode = () => HighlightedCode;

export const importHighlightedCode: typeof Original.importHighlightedCode = () =>
  Promise.resolve({ default: HighlightedCode });
