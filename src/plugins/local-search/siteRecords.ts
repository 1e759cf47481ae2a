/** Reads the search records of a whole built site. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recordsOfPage, type SearchRecord } from './recordsOfPage';

/** Docusaurus's page for unknown addresses: no reader searches for it. */
const NOT_FOUND_PAGE = '404.html';

/**
 * The records of every page below a folder of built pages, sorted by page.
 * @param outDir folder that `docusaurus build` wrote
 * @param baseAddress absolute address of that folder, with a slash at the end
 */
export function recordsOfSite(outDir: string, baseAddress: string): SearchRecord[] {
  return pageFiles(outDir).flatMap((file) =>
    recordsOfPage(readFileSync(path.join(outDir, file), 'utf8'), baseAddress + routeOf(file)),
  );
}

function pageFiles(outDir: string): string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== NOT_FOUND_PAGE)
    .sort();
}

/** `docs/usage/mocking.html` is served as `docs/usage/mocking`, `index.html` as the folder itself. */
function routeOf(file: string): string {
  return file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');
}
