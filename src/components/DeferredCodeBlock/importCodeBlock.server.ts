/** Takes the place of `importCodeBlock` on the server, which must not wait for code: what waits is left out of the page. */
import CodeBlock from './highlightedCodeBlock';

type Original = typeof import('./importCodeBlock');

export const loadedCodeBlock: Original['loadedCodeBlock'] = () => CodeBlock;

export const importCodeBlock: Original['importCodeBlock'] = () =>
  Promise.resolve({ default: CodeBlock });
