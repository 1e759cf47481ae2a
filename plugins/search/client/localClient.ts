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
import { UNVERSIONED_TAG } from '../../../config/searchTags';
import { addressOf } from '../indexFile';
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
    const lists = indexes.map((index) => searchIndex(index, request, site.language));
    return answer(request, interleave(lists), site.url + site.baseUrl);
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

/** What the index of one version finds, as far as the filters let it pass. */
function searchIndex(
  { engine, tag }: LoadedIndex,
  request: SearchRequest,
  language: string,
): Found[] {
  const passesAs = (docusaurus_tag: string): boolean =>
    passes(request.facetFilters, { language, docusaurus_tag });
  const [versioned, unversioned] = [passesAs(tag), passesAs(UNVERSIONED_TAG)];
  return engine
    .search(request.query)
    .filter(({ section }) => (section.page.unversioned ? unversioned : versioned));
}

/** The first of each list, then the second of each, and so on; unversioned pages, which all lists hold, once. */
function interleave(lists: readonly Found[][]): Found[] {
  const [only = []] = lists;
  if (lists.length < 2) return only;
  const byAddress = new Map<string, Found>();
  const longest = Math.max(...lists.map(({ length }) => length));
  for (let place = 0; place < longest; place += 1) {
    for (const list of lists) {
      const found = list[place];
      if (!found) continue;
      const address = addressOf(found.section);
      if (!byAddress.has(address)) byAddress.set(address, found);
    }
  }
  return [...byAddress.values()];
}
