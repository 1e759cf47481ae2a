/**
 * `npm test`: everything that must hold, in the order in which it fails fastest. Each step runs even when an earlier one
 * failed, except that tests of the built site need a build. The last line counts: `N passed, N failed, N skipped`.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runTool } from '../lib/run';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

function add(step: string, counts: Counts): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (counts.failed > 0) failures.push(`${step}: ${counts.failed} failed`);
}

/** Runs a step that either passes or fails as a whole. */
async function check(step: string, program: string, ...args: string[]): Promise<boolean> {
  console.log(`\n=== ${step}`);
  const passed = (await runTool(program, args)) === 0;
  add(step, { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });
  return passed;
}

/** Runs a test runner that writes a JSON report, and counts what that says. */
async function suite(
  step: string,
  report: string,
  read: (json: unknown) => Counts,
  program: string,
  ...args: string[]
): Promise<void> {
  console.log(`\n=== ${step}`);
  rmSync(report, { force: true });
  const code = await runTool(program, args);
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  // A runner that breaks down before it reports has failed, whatever it counted.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  add(step, counts);
}

function vitestCounts(json: unknown): Counts {
  const report = json as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
  };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}

function playwrightCounts(json: unknown): Counts {
  const { stats } = json as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

async function vitest(project: string): Promise<void> {
  const report = `test-results/${project}.json`;
  await suite(
    `vitest ${project}`,
    report,
    vitestCounts,
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
}

await check('eslint', 'eslint', '.', '--cache', '--cache-location', '.cache/eslint');
await check('stylelint', 'stylelint', 'src/**/*.css');
await check('markdownlint', 'markdownlint-cli2');
await check('prettier', 'prettier', '--check', '.', '--log-level', 'warn');
await check('spelling', 'cspell', '--no-progress', '--no-summary', '--quiet');
if (!process.argv.includes('--lint')) {
  await check('types', 'tsc', '--noEmit');
  await vitest('unit');
  if (await check('build', 'tsx', 'scripts/build/cli.ts', '--if-stale')) {
    await vitest('build');
    await suite('playwright', 'test-results/e2e.json', playwrightCounts, 'playwright', 'test');
  }
}

if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
