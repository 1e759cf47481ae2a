/** Takes the place of `importCodeBlock` on the server, which must not wait for code: what waits is left out of the page. */
import CodeBlock from './highlightedCodeBlock';
import type * as Original from './importCodeBlock';

export const loadedCodeBlock: typeof Original.loadedCodeBlock = () => CodeBlock;

export const importCodeBlock: typeof Original.importCodeBlock = () =>
  Promise.resolve({ default: CodeBlock });
