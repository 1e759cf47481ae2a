/** Reads the search records of a whole built site. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBuiltPage, type ReadPage, type SearchRecord } from './recordsOfPage';

/** Docusaurus's page for unknown addresses: no reader searches for it. */
const NOT_FOUND_PAGE = '404.html';

/**
 * The records of every page below a folder of built pages, sorted by page.
 * @param outDir folder that `docusaurus build` wrote
 * @param baseAddress absolute address of that folder, with a slash at the end
 */
export function recordsOfSite(outDir: string, baseAddress: string): SearchRecord[] {
  const pages = pageFiles(outDir).map((file) =>
    readBuiltPage(readFileSync(path.join(outDir, file), 'utf8'), baseAddress + routeOf(file)),
  );
  const linkCounts = countLinks(pages);
  return pages.flatMap(({ records }) =>
    records.map((record) => ({
      ...record,
      weight: { ...record.weight, pageRank: linkCounts.get(record.url_without_anchor) ?? 0 },
    })),
  );
}

/** From how many pages each page is linked to: what others refer to is what readers look for. */
function countLinks(pages: readonly ReadPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const target of pages.flatMap(({ links }) => links)) {
    counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
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
