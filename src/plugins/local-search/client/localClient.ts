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

/** Loads what a search with these filters needs, and rehearses. Failures show when the reader searches. */
export type WarmUp = (filters: readonly FacetFilter[]) => Promise<void>;

const VERSION_FACET = 'docusaurus_tag:';
const UNVERSIONED_TAG = 'default';

/**
 * Searched for between loading and the reader's first key, while the browser has nothing else to do: code that has run is
 * compiled by then. Queries of each kind: a word, its beginning, a name, a slip, a sentence.
 */
// cspell:ignore befor covrage
const REHEARSAL = [
  'mock',
  'befor',
  'Should-BeString',
  'Invoke-Pestr',
  'code covrage',
  'how to skip a test on windows',
  'should throw',
  'param',
];

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

  let isInUse = false;
  let rehearsal: Promise<void> | undefined;
  const rehearse = async (filters: readonly FacetFilter[]): Promise<void> => {
    for (const request of readRequests(
      REHEARSAL.map((query) => ({ query, facetFilters: filters })),
    )) {
      await idle();
      if (isInUse) return;
      await respond(request);
    }
  };

  return {
    search: async (requests) => {
      isInUse = true;
      return { results: await Promise.all(readRequests(requests).map(respond)) };
    },
    addAlgoliaAgent: () => undefined,
    warmUp: async (filters) => {
      try {
        await loader.load(versionTags(filters));
        rehearsal ??= rehearse(filters);
        await rehearsal;
      } catch {
        // It shows when the reader searches.
      }
    },
  };
}

/** Waits until the browser has nothing to do, or, where it does not say so (Safari), for its next turn. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve);
    else setTimeout(resolve);
  });
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
  const passesAs = (docusaurus_tag: string): boolean =>
    passes(request.facetFilters, { language, docusaurus_tag });
  const [versioned, unversioned] = [passesAs(tag), passesAs(UNVERSIONED_TAG)];
  return engine
    .search(request.query)
    .filter(({ section }) => (section.page.unversioned ? unversioned : versioned))
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
