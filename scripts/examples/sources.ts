/** Everything that shows PowerShell to readers: the pages, and what is outside of them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { LATEST, type VersionName } from '../../config/versions';
import { readCompletePage } from '../../plugins/reference/index';
import { allPages, PROJECT_ROOT, type Page } from '../lib/pages';
import { fencesOf, type PageFences } from './fences';
import { HOME, homeFences } from './home';
import { PageError, type Problem } from '../lib/problem';

/** What shows code outside the documented versions; checked like a page of the latest one. */
const OTHER_SOURCES: readonly Page[] = [{ version: LATEST, id: 'README', file: 'README.md' }, HOME];

/** Which sources to read; all when nothing is named. */
export interface Selection {
  readonly version?: VersionName;
  /** Page id such as `usage/mocking`, or `README`, or `home`. */
  readonly page?: string;
}

/** What was read, and the files that could not be. */
export interface Sources {
  readonly pages: readonly PageFences[];
  readonly problems: readonly Problem[];
}

/**
 * Reads the fences of all selected sources.
 * @throws {Error} when nothing is selected; the message says what there is
 */
export function readSources(selection: Selection = {}, root: string = PROJECT_ROOT): Sources {
  const others = OTHER_SOURCES.filter(({ file }) => existsSync(path.join(root, file)));
  const everything = [...allPages(root), ...others];
  const selected = everything.filter(
    ({ version, id }) =>
      (selection.version === undefined || version === selection.version) &&
      (selection.page === undefined || id === selection.page.replace(/\.mdx?$/, '')),
  );
  if (selected.length === 0) {
    throw new Error(
      `No page "${selection.page ?? '*'}" in ${selection.version ?? 'any version'}. A page is named by its path in its version's folder without extension, such as usage/mocking; README and home exist as well.`,
    );
  }
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

  function read(page: Page): void {
    try {
      const fences =
        page === HOME ? homeFences(root) : fencesOf(page, readCompletePage(page.file, root));
      pages.push(fences);
      problems.push(...fences.problems);
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      problems.push(...error.problems);
    }
  }
}
