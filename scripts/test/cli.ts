/**
 * `npm test`: everything that must hold. First the build, and beside it what needs none; after the build the browser
 * tests, and after both the other tests; these runners print as they go. `-- --content` leaves out what a change of prose
 * cannot break, `-- --lint` all but the form of files. Each step runs even when an earlier one failed, except that tests
 * of the built site need a build. The last line counts: `N passed, N failed, N skipped`.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runQuietly, runTool } from '../lib/run';

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

/** A program that either passes or fails as a whole. */
interface Check {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
}

/** Runs checks one after the other; what they print comes when they have ended. */
async function runChecks(checks: readonly Check[]): Promise<boolean> {
  let havePassed = true;
  for (const { name, program, args } of checks) {
    const began = Date.now();
    const { code, output } = await runQuietly(program, args);
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    console.log(`\n=== ${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)\n${output}`);
    add(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });
    havePassed &&= code === 0;
  }
  return havePassed;
}

/** Runs a test runner that writes a JSON report, and counts what that says. */
async function runSuite(
  name: string,
  read: (json: unknown) => Counts,
  args: readonly string[],
): Promise<void> {
  console.log(`\n=== ${name}`);
  const report = `test-results/${name}.json`;
  rmSync(report, { force: true });
  const code = await runTool(name, args);
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  // A runner that breaks down before it reports has failed, whatever it counted.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  add(name, counts);
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

const vitest = (...selection: readonly string[]): Promise<void> =>
  runSuite('vitest', vitestCounts, [
    'run',
    ...selection,
    '--reporter=dot',
    '--reporter=json',
    '--outputFile.json=test-results/vitest.json',
  ]);

const prose: readonly Check[] = [
  { name: 'markdownlint', program: 'markdownlint-cli2', args: [] },
  {
    name: 'spelling',
    program: 'cspell',
    args: [
      '--no-progress',
      '--no-summary',
      '--quiet',
      '--cache',
      '--cache-location',
      '.cache/cspell',
    ],
  },
];
const code: readonly Check[] = [
  {
    name: 'eslint',
    program: 'eslint',
    args: ['.', '--cache', '--cache-location', '.cache/eslint'],
  },
  { name: 'stylelint', program: 'stylelint', args: ['src/**/*.css'] },
  { name: 'prettier', program: 'prettier', args: ['--check', '.', '--log-level', 'warn'] },
];
const types = ['.', 'src', 'tests'].map((folder): Check => ({
  name: `types of ${folder}`,
  program: 'tsc',
  args: ['-p', folder],
}));
const build: readonly Check[] = [{ name: 'build', program: 'tsx', args: ['scripts/build/cli.ts'] }];

const isContent = process.argv.includes('--content');
if (process.argv.includes('--lint')) {
  await runChecks([...prose, ...code]);
} else {
  const building = runChecks(build);
  const checking = runChecks(isContent ? prose : [...types, ...prose, ...code]);
  const testFiles = async (): Promise<void> => {
    const withoutBuild = ['--project', 'unit', '--project', 'content'];
    if (isContent) await vitest(...withoutBuild);
    const [isBuilt] = await Promise.all([building, checking]);
    if (!isContent) return vitest(...(isBuilt ? [] : withoutBuild));
    // Faults of the configuration need a build of their own, and prose cannot make one.
    if (isBuilt) await vitest('--project', 'build', '--exclude', 'tests/build/faults.test.ts');
  };
  const testPages = async (): Promise<void> => {
    if ((await building) && !isContent) await runSuite('playwright', playwrightCounts, ['test']);
  };
  // Side by side: a browser that waits for its page leaves a processor to others.
  await Promise.all([testFiles(), testPages()]);
}

if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
