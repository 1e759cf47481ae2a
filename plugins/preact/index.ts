/**
 * Docusaurus plugin: what is built runs on Preact, which takes the place of React through its compatibility layer. Of the
 * 178 KiB that a page of the docs weighed, this saves 48. The same library renders the pages on the server, so that both
 * agree on the markup. `npm start` stays with React, whose hot reload needs it and whose warnings are worth having. Without
 * this plugin everything works as well, with a heavier script.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { keepCacheHonest } from '../lib/persistentCache';

/** Docusaurus has aliases of the same names, which these replace: they hold for `react-dom/client` and the like, too. */
const ALIASES = { react: 'preact/compat', 'react-dom': 'preact/compat' };

/** The plugin. */
export default function preact({ siteDir }: LoadContext): Plugin<void> {
  return {
    name: 'preact',
    configureWebpack: (config) => ({
      ...(config.mode === 'production' && { resolve: { alias: ALIASES } }),
      ...keepCacheHonest(config, path.join(siteDir, 'plugins/preact/index.ts')),
    }),
  };
}
