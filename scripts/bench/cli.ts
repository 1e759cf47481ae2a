/**
 * `npm run bench`: what the built site weighs, beside its budgets, and what building it costs; prints tables, and writes
 * JSON. Times have no budget: they depend on the machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { allowedToday, BUDGETS, type Figure } from './budgets';
import { measureBuilds, type GrowthCost } from './buildCost';
import { DEVICES, lighthouseScores, type Device, type Scores } from './lighthouse';
import { KINDS_OF_PAGE, PARTS, type PageWeight, type Sizes } from './measure';
import { figuresOf, measureBuild, type BenchReport } from './report';

const USAGE = `Usage: npm run bench [-- OPTIONS]
  --build FOLDER  the built site (default: build)
  --json FILE     where the numbers go (default: test-results/bench.json)
  --growth        builds with 2 and 4 times the pages, too (takes minutes)
  --sizes         only what the built site weighs: no build, no Lighthouse`;

const MIB = 1024 * 1024;
/** How often each page is there in the builds that show what one more page costs. */
const GROWTH = [1, 2, 4];

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

function row(name: string, { raw, gzip, brotli }: Sizes): string {
  return name.padEnd(38) + [raw, gzip, brotli].map((bytes) => kib(bytes).padStart(12)).join('');
}

function printPage(kind: string, page: PageWeight): void {
  for (const part of PARTS) {
    if (page[part].raw > 0) console.log(row(`${kind}: ${part}`, page[part]));
  }
}

function printReport(report: BenchReport): void {
  console.log(
    `${''.padEnd(38)}${'raw'.padStart(12)}${'gzip'.padStart(12)}${'brotli'.padStart(12)}`,
  );
  for (const [kind, page] of Object.entries(report.pages)) printPage(kind, page);
  console.log(row('error messages: html', report.errorMessages));
  for (const [name, sizes] of Object.entries(report.searchIndexes)) console.log(row(name, sizes));
  console.log(`\nOutput: ${report.output.files} files, ${kib(report.output.bytes)}`);
}

function stateOf(figure: Figure, bytes: number): string {
  const budget = BUDGETS[figure];
  if (bytes > allowedToday(budget)) return 'EXCEEDED';
  return budget.outOfReach ? `out of reach: ${budget.outOfReach.because}` : 'kept';
}

function printBudgets(figures: Readonly<Record<Figure, number>>): void {
  console.log('\nBudgets (Brotli, where it does not say "raw")');
  for (const figure of Object.keys(BUDGETS) as Figure[]) {
    const bytes = figures[figure];
    const amounts = kib(bytes).padStart(12) + ` of ${kib(BUDGETS[figure].limit)}`.padEnd(16);
    console.log(`${figure.padEnd(38)}${amounts} ${stateOf(figure, bytes)}`);
  }
}

function printBuilds(builds: readonly GrowthCost[]): void {
  console.log('\nBuilds in a copy of the project');
  console.log(
    `${'pages'.padEnd(16)}${['cold', 'per page', 'warm', 'memory', 'output'].map((name) => name.padStart(14)).join('')}`,
  );
  for (const { factor, pages, cold, warm, output } of builds) {
    const memory = Math.max(cold.peakMemory ?? 0, warm.peakMemory ?? 0);
    const cells = [
      `${cold.seconds.toFixed(1)} s`,
      `${((cold.seconds * 1000) / pages).toFixed(0)} ms`,
      `${warm.seconds.toFixed(1)} s`,
      memory > 0 ? `${(memory / MIB).toFixed(0)} MiB` : 'not known',
      `${(output.bytes / MIB).toFixed(1)} MiB`,
    ];
    console.log(
      `${pages} (${factor}×)`.padEnd(16) + cells.map((cell) => cell.padStart(14)).join(''),
    );
  }
}

function printLighthouse(scores: Readonly<Record<Device, Scores>> | undefined): void {
  console.log('\nLighthouse');
  if (!scores) {
    console.log('is not installed (npm install --global lighthouse); its scores are left out.');
    return;
  }
  for (const device of DEVICES) {
    const list = Object.entries(scores[device]).map(([name, score]) => `${name} ${score}`);
    console.log(`${device.padEnd(16)}${list.join(', ')}`);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      build: { type: 'string', default: 'build' },
      json: { type: 'string', default: 'test-results/bench.json' },
      growth: { type: 'boolean', default: false },
      sizes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const report = await measureBuild(values.build);
  const figures = figuresOf(report);
  printReport(report);
  printBudgets(figures);
  const builds: GrowthCost[] = [];
  let lighthouse: Readonly<Record<Device, Scores>> | undefined;
  if (!values.sizes) {
    lighthouse = await lighthouseScores(values.build, KINDS_OF_PAGE.docs);
    printLighthouse(lighthouse);
    for (const factor of values.growth ? GROWTH : [1]) builds.push(await measureBuilds(factor));
    printBuilds(builds);
  }
  mkdirSync(path.dirname(values.json), { recursive: true });
  const json = { figures, ...report, builds, lighthouse: lighthouse ?? null };
  writeFileSync(values.json, `${JSON.stringify(json, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
