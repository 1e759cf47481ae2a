/** Docusaurus's faster build tools. */
import type { FasterConfig } from '@docusaurus/types';

/**
 * Everything but the MDX cross-compiler cache: in 3.8.1 its server compilation can wait for ever for a page that the
 * client compilation has in work, and the build then hangs without a message.
 */
export const faster: FasterConfig = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: true,
  mdxCrossCompilerCache: false,
};
