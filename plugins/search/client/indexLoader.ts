/** Loads the index files and keeps one engine per documented version. */
import {
  INDEX_FOLDER,
  isManifest,
  isPackedIndex,
  MANIFEST_FILE,
  type Manifest,
} from '../indexFile';
import { SearchEngine } from '../engine/searchEngine';

/** An engine, with what the file says about it. */
export interface LoadedIndex {
  readonly engine: SearchEngine;
  readonly tag: string;
}

/** The dialog shows "Unable to fetch results" for errors of this name only. */
class RetryError extends Error {
  override readonly name = 'RetryError';
}

/** Loads each file once, on demand. A failure is not kept, so that the next search tries again. */
export class IndexLoader {
  private manifest: Promise<Manifest> | undefined;
  private readonly indexes = new Map<string, Promise<LoadedIndex>>();

  /** @param baseUrl path of the site, with a slash at the end */
  constructor(private readonly baseUrl: string) {}

  /**
   * The indexes of those versions, or of all when none of the tags is a version's.
   * @throws {Error} named `RetryError` when a file is missing or damaged
   */
  async load(tags: readonly string[] | undefined): Promise<LoadedIndex[]> {
    const { files } = await this.loadManifest();
    const known = Object.keys(files);
    const asked = tags === undefined ? known : known.filter((tag) => tags.includes(tag));
    // Unversioned pages are in every file.
    const needed = asked.length > 0 ? asked : known.slice(0, 1);
    return Promise.all(needed.map((tag) => this.loadIndex(tag)));
  }

  private loadManifest(): Promise<Manifest> {
    this.manifest ??= this.fetchJson(MANIFEST_FILE, isManifest, { cache: 'no-cache' }).catch(
      (error: unknown) => {
        this.manifest = undefined;
        throw error;
      },
    );
    return this.manifest;
  }

  private loadIndex(tag: string): Promise<LoadedIndex> {
    let index = this.indexes.get(tag);
    if (!index) {
      index = this.fetchIndex(tag).catch((error: unknown) => {
        this.indexes.delete(tag);
        // A page that was opened before a deployment knows files that are gone.
        this.manifest = undefined;
        throw error;
      });
      this.indexes.set(tag, index);
    }
    return index;
  }

  private async fetchIndex(tag: string): Promise<LoadedIndex> {
    const { files } = await this.loadManifest();
    const packed = await this.fetchJson(files[tag] ?? '', isPackedIndex);
    return { engine: new SearchEngine(packed), tag };
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
