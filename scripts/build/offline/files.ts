/** Which files of the built site a version needs to be read without a network. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { OFFLINE_PAGE } from '../../../config/offline';
import { tagOfVersion } from '../../../config/searchTags';
import type { DocumentedVersion } from '../../../config/versions';
import { isRedirectPage } from '../redirectPages';

/** One file to keep, as Workbox takes it. */
export interface KeptFile {
  /** Address with the site's `baseUrl`. */
  readonly url: string;
  /** Changes with the content; `null` where the address does so itself. */
  readonly revision: string | null;
  readonly bytes: number;
}

/** `.docusaurus/routesChunkNames.json`: names of the script chunks by route, which has the site's `baseUrl`. */
export type RouteChunks = Readonly<Record<string, unknown>>;

/** Pages beside the documentation: their addresses without the version, as files. */
const COMMON_PAGES = ['index.html', 'search.html', `${OFFLINE_PAGE}.html`];
/** Route of the docs plugin. */
const DOCS_ROUTE = 'docs';
/** Shown by social networks only. */
const NOT_READ = ['img/social.png', 'img/apple-touch-icon.png'];
/** Files with a hash of their content in their name. */
const HASHED = /^assets\/|^search-index\/.+\.[\da-f]{8}\.json$/;

type OfVersion = Pick<DocumentedVersion, 'docusaurusName' | 'routeBase'>;

/** `true` when `path` (without a slash at its start) is the version's, and not that of one below the same base. */
function isOf(address: string, version: OfVersion, all: readonly OfVersion[]): boolean {
  const isBelow = ({ routeBase }: OfVersion): boolean =>
    address === routeBase ||
    address.startsWith(`${routeBase}/`) ||
    address.startsWith(`${routeBase}.`);
  const owner = all.filter(isBelow).sort((a, b) => b.routeBase.length - a.routeBase.length)[0];
  return owner?.docusaurusName === version.docusaurusName;
}

function chunkNames(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(chunkNames)
    : [];
}

/**
 * Names of the chunks that only pages of other versions load.
 * @param baseUrl path of the site with a slash at both ends, with which the keys of `chunks` begin
 */
export function foreignChunks(
  chunks: RouteChunks,
  version: OfVersion,
  all: readonly OfVersion[],
  baseUrl: string,
): Set<string> {
  const foreign = new Set<string>();
  const needed = new Set<string>();
  for (const [key, value] of Object.entries(chunks)) {
    // Docusaurus adds a hash: "/docs/v4/usage/mocking-1a2". The key of the not-found page is "*".
    const address = key.replace(/-[\da-f]{3}$/, '');
    const route = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address;
    // All versions are below the route of the docs plugin itself.
    const isForeign =
      route !== DOCS_ROUTE && all.some((other) => other !== version && isOf(route, other, all));
    for (const name of chunkNames(value)) (isForeign ? foreign : needed).add(name);
  }
  return new Set([...foreign].filter((name) => !needed.has(name)));
}

/**
 * All files that the pages of `version` need, sorted by address.
 * @param folder the built site, complete
 */
export function filesToKeep(
  folder: string,
  version: OfVersion,
  {
    all,
    chunks,
    baseUrl,
  }: { readonly all: readonly OfVersion[]; readonly chunks: RouteChunks; readonly baseUrl: string },
): KeptFile[] {
  const foreign = foreignChunks(chunks, version, all, baseUrl);
  const isNeeded = (file: string): boolean => {
    if (COMMON_PAGES.includes(file)) return true;
    if (file.startsWith('docs/') || /^docs[.]/.test(file)) return isOf(file, version, all);
    if (file.startsWith('assets/js/')) return !foreign.has(path.basename(file).split('.')[0] ?? '');
    if (file.startsWith('search-index/'))
      return (
        file.endsWith('/manifest.json') || file.includes(`${tagOfVersion(version.docusaurusName)}.`)
      );
    return /^(?:assets|img)\//.test(file) && !NOT_READ.includes(file);
  };
  return fastGlob
    .sync(['**/*.{html,md,js,css,json,svg,png,jpg,webp,woff2,ico}'], { cwd: folder })
    .filter(isNeeded)
    .map((file) => ({ file, content: readFileSync(path.join(folder, file)) }))
    .filter(({ file, content }) => !file.endsWith('.html') || !isRedirectPage(content.toString()))
    .map(({ file, content }) => ({
      url: baseUrl + file.replace(/^index\.html$|\.html$/, ''),
      revision: HASHED.test(file)
        ? null
        : createHash('sha256').update(content).digest('hex').slice(0, 16),
      bytes: content.length,
    }))
    .sort((a, b) => a.url.localeCompare(b.url, 'en'));
}
