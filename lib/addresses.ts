/** Addresses of pages, and links from one version to another. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VERSIONS, type DocumentedVersion, type VersionName } from '../config/versions';
import { parseFrontMatter } from './mdx';
import { pagesOfVersion, PROJECT_ROOT, type PageFile } from './pages';

/** Path of a page below its version: its `slug` if it has one, else its id, where `x/x` and `x/index` are `x`. */
export function pathOfPage(frontMatter: Readonly<Record<string, unknown>>, id: string): string {
  const { slug } = frontMatter;
  return typeof slug === 'string'
    ? slug.replace(/^\//, '')
    : id.replace(/(^|\/)([^/]+)\/(?:\2|index)$/, '$1$2');
}

const pathOf = ({ id, file }: Pick<PageFile, 'id' | 'file'>): string =>
  pathOfPage(parseFrontMatter(readFileSync(path.join(PROJECT_ROOT, file), 'utf8'), file), id);

/** Paths of all pages of a version below its base: `usage/mocking`. */
export function pathsOfVersion(version: VersionName): ReadonlySet<string> {
  return new Set(pagesOfVersion(version).map(pathOf));
}

const VERSION_LINK = /^version:([^/#]*)\/?([^#]*)(#.*)?$/;

/** Path of the page that a link names by its file or by its path; `undefined` when the version has none. */
function linkedPath({ name, folder }: DocumentedVersion, page: string): string | undefined {
  const file = `${folder}/${page}.mdx`;
  if (existsSync(path.join(PROJECT_ROOT, file))) return pathOf({ id: page, file });
  // Rare: all pages of the version have to be read.
  return pathsOfVersion(name).has(page) ? page : undefined;
}

/**
 * The address that a link such as `version:v4/usage/mocking#dates` has in this build, below the site's `baseUrl`. Pages
 * link to other versions in this form, which stays right when a release moves a version.
 * @returns `undefined` for any other link
 * @throws {Error} when there is no such version or page; the message says what is allowed
 */
export function resolveVersionLink(link: string): string | undefined {
  const [, name, page = '', anchor = ''] = VERSION_LINK.exec(link) ?? [];
  if (name === undefined) return undefined;
  const version = VERSIONS.find((candidate) => candidate.name === name);
  if (!version) {
    throw new Error(
      `${link} names no documented version. Write version:NAME/PAGE, where NAME is one of ${VERSIONS.map((candidate) => candidate.name).join(', ')}.`,
    );
  }
  const target = linkedPath(version, page);
  if (target === undefined) {
    throw new Error(
      `${link} names no page of ${name}. Write the path of a file below ${version.folder} without its extension, such as version:${name}/quick-start.`,
    );
  }
  return `/${version.routeBase}/${target}${anchor}`;
}
