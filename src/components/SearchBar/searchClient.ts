/** Who answers searches: Algolia in builds with its settings, else the site's own index. */
import siteConfig from '@generated/docusaurus.config';
import type { ThemeConfig } from '@docusaurus/theme-search-algolia';
import type { SearchClient } from '@site/plugins/search/client';
import { LOCAL } from '@site/config/searchTags';

/** Settings of hosted search; stand-ins where there is none. */
export const { appId, apiKey, indexName } = (siteConfig.themeConfig as unknown as ThemeConfig)
  .algolia;

/** Whether Algolia answers. Each query is then paid for. */
export const isHosted = appId !== LOCAL;

let loading: Promise<SearchClient> | undefined;

/** The client, which is loaded once. A failure is not kept, so that the next search tries again. */
export function loadSearchClient(): Promise<SearchClient> {
  loading ??= importClient().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function importClient(): Promise<SearchClient> {
  if (!isHosted) {
    const { createClient } = await import('@site/plugins/search/client');
    return createClient(siteConfig);
  }
  const { liteClient } = await import('algoliasearch/lite');
  // The library's answer is a union over all kinds of queries; these requests are searches for hits.
  return liteClient(appId, apiKey) as unknown as SearchClient;
}
