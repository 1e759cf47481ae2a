/**
 * The index file of one documented version: what the build writes, and the browser reads. It holds the texts of the
 * sections, each once, and no inverted index: the browser derives that faster than a prebuilt one of twice the size is
 * downloaded and parsed.
 */

/** Folder of the index files below the site's `baseUrl`; each is named by the `docusaurus_tag` of its version. */
export const INDEX_FOLDER = 'search-index';

/** Longest query that the search boxes take: long enough for an error message; hosted search takes as much. */
export const MAX_QUERY_LENGTH = 512;

/** A part of a page: the page itself up to its first heading, a section, or a table row that begins with a name. */
export interface IndexedSection {
  /** 1 for the page itself, 2 to 6 for a heading, one below its heading for a table row. */
  readonly level: number;
  /** Title, heading or first cell. */
  readonly heading: string;
  /** Anchor on the page; none for the page itself. */
  readonly anchor?: string;
  readonly text: string;
  /** Names in its code blocks and in what its text leaves out: found, and never shown. */
  readonly names?: string;
  /** What readers call what it is about, in other words than its heading. */
  readonly topics?: readonly string[];
  /** The error message that it is about; most sections have none. */
  readonly message?: string;
}

/** One page with its sections, in order. */
export interface IndexedPage {
  /** Path below `baseUrl`, without a slash at the start. */
  readonly path: string;
  readonly title: string;
  /** Label in the sidebar, where it differs from the title. */
  readonly label?: string;
  /** Its category in the sidebar. */
  readonly group: string;
  readonly description?: string;
  /** What readers call what it is about. */
  readonly topics?: readonly string[];
  readonly sections: readonly IndexedSection[];
}

/** A section with its page, as the engine works with it. */
export interface PageSection extends IndexedSection {
  readonly page: IndexedPage;
  /** Headings above it on its page, outermost first, without the page's title. */
  readonly parents: readonly string[];
  /** Empty in most sections. */
  readonly message: string;
}

/** What readers call what a page and its sections are about. */
export function topicsOf({ topics = [], sections }: IndexedPage): readonly string[] {
  return [...topics, ...sections.flatMap((section) => section.topics ?? [])];
}

/** The pages of a version, and those of no version. */
export type SearchIndex = readonly IndexedPage[];

/** A page's path below that of its version: the same page has the same one in every version. */
export function pathInVersion(path: string): string {
  return path.replace(/^docs(?:\/|$)(?:v\d+(?:\/|$))?/, '');
}
