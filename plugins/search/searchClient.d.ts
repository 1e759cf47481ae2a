/**
 * What the search interfaces need from a search provider. The plugin puts one of two modules behind the name: the site's
 * own index (`theme-local`), or Algolia (`theme-hosted`).
 */
declare module '@theme/SearchClient' {
  import type { DocSearchModalProps } from '@docsearch/react';
  import type {
    FacetFilter,
    SearchRequest,
    SearchResponse,
  } from '@site/plugins/search/client/protocol';

  /** What the search page uses of a client. */
  export interface SearchClient {
    search(requests: {
      readonly requests: readonly (SearchRequest & { readonly advancedSyntax?: boolean })[];
    }): Promise<{ results: SearchResponse[] }>;
  }

  /** Hands the dialog another client than the one that it makes; absent where its own is right. */
  export const transformSearchClient: DocSearchModalProps['transformSearchClient'];

  /** The client of the search page. */
  export function loadSearchClient(credentials: {
    appId: string;
    apiKey: string;
  }): Promise<SearchClient>;

  /** Fetches what a search with these filters will need; never fails. */
  export function warmUp(filters: readonly FacetFilter[]): Promise<void>;

  /** Milliseconds after the last key before the search page asks. */
  export const TYPING_PAUSE: number;

  /** The service that has to be named beside its results. */
  export const PROVIDER: { readonly label: string; readonly url: string } | undefined;
}
