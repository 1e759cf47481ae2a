/** Hosted search: the dialog keeps its own Algolia client, and the search page gets one of its own. */
import type { SearchClient } from '@theme/SearchClient';

export const transformSearchClient = undefined;

let client: Promise<SearchClient> | undefined;

export function loadSearchClient({
  appId,
  apiKey,
}: {
  appId: string;
  apiKey: string;
}): Promise<SearchClient> {
  // The library's answer is a union over all kinds of queries; these requests are searches for hits.
  client ??= import('algoliasearch/lite')
    .then(({ liteClient }) => liteClient(appId, apiKey) as unknown as SearchClient)
    .catch((error: unknown) => {
      // A failure is not kept, so that the next search tries again.
      client = undefined;
      throw error;
    });
  return client;
}

/** Nothing to fetch ahead: every answer comes from the service. */
export const warmUp = () => Promise.resolve();

/** As Docusaurus's own search page: each query is paid for. */
export const TYPING_PAUSE = 300;

/** Algolia's terms ask for it. */
export const PROVIDER = { label: 'Search by Algolia', url: 'https://www.algolia.com/' };
