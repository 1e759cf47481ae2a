/** A stand-in for Algolia's search client that answers from the site's own index. */
import { UNVERSIONED_TAG } from '../../../config/searchTags';
import { MAX_QUERY_LENGTH } from '../../../data/searchLimits';
import { SearchEngine } from '../engine/searchEngine';
import {
  INDEX_FOLDER,
  isManifest,
  isPackedIndex,
  MANIFEST_FILE,
  type Manifest,
} from '../indexFile';
import { answer, type FacetFilter, type SearchRequest, type SearchResponse } from './protocol';

/** What the search interfaces use of Algolia's client. */
export interface LocalClient {
  /** Rejects with a `RetryError` when the index cannot be loaded. */
  readonly search: (asked: {
    readonly requests: readonly SearchRequest[];
  }) => Promise<{ results: SearchResponse[] }>;
  readonly addAlgoliaAgent: () => void;
  /** Loads what a search with these filters needs. Failures show when the reader searches. */
  readonly warmUp: (filters: readonly FacetFilter[]) => Promise<void>;
}

/** The dialog shows "Unable to fetch results" for errors of this name only. */
class RetryError extends Error {
  override readonly name = 'RetryError';
}

const VERSION_FACET = 'docusaurus_tag:';

/** @param site origin and path of the site; the path with a slash at both ends */
export function createLocalClient(site: { url: string; baseUrl: string }): LocalClient {
  const engines = new Engines(site.baseUrl);

  const respond = async (request: SearchRequest): Promise<SearchResponse> => {
    const tags = versionTags(request.facetFilters ?? []);
    const { engine, tag } = await engines.load(tags);
    const { sections, isMatch } = engine.search(request.query.slice(0, MAX_QUERY_LENGTH));
    const allowed = sections.filter(
      ({ page }) => tags.length === 0 || tags.includes(page.unversioned ? UNVERSIONED_TAG : tag),
    );
    return answer(request, { sections: allowed, isMatch }, site.url + site.baseUrl);
  };

  return {
    search: async ({ requests }) => ({ results: await Promise.all(requests.map(respond)) }),
    addAlgoliaAgent: () => undefined,
    warmUp: async (filters) => {
      await engines.load(versionTags(filters)).catch(() => undefined);
    },
  };
}

/** The values that a filter on `docusaurus_tag` allows; none when there is no such filter. */
function versionTags(filters: readonly FacetFilter[]): string[] {
  return filters
    .flat()
    .filter((condition) => condition.startsWith(VERSION_FACET))
    .map((condition) => condition.slice(VERSION_FACET.length));
}

/** Loads each index file once, on demand. A failure is not kept, so that the next search tries again. */
class Engines {
  private manifest: Promise<Manifest> | undefined;
  private readonly engines = new Map<string, Promise<SearchEngine>>();

  constructor(private readonly baseUrl: string) {}

  /** The engine of the first version among the tags; of any where none is one, since all hold the unversioned pages. */
  async load(tags: readonly string[]): Promise<{ engine: SearchEngine; tag: string }> {
    try {
      this.manifest ??= this.fetchJson(MANIFEST_FILE, isManifest, { cache: 'no-cache' });
      const { files } = await this.manifest;
      const known = Object.keys(files);
      const tag = known.find((name) => tags.includes(name)) ?? known[0] ?? '';
      const engine = this.engines.get(tag) ?? this.fetchEngine(files[tag] ?? '');
      this.engines.set(tag, engine);
      engine.catch(() => this.engines.delete(tag));
      return { engine: await engine, tag };
    } catch (error) {
      // A page that was opened before a deployment knows files that are gone.
      this.manifest = undefined;
      throw error;
    }
  }

  private async fetchEngine(name: string): Promise<SearchEngine> {
    return SearchEngine.create(await this.fetchJson(name, isPackedIndex));
  }

  private async fetchJson<Content>(
    name: string,
    isExpected: (value: unknown) => value is Content,
    options?: RequestInit,
  ): Promise<Content> {
    const address = `${this.baseUrl}${INDEX_FOLDER}/${name}`;
    try {
      const response = await fetch(address, options);
      if (!response.ok) throw new Error(`status ${response.status}`);
      const value: unknown = await response.json();
      if (!isExpected(value)) throw new Error('the file has another format');
      return value;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new RetryError(`The search index ${address} cannot be loaded: ${reason}.`);
    }
  }
}
