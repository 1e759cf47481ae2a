/**
 * Docusaurus plugin: search without an account. It writes an index of the built pages and puts a client that answers
 * from it behind the interfaces of `@docusaurus/theme-search-algolia`. In builds with Algolia credentials it does no
 * more than name the service to the browser early.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { algoliaCredentials } from '../../config/search';
import { INDEX_FOLDER } from './indexFile';
import { packSite, writeIndex } from './packRecords';
import { recordsOfSite } from './siteRecords';

const FOLDER = 'plugins/search';

/** What the search theme imports, by the file that does, and what replaces it. `Head` only in builds without Algolia. */
const ALIASES = {
  '@docsearch/react/modal': {
    importedBy: 'SearchBar/index.js',
    replacement: 'aliases/DocSearchModal.tsx',
  },
  '@docusaurus/Head': { importedBy: 'SearchBar/index.js', replacement: 'aliases/Head.tsx' },
} as const;
type Specifier = keyof typeof ALIASES;

/** The plugin. It reads Algolia's settings itself: plugin options would be the same for both kinds of build. */
export default function localSearch({
  siteDir,
  outDir,
  baseUrl,
  siteConfig,
}: LoadContext): Plugin<void> {
  const credentials = algoliaCredentials();
  const isHosted = credentials !== undefined;
  const folder = path.join(siteDir, FOLDER);
  const baseAddress = siteConfig.url + baseUrl;
  const specifiers: Specifier[] = isHosted
    ? ['@docsearch/react/modal']
    : ['@docsearch/react/modal', '@docusaurus/Head'];

  return {
    name: 'local-search',

    getThemePath: () => path.join(folder, isHosted ? 'theme-hosted' : 'theme-local'),
    getTypeScriptThemePath: () => path.join(folder, isHosted ? 'theme-hosted' : 'theme-local'),

    configureWebpack(config, isServer) {
      const theme = searchThemeFolder(siteDir);
      assertImports(theme, specifiers);
      const alias = Object.fromEntries(
        specifiers.map((specifier) => [
          specifier,
          path.join(folder, ALIASES[specifier].replacement),
        ]),
      );
      const serve = !isHosted && !isServer && config.mode === 'development';
      return {
        module: { rules: [{ include: theme, resolve: { alias } }] },
        ...(serve && { devServer: { static: [indexOfLastBuild(siteDir, baseUrl)] } }),
      };
    },

    injectHtmlTags() {
      if (!isHosted) return {};
      const href = `https://${credentials.appId}-dsn.algolia.net`;
      return {
        headTags: [
          { tagName: 'link', attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' } },
        ],
      };
    },

    postBuild() {
      if (!isHosted) {
        const records = recordsOfSite(outDir, baseAddress);
        writeIndex(outDir, packSite(records, baseAddress));
      }
      return Promise.resolve();
    },
  };
}

/** The development server builds no pages to search: it serves the index of the last build. */
function indexOfLastBuild(siteDir: string, baseUrl: string) {
  const directory = path.join(siteDir, 'build', INDEX_FOLDER);
  return { directory, publicPath: baseUrl + INDEX_FOLDER, watch: false };
}

/** Folder of the theme's compiled components: the only one in which imports are replaced. */
function searchThemeFolder(siteDir: string): string {
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  return path.join(path.dirname(resolve('@docusaurus/theme-search-algolia')), 'theme');
}

/** An alias for a specifier that is no longer imported would be ignored in silence. */
function assertImports(theme: string, specifiers: readonly Specifier[]): void {
  for (const specifier of specifiers) {
    const file = path.join(theme, ALIASES[specifier].importedBy);
    if (!readFileSync(file, 'utf8').includes(`'${specifier}'`)) {
      throw new Error(
        `${file} no longer imports '${specifier}', which ${FOLDER} replaces. Look at what this version of the search theme imports, and adapt ALIASES in ${FOLDER}/index.ts.`,
      );
    }
  }
}
