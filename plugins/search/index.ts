/**
 * Docusaurus plugin: search without an account. It writes an index of the built pages, from which `client.ts` answers.
 * In builds with Algolia credentials it does no more than name the service to the browser early.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { algoliaCredentials } from '../../config/search';
import { INDEX_FOLDER } from './indexFile';
import { writeIndexes } from './writeIndexes';

/** The plugin. It reads Algolia's settings itself: plugin options would be the same for both kinds of build. */
export default function localSearch({
  siteDir,
  outDir,
  baseUrl,
  siteConfig,
}: LoadContext): Plugin<void> {
  const credentials = algoliaCredentials();
  return {
    name: 'local-search',

    configureWebpack(config, isServer) {
      // The development server builds no pages to search: it serves the index of the last build.
      const directory = path.join(siteDir, 'build', INDEX_FOLDER);
      const devServer = {
        static: [{ directory, publicPath: baseUrl + INDEX_FOLDER, watch: false }],
      };
      const serve = !credentials && !isServer && config.mode === 'development';
      // Missing in the type only: https://github.com/facebook/docusaurus/issues/9654
      return { mergeStrategy: {}, ...(serve && { devServer }) };
    },

    injectHtmlTags() {
      if (!credentials) return {};
      const href = `https://${credentials.appId}-dsn.algolia.net`;
      return {
        headTags: [
          { tagName: 'link', attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' } },
        ],
      };
    },

    postBuild() {
      if (!credentials) writeIndexes(outDir, siteConfig.url + baseUrl);
      return Promise.resolve();
    },
  };
}
