/** `npm run bench:search`: recall, latency and sizes of search on the built site; prints a table, and writes JSON. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { VERSIONS } from '../../config/versions';
import { CHROMIUM_ARGS, ensureChromium } from '../lib/browser';
import { serveStatic } from '../lib/staticServer';
import {
  measureQueries,
  readQueries,
  summarize,
  type BenchResult,
  type BenchSummary,
} from './bench';
import { measureFirstResult, type LoadedFile } from './firstResult';

const USAGE = `Usage: npm run bench:search [-- OPTIONS]
  --queries FILE  the queries (default: tests/data/searchQueries.json)
  --build FOLDER  the built site (default: build)
  --json FILE     where the numbers go (default: .cache/bench-search.json)
  --misses        lists the queries whose first page is not a wanted one`;

/** The second measurement stands for a slow phone. */
const SLOWDOWN = 4;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      queries: { type: 'string', default: 'tests/data/searchQueries.json' },
      build: { type: 'string', default: 'build' },
      json: { type: 'string', default: '.cache/bench-search.json' },
      misses: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (!existsSync(values.queries)) throw new Error(`There is no query file ${values.queries}.`);
  const queries = readQueries(values.queries);
  const server = await serveStatic(values.build);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const results = await measureQueries(browser, server.origin, queries, 1);
    const slow = summarize(await measureQueries(browser, server.origin, queries, SLOWDOWN));
    const summary = summarize(results);
    printSummary(summary, slow);
    if (values.misses) printMisses(results);
    const files: Record<string, LoadedFile[]> = {};
    for (const { name } of VERSIONS) {
      files[name] = await measureFirstResult(browser, server.origin, name);
      printFiles(name, files[name]);
    }
    mkdirSync(path.dirname(values.json), { recursive: true });
    writeFileSync(values.json, JSON.stringify({ summary, slow, files, results }, null, 2));
  } finally {
    await browser.close();
    await server.close();
  }
}

function printSummary(summary: BenchSummary, slow: BenchSummary): void {
  console.log(`queries            ${summary.queries}`);
  console.log(`recall@1           ${summary.recallAt1.toFixed(3)}`);
  console.log(`recall@5           ${summary.recallAt5.toFixed(3)}`);
  console.log(`MRR@10             ${summary.mrrAt10.toFixed(3)}`);
  console.log(`without result     ${summary.withoutResult}`);
  const latency = ({ latencyMedian, latency95, latency95OfMedians }: BenchSummary) =>
    `${latencyMedian.toFixed(1)} ms median, ${latency95.toFixed(1)} ms p95; of each query's median try ${latency95OfMedians.toFixed(1)} ms p95`;
  console.log(`last key to list   ${latency(summary)}`);
  console.log(`  at 1/${SLOWDOWN} of the speed  ${latency(slow)}`);
}

function printMisses(results: readonly BenchResult[]): void {
  for (const { rank, version, query, pages, shown } of results) {
    if (rank === 1) continue;
    console.log(
      `  ${rank === 0 ? '-' : rank} ${version} "${query}": wanted ${pages.join(' or ')}; shown ${shown.slice(0, 3).join(', ')}`,
    );
  }
}

function printFiles(version: string, files: readonly LoadedFile[]): void {
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
  const total = files.reduce((sum, { brotli }) => sum + brotli, 0);
  console.log(`${version}: ${kib(total)} (Brotli) to the first result`);
  for (const { name, bytes, brotli } of files)
    console.log(`  ${kib(brotli).padStart(10)}  ${name} (${kib(bytes)})`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
