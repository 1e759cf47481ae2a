/**
 * Docusaurus plugin: a page's chunk has its name for an id, too. With numbers for ids, the script that every page loads has
 * two more tables of all pages, from numbers to names and back.
 */
import type { Plugin } from '@docusaurus/types';

/** The plugin. */
export default function chunkIds(): Plugin<void> {
  return {
    name: 'chunk-ids',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { chunkIds: 'named' } },
  };
}
