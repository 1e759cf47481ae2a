/** Docusaurus's faster build tools. */
import type { FasterConfig } from '@docusaurus/types';

export const faster: FasterConfig = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  // It would not know of facts in `data/` and of settings from outside, and show an earlier state of them.
  rspackPersistentCache: false,
  // On two processors, one thread renders all pages in the time of two, and holds less memory.
  ssgWorkerThreads: false,
  // Compiles each page once, for browser and server.
  mdxCrossCompilerCache: true,
};
