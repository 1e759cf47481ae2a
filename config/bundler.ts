/** Docusaurus's faster build tools. */
import { existsSync } from 'node:fs';
import type { FasterConfig } from '@docusaurus/types';

/** Where Rspack keeps what it has compiled. */
const PERSISTENT_CACHE = 'node_modules/.cache/rspack';

/** Whether nothing was compiled here before, so that a build has to compile everything. */
export function isColdBuild(): boolean {
  return !existsSync(PERSISTENT_CACHE);
}

export const faster: FasterConfig = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  rspackPersistentCache: true,
  // On two processors, one thread renders all pages in the time of two, holds less memory, and leaves one of them to
  // `scripts/build`.
  ssgWorkerThreads: false,
  // Compiles each page once, for browser and server: the server's compilation waits for that of the browser. Not beside a
  // persistent cache, which may spare the browser's: a build once hung with both, without a message, though not again.
  mdxCrossCompilerCache: isColdBuild(),
};
