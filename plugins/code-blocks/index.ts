/** Docusaurus plugin: takes Prism out of the script of every page (see `src/components/DeferredCode/index.tsx`). */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The classic theme's client module that brings Prism, as Docusaurus's list of such modules names it. */
const PRISM_MODULE = '@docusaurus/theme-classic/lib/prism-include-languages';

/** What loads Prism in the browser; the server has it at once. */
const IMPORT_MODULE = 'src/components/DeferredCode/importHighlightedCode';

/**
 * The plugin.
 * @throws {Error} when the theme no longer has the module
 */
export default function deferredHighlighting({ siteDir }: LoadContext): Plugin<void> {
  const prismModule = require.resolve(PRISM_MODULE).replace(/\.js$/, '');
  const importModule = path.join(siteDir, IMPORT_MODULE);
  return {
    name: 'deferred-highlighting',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          [prismModule]: false,
          ...(isServer && { [importModule]: `${importModule}.server.ts` }),
        },
      },
    }),
  };
}
