/** Lists the pages of the documented versions: what every tool that reads pages starts from. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { documentedVersion, VERSIONS, type VersionName } from '../../config/versions';

/** One page of one documented version. */
export interface Page {
  readonly version: VersionName;
  /** Path below the version's folder without its extension, with `/`: `usage/mocking`. */
  readonly id: string;
  /** Path of its file relative to the project root, with `/`: `docs/usage/mocking.mdx`. */
  readonly file: string;
}

/**
 * Folder of the project, in which every command runs: the default of every function here that takes a root. (Docusaurus
 * loads its plugins in a way that has no `import.meta`.)
 */
export const PROJECT_ROOT = process.cwd();

/** The path of a file for messages: relative to the project, with `/`. */
export function projectPath(file: string): string {
  return path.relative(PROJECT_ROOT, file).split(path.sep).join('/');
}

const PAGE_FILE = /\.mdx?$/;

/** Docusaurus leaves out files and folders whose name starts with an underscore, and so does this. */
function isLeftOut(relativePath: string): boolean {
  return relativePath.split('/').some((segment) => segment.startsWith('_'));
}

/**
 * The pages of one documented version, sorted by id; empty when its folder does not exist.
 * @param root project root
 */
export function pagesOfVersion(version: VersionName, root: string = PROJECT_ROOT): Page[] {
  const { folder } = documentedVersion(version);
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) {
    return [];
  }
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => PAGE_FILE.test(name) && !isLeftOut(name))
    .sort()
    .map((name) => ({ version, id: name.replace(PAGE_FILE, ''), file: `${folder}/${name}` }));
}

/** The pages of all documented versions, newest version first. */
export function allPages(root: string = PROJECT_ROOT): Page[] {
  return VERSIONS.flatMap(({ name }) => pagesOfVersion(name, root));
}
