/** The addresses without a version that the new latest version has no page for. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routeOfPage } from '../../plugins/markdown-export/exportMarkdown';
import { parseFrontMatter } from '../lib/mdx';
import { pagesOfVersion } from '../lib/pages';
import { baseUrl } from '../../config/site';
import type { DocumentedVersion } from '../../config/versions';
import type { Succession } from './addresses';

/** Path of an address below its version → path below the latest one, or with the name of another version before it. */
export type FormerPages = Readonly<Record<string, string>>;

/**
 * Where those addresses lead: to a page of the new latest version if the table of the former one names one, else to the
 * page of the version that has it.
 * @param known what `FORMER_PAGES` says for the former latest version
 * @param tails paths of the pages of either version, below its base
 */
export function formerPagesAfter(
  { former }: Succession,
  known: FormerPages,
  tails: { readonly next: ReadonlySet<string>; readonly former: ReadonlySet<string> },
): FormerPages {
  const keptTarget = (target: string): string =>
    tails.next.has(target) || /^v\d+\//.test(target) ? target : `${former.name}/${target}`;
  const entries = [
    ...Object.entries(known).map(([from, target]) => [from, keptTarget(target)] as const),
    ...[...tails.former].sort().map((tail) => [tail, `${former.name}/${tail}`] as const),
  ];
  return Object.fromEntries(entries.filter(([from]) => !tails.next.has(from)));
}

/** Paths of all pages of a version below its base: `usage/mocking`. */
export function pageTails(version: DocumentedVersion, root: string): Set<string> {
  const base = `${baseUrl()}${version.routeBase}/`;
  return new Set(
    pagesOfVersion(version.name, root).map(({ id, file }) => {
      const frontMatter = parseFrontMatter(readFileSync(path.join(root, file), 'utf8'), file);
      return routeOfPage(version, { frontMatter }, id).slice(base.length);
    }),
  );
}

const TABLE_START = /(export const FORMER_PAGES:[^=]*= \{\n)/;

/**
 * The text of `config/redirects.ts` with the pages of one more version.
 * @throws {Error} when the text has no such table
 */
export function addFormerPages(source: string, version: string, pages: FormerPages): string {
  if (!TABLE_START.test(source)) {
    throw new Error('config/redirects.ts has no table FORMER_PAGES to write the redirects into.');
  }
  const lines = Object.entries(pages).map(([from, to]) => `    '${from}': '${to}',\n`);
  return source.replace(TABLE_START, (start) => `${start}  ${version}: {\n${lines.join('')}  },\n`);
}
