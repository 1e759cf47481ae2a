/** Search: hosted by Algolia when its three settings are given, else answered by the site's own index. */
import type { ThemeConfig } from '@docusaurus/theme-search-algolia';
import { LOCAL } from './searchTags';

/**
 * The three settings of hosted search from the environment, or `undefined` when none of them is set.
 * @throws {Error} when some are set and others missing, since half a configuration is a mistake
 */
export function algoliaCredentials():
  { appId: string; apiKey: string; indexName: string } | undefined {
  const settings = {
    appId: process.env.ALGOLIA_APP_ID?.trim() ?? '',
    apiKey: process.env.ALGOLIA_API_KEY?.trim() ?? '',
    indexName: process.env.ALGOLIA_INDEX_NAME?.trim() ?? '',
  };
  const missing = Object.entries(settings).filter(([, value]) => value === '');
  if (missing.length === Object.keys(settings).length) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `Hosted search needs ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME; missing: ${missing.map(([name]) => name).join(', ')}. Set all three, or none to use the site's own search.`,
    );
  }
  return settings;
}

/** Options of the search theme. */
export function algolia(): ThemeConfig['algolia'] {
  return {
    // The theme refuses empty credentials.
    ...(algoliaCredentials() ?? { appId: LOCAL, apiKey: LOCAL, indexName: LOCAL }),
    contextualSearch: true,
    searchPagePath: 'search',
  };
}
