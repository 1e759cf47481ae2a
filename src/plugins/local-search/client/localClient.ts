/** A stand-in for Algolia's search client that answers from the site's own index. */
import {
  answer,
  passes,
  readRequests,
  type FacetFilter,
  type SearchRequest,
  type SearchResponse,
} from './protocol';
import { IndexLoader, type LoadedIndex } from './indexLoader';
import type { Found } from '../engine/searchEngine';

/** What the search interfaces use of Algolia's client. */
export interface LocalClient {
  /** Takes what Algolia's `search` takes; rejects with a `RetryError` when the index cannot be loaded. */
  readonly search: (requests: unknown) => Promise<{ results: SearchResponse[] }>;
  readonly addAlgoliaAgent: () => void;
}

/** Loads what a search with these filters needs, without searching. Failures show when the reader searches. */
export type WarmUp = (filters: readonly FacetFilter[]) => Promise<void>;

const VERSION_FACET = 'docusaurus_tag:';
const UNVERSIONED_TAG = 'default';

/** @param site origin and path of the site; the path with a slash at both ends */
export function createLocalClient(site: {
  url: string;
  baseUrl: string;
  language: string;
}): LocalClient & {
  readonly warmUp: WarmUp;
} {
  const loader = new IndexLoader(site.baseUrl);

  const respond = async (request: SearchRequest): Promise<SearchResponse> => {
    const indexes = await loader.load(versionTags(request.facetFilters));
    const found = indexes.flatMap((index) => searchIndex(index, request, site.language));
    found.sort((a, b) => a.place - b.place);
    const groups = new Map(found.map(({ item, group }) => [item, group]));
    const items = onceByAddress(found.map(({ item }) => item));
    return answer(request, items, (item) => groups.get(item) ?? '', site.url + site.baseUrl);
  };

  return {
    search: async (requests) => ({
      results: await Promise.all(readRequests(requests).map(respond)),
    }),
    addAlgoliaAgent: () => undefined,
    warmUp: async (filters) => {
      await loader.load(versionTags(filters)).catch(() => undefined);
    },
  };
}

/** The values that a filter on `docusaurus_tag` allows; `undefined` when there is no such filter. */
function versionTags(filters: readonly FacetFilter[]): string[] | undefined {
  const conditions = filters
    .map((filter) => (typeof filter === 'string' ? [filter] : filter))
    .find((alternatives) => alternatives.some((condition) => condition.startsWith(VERSION_FACET)));
  return conditions?.map((condition) => condition.slice(VERSION_FACET.length));
}

interface Placed {
  readonly item: Found;
  readonly group: string;
  /** Place in the list of its version: several versions are shown in turn. */
  readonly place: number;
}

function searchIndex(
  { engine, groups, tag }: LoadedIndex,
  request: SearchRequest,
  language: string,
): Placed[] {
  return engine
    .search(request.query)
    .filter(({ section }) =>
      passes(request.facetFilters, {
        language,
        docusaurus_tag: section.page.unversioned ? UNVERSIONED_TAG : tag,
      }),
    )
    .map((item, place) => ({ item, group: groups[item.section.page.group] ?? '', place }));
}

function onceByAddress(found: readonly Found[]): Found[] {
  const byAddress = new Map<string, Found>();
  for (const item of found) {
    const address = `${item.section.page.path}#${item.section.anchor}`;
    if (!byAddress.has(address)) byAddress.set(address, item);
  }
  return [...byAddress.values()];
}
