/** Lists the pages of the documented versions: what every tool that reads pages starts from. */
import path from 'node:path';
import fastGlob from 'fast-glob';
import { documentedVersion, VERSIONS, type VersionName } from '../config/versions';

/** One page of one documented version. */
export interface PageFile {
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

/** @param name of a file below the folder of its version */
const idOf = (name: string): string => name.replace(/\.mdx?$/, '');

/**
 * The pages of one documented version, sorted by id; empty when its folder does not exist. Docusaurus leaves out files and
 * folders whose name starts with an underscore, and so does this.
 * @param root project root
 */
export function pagesOfVersion(version: VersionName, root: string = PROJECT_ROOT): PageFile[] {
  const { folder } = documentedVersion(version);
  return fastGlob
    .sync('**/*.{md,mdx}', { cwd: path.join(root, folder), ignore: ['**/_*', '**/_*/**'] })
    .sort()
    .map((name) => ({ version, id: idOf(name), file: `${folder}/${name}` }));
}

/**
 * The page that a file is, or `undefined` when it stands in no version's folder.
 * @param file path relative to the project root, with `/`
 */
export function pageOfFile(file: string): PageFile | undefined {
  const version = VERSIONS.find(({ folder }) => file.startsWith(`${folder}/`));
  return (
    version && { version: version.name, id: idOf(file.slice(version.folder.length + 1)), file }
  );
}

/** The pages of all documented versions, newest version first. */
export function allPages(root: string = PROJECT_ROOT): PageFile[] {
  return VERSIONS.flatMap(({ name }) => pagesOfVersion(name, root));
}
