/** How often search puts a page first that a maintainer would want first. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { tagOfVersion } from '../../config/searchTags';
import { documentedVersion, VERSIONS, type VersionName } from '../../config/versions';
import { SearchEngine } from '../../plugins/search/engine/searchEngine';
import { INDEX_FOLDER, type PageSection, type SearchIndex } from '../../plugins/search/indexFile';

const VERSION_NAMES = VERSIONS.map(({ name }) => name);
const querySchema = z.strictObject({
  q: z.string().min(1),
  /** Version in which it is asked. */
  context: z.enum(VERSION_NAMES),
  /** Paths below the site's address of the pages of which a maintainer would want one first. */
  expect: z.array(z.string().startsWith('/')).min(1),
  kind: z.string(),
});

/** A query, and what is expected of its answer. */
export type BenchQuery = z.infer<typeof querySchema>;

/**
 * Reads a query file, an array of queries as JSON.
 * @throws {Error} that says what is wrong, and where
 */
export function readQueries(file: string): BenchQuery[] {
  const { data, error } = z.array(querySchema).safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data;
}

/** What the dialog shows for a query. */
export interface BenchResult extends BenchQuery {
  /** Pages in the order in which they are shown, each once. */
  readonly shown: readonly string[];
  /** Place of the first wanted page, from 1; 0 when it is not shown. */
  readonly rank: number;
}

/** Shares of the queries of which a wanted page came first, or among the first five. */
interface Figures {
  readonly queries: number;
  readonly first: number;
  readonly amongFive: number;
}

/** Asks all queries of the index files of a built site. */
export async function ask(
  queries: readonly BenchQuery[],
  buildFolder: string,
): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const version of VERSION_NAMES) {
    const engine = await engineOf(buildFolder, version);
    for (const query of queries.filter(({ context }) => context === version)) {
      const shown = pagesInDialog(engine.search(query.q).sections);
      results.push({
        ...query,
        shown,
        rank: shown.findIndex((page) => query.expect.includes(page)) + 1,
      });
    }
  }
  return results;
}

/** The search of a version, from the index file of a built site. */
async function engineOf(buildFolder: string, version: VersionName): Promise<SearchEngine> {
  const tag = tagOfVersion(documentedVersion(version).docusaurusName);
  const file = path.join(buildFolder, INDEX_FOLDER, `${tag}.json`);
  const index = JSON.parse(readFileSync(file, 'utf8')) as SearchIndex;
  return SearchEngine.create(index);
}

/** As the dialog asks for them, and groups them. */
const HITS = 20;
const HITS_OF_GROUP = 5;

/** The pages of the dialog's rows, each once: it shows the first rows group by group, and a few of each. */
function pagesInDialog(sections: readonly PageSection[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { page } of sections.slice(0, HITS)) {
    const rows = groups.get(page.group) ?? [];
    if (rows.length < HITS_OF_GROUP) rows.push(`/${page.path}`);
    groups.set(page.group, rows);
  }
  return [...new Set([...groups.values()].flat())];
}

/** The figures of all results, and of each kind of query. */
export function figures(results: readonly BenchResult[]): Map<string, Figures> {
  const kinds = [...new Set(results.map(({ kind }) => kind))].sort();
  const of = (some: readonly BenchResult[]): Figures => ({
    queries: some.length,
    first: some.filter(({ rank }) => rank === 1).length / some.length,
    amongFive: some.filter(({ rank }) => rank > 0 && rank <= 5).length / some.length,
  });
  return new Map([
    ['all', of(results)],
    ...kinds.map((kind) => [kind, of(results.filter((one) => one.kind === kind))] as const),
  ]);
}
