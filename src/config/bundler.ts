/** Docusaurus's faster build tools. */
import { existsSync } from 'node:fs';
import type { FasterConfig } from '@docusaurus/types';

/** Where Rspack keeps what it has compiled. */
const PERSISTENT_CACHE = 'node_modules/.cache/rspack';

export const faster: FasterConfig = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  rspackPersistentCache: true,
  // Pages are rendered in the same time by one thread, which leaves a processor to `scripts/build` and holds less memory.
  ssgWorkerThreads: false,
  // Compiles each page once, for browser and server. In 3.8.1 the server's compilation waits for that of the browser, and
  // for ever where the browser's comes from the persistent cache instead: the build then hangs without a message.
  mdxCrossCompilerCache: !existsSync(PERSISTENT_CACHE),
};
