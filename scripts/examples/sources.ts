/** Everything that shows PowerShell to readers: the pages, and the home page. */
import type { VersionName } from '../../config/versions';
import { readCompletePage } from '../../plugins/pages/completePage';
import { allPages, PROJECT_ROOT, type PageFile } from '../../lib/pages';
import { fencesOf, type PageFences } from './fences';
import { HOME, homeFences } from './home';
import { isPageError, type Problem } from '../../lib/problem';

/** Which sources to read; all when nothing is named. */
interface Selection {
  readonly version?: VersionName;
  /** Ids of pages such as `usage/mocking`, or `home`. */
  readonly pages?: readonly string[];
}

/** What was read, and the files that could not be. */
export interface Sources {
  readonly pages: readonly PageFences[];
  readonly problems: readonly Problem[];
}

/**
 * Reads the fences of all selected sources.
 * @throws {Error} when one of the pages is not there; the message says what there is
 */
export function readSources(selection: Selection = {}, root: string = PROJECT_ROOT): Sources {
  const everything = [...allPages(root), HOME];
  const ofVersion = everything.filter(
    ({ version }) => selection.version === undefined || version === selection.version,
  );
  const wanted = selection.pages?.map((id) => id.replace(/\.mdx?$/, ''));
  const missing = wanted?.find((id) => !ofVersion.some((page) => page.id === id));
  if (missing !== undefined) {
    throw new Error(
      `No page "${missing}" in ${selection.version ?? 'any version'}. A page is named by its path in its version's folder without extension, such as usage/mocking; home exists as well.`,
    );
  }
  const selected = ofVersion.filter(({ id }) => wanted?.includes(id) ?? true);
  const pages: PageFences[] = [];
  const problems: Problem[] = [];
  for (const page of selected) read(page);
  // A chapter needs the files of those before it.
  for (const { page, continues } of pages) {
    const before = everything.find(
      ({ id, version }) => id === continues && version === page.version,
    );
    if (before && !pages.some((known) => known.page === before)) read(before);
  }
  return { pages, problems };

  function read(page: PageFile): void {
    try {
      const fences =
        page === HOME ? homeFences(root) : fencesOf(page, readCompletePage(page.file, root));
      pages.push(fences);
      problems.push(...fences.problems);
    } catch (error) {
      if (!isPageError(error)) throw error;
      problems.push(...error.problems);
    }
  }
}
