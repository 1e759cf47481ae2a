/** `npm run bench:search`: how good the answers of search are, and how fast it is, on the built site. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withBuiltSite } from '../lib/builtSite';
import { ask, figures, readQueries, type BenchQuery, type BenchResult } from './bench';
import { measureLatency } from './latency';
import { messageOf } from '../../lib/problem';

const USAGE = `Usage: npm run bench:search [-- OPTIONS]
  --misses  lists the queries of the tuning list whose first page is not a wanted one
  --quick   only the answers, without a browser`;

const BUILD = 'build';

/** Queries to tune on. */
const TUNING = 'tests/data/searchQueries.json';
/** Queries to measure by: whoever tunes does not look at which of them are missed. */
const HELD_OUT = 'tests/data/searchQueriesHeldOut.json';
/** So many queries, spread over the list, are typed in the browser. */
const TYPED = 60;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      misses: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (!existsSync(BUILD)) throw new Error(`There is no built site in ${BUILD}.`);
  const tuning = readQueries(TUNING);
  const results = await ask(tuning, BUILD);
  printFigures('Tuning list', results);
  if (values.misses) printMisses(results);
  printFigures('Held-out list', await ask(readQueries(HELD_OUT), BUILD));
  if (!values.quick) await measureInBrowser(tuning);
}

function printFigures(name: string, results: readonly BenchResult[]): void {
  console.log(`${name.padEnd(16)} queries   first   among five`);
  for (const [kind, { queries, first, amongFive }] of figures(results)) {
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
    console.log(
      `  ${kind.padEnd(14)} ${String(queries).padStart(7)} ${percent(first)} ${percent(amongFive)}`,
    );
  }
}

function printMisses(results: readonly BenchResult[]): void {
  for (const { rank, context, q, expect, shown } of results) {
    if (rank === 1) continue;
    const place = rank === 0 ? '-' : rank;
    console.log(
      `  ${place} ${context} "${q}": wanted ${expect.join(' or ')}; shown ${shown.slice(0, 3).join(', ')}`,
    );
  }
}

async function measureInBrowser(tuning: readonly BenchQuery[]): Promise<void> {
  const step = Math.ceil(tuning.length / TYPED);
  const typed = tuning.filter((_, place) => place % step === 0);
  const { median, slowest } = await withBuiltSite(BUILD, (browser, origin) =>
    measureLatency(browser, origin, typed),
  );
  console.log(`Last key to list: ${median.toFixed(1)} ms median, ${slowest.toFixed(1)} ms p95`);
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
