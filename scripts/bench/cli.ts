/** `npm run bench`: what the built site weighs, beside its budgets; prints tables, and writes JSON. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { allowedToday, BUDGETS, type Figure } from './budgets';
import { PARTS, type PageWeight, type Sizes } from './measure';
import { figuresOf, measureBuild, type BenchReport } from './report';

const USAGE = `Usage: npm run bench [-- OPTIONS]
  --build FOLDER  the built site (default: build)
  --json FILE     where the numbers go (default: test-results/bench.json)`;

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

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      build: { type: 'string', default: 'build' },
      json: { type: 'string', default: 'test-results/bench.json' },
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
  mkdirSync(path.dirname(values.json), { recursive: true });
  writeFileSync(values.json, `${JSON.stringify({ figures, ...report }, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
