/** Writes one index file per documented version of a built site. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UNVERSIONED_TAG } from '../../config/searchTags';
import { TOPICS } from '../../data/searchTopics';
import { INDEX_FOLDER, pathInVersion, type IndexedPage, type SearchIndex } from './indexFile';
import { readPage } from './readPage';

/** Docusaurus's page for unknown addresses: no reader searches for it. */
const NOT_FOUND_PAGE = '404.html';

/**
 * Writes the index files into the search folder of a built site.
 * @param outDir folder that `docusaurus build` wrote
 * @param baseAddress absolute address of that folder, with a slash at the end
 */
export function writeIndexes(outDir: string, baseAddress: string): void {
  const folder = path.join(outDir, INDEX_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const [tag, index] of indexesOf(outDir, baseAddress)) {
    writeFileSync(path.join(folder, `${tag}.json`), JSON.stringify(index));
  }
}

/** `docusaurus_tag` of a version → its pages, and those of no version, which every version's readers find too. */
function indexesOf(outDir: string, baseAddress: string): Map<string, SearchIndex> {
  const found = htmlFiles(outDir).flatMap((file) => {
    // `docs/usage/mocking.html` is served as `docs/usage/mocking`, `index.html` as the folder itself.
    const route = file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');
    const read = readPage(readFileSync(path.join(outDir, file), 'utf8'), baseAddress + route);
    return read ? [{ route, ...read }] : [];
  });
  const pages = found.map(({ route, tag, page }) => {
    // The rows of a table have the anchor of their heading, which is the first.
    const anchors = page.sections.map(({ anchor }) => anchor);
    const sections = page.sections.map((section, i) => ({
      ...section,
      ...(section.anchor !== undefined &&
        anchors.indexOf(section.anchor) === i &&
        ownTopics(route, `#${section.anchor}`)),
    }));
    return { tag, page: { path: route, ...page, ...ownTopics(route, ''), sections } };
  });
  const tags = new Set(pages.map(({ tag }) => tag).filter((tag) => tag !== UNVERSIONED_TAG));
  return new Map(
    [...tags].map((version) => [
      version,
      pages
        .filter(({ tag }) => tag === version || tag === UNVERSIONED_TAG)
        .map(({ page }): IndexedPage => page),
    ]),
  );
}

/** @param hash of a section, or empty for the page itself */
function ownTopics(route: string, hash: string): { topics?: readonly string[] } {
  const keys = new Set([pathInVersion(route), route]);
  const topics = [...keys].flatMap((key) => TOPICS[key + hash] ?? []);
  return topics.length > 0 ? { topics } : {};
}

function htmlFiles(outDir: string): string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== NOT_FOUND_PAGE)
    .sort();
}
