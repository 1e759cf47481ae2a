/**
 * The index file of one documented version: what the build writes, and the browser reads. It holds the texts of the
 * sections, each once, and no inverted index: the browser derives that faster than a prebuilt one of twice the size is
 * downloaded and parsed.
 */

/** Raised when the format changes, so that a page from an old cache never misreads a new file. */
export const FORMAT = 2;

/** Folder of the index files below the site's `baseUrl`. */
export const INDEX_FOLDER = 'search-index';

/** Name of the manifest in that folder: the only file there whose name stays the same from build to build. */
export const MANIFEST_FILE = 'manifest.json';

/** Says which file holds the sections of which `docusaurus_tag`. */
export interface Manifest {
  readonly format: typeof FORMAT;
  /** Tag of a documented version → name of its file in the folder, with a hash of its content. */
  readonly files: Readonly<Record<string, string>>;
}

/** One section: `[level, heading, anchor, text, names, message]`; see {@link Section}. What is empty at the end is left out. */
export type PackedSection = readonly [
  level: number,
  heading: string,
  anchor: string | 0,
  ...texts: string[],
];

/** One page with its sections; the first section is the page itself, up to its first heading. */
export interface PackedPage {
  /** Path below `baseUrl`, without a slash at the start. */
  readonly path: string;
  readonly title: string;
  /** Label in the sidebar, where it differs from the title. */
  readonly label?: string;
  /** Position of its sidebar category in `groups`. */
  readonly group: number;
  readonly description?: string;
  /** What readers call what it is about. */
  readonly topics?: readonly string[];
  /** Set on pages that belong to no version. */
  readonly unversioned?: true;
  /** From how many pages it is linked to; absent for none. */
  readonly links?: number;
  readonly sections: readonly PackedSection[];
}

export interface PackedIndex {
  readonly format: typeof FORMAT;
  /** The `docusaurus_tag` of the version. */
  readonly tag: string;
  readonly groups: readonly string[];
  readonly pages: readonly PackedPage[];
}

/** A section as the engine works with it. */
export interface Section {
  readonly page: PackedPage;
  /** Name of the sidebar category of its page. */
  readonly group: string;
  /** 1 for the page itself, 2 to 6 for a heading, one below its heading for a table row. */
  readonly level: number;
  readonly heading: string;
  /** Headings above it on its page, outermost first, without the page's title. */
  readonly parents: readonly string[];
  /** Anchor on the page; `''` for the page itself. */
  readonly anchor: string;
  readonly text: string;
  /** Names in its code blocks and in what its text leaves out: found, and never shown. */
  readonly names: string;
  /** The error message that it is about; most sections have none. */
  readonly message: string;
}

/** The address of a section below `baseUrl`: no two sections with the same one are shown. */
export function addressOf({ page, anchor }: Section): string {
  return `${page.path}#${anchor}`;
}

/** The anchor that Docusaurus makes of most headings; files name an anchor only where it differs. */
export function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** A page's path below that of its version: the same page has the same one in every version. */
export function pathInVersion(path: string): string {
  return path.replace(/^docs(?:\/|$)(?:v\d+(?:\/|$))?/, '');
}

/** Packs a section; the inverse of {@link sectionsOf}. */
export function packSection(section: Omit<Section, 'page' | 'group' | 'parents'>): PackedSection {
  const { level, heading, anchor, text, names, message } = section;
  const packedAnchor = level > 1 && anchor === usualAnchor(heading) ? 0 : anchor;
  const tail = [text, names, message];
  while (tail.at(-1) === '') tail.pop();
  return [level, level > 1 ? heading : '', packedAnchor, ...tail];
}

/** The sections of all pages, in order. */
export function sectionsOf(index: PackedIndex): Section[] {
  return index.pages.flatMap((page) => {
    const path: { level: number; heading: string }[] = [];
    const group = index.groups[page.group] ?? '';
    return page.sections.map(
      ([level, heading, anchor, text = '', names = '', message = '']): Section => {
        while ((path.at(-1)?.level ?? 0) >= level) path.pop();
        const parents = path.map((parent) => parent.heading);
        if (level > 1) path.push({ level, heading });
        return {
          page,
          group,
          level,
          heading: level > 1 ? heading : page.title,
          parents,
          anchor: anchor === 0 ? usualAnchor(heading) : anchor,
          text,
          names,
          message,
        };
      },
    );
  });
}

/** Whether a parsed file is a manifest of this format. */
export function isManifest(value: unknown): value is Manifest {
  return (
    hasFormat(value) && 'files' in value && typeof value.files === 'object' && value.files !== null
  );
}

/** Whether a parsed file is an index of this format. */
export function isPackedIndex(value: unknown): value is PackedIndex {
  return hasFormat(value) && 'pages' in value && Array.isArray(value.pages) && 'groups' in value;
}

function hasFormat(value: unknown): value is { format: typeof FORMAT } {
  return (
    typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT
  );
}
