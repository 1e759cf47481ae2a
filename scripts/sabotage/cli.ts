/**
 * `npm run sabotage`: puts faults into a copy of the project and of its built site, and shows that a test sees each. A
 * test counts only when it passes without the fault. The last line is `N passed, N failed, N skipped`.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import released from '../../versions.json' with { type: 'json' };
import { PROJECT_ROOT } from '../lib/pages';
import { apply } from './edits';
import { FAULTS, type Fault } from './faults';
import { resultsOf, run, runTests, type Result } from './testResults';

const USAGE = `Usage: npm run sabotage -- [options] [words]
  words   only the faults whose names hold one of them
  --dry   only look whether each fault still finds what it breaks
  --wide  run all tests, not only the named ones, and list those that fail and no fault names`;

/** What the copy begins without: tools make it. */
const LEFT_OUT = ['.git', '.cache', '.docusaurus', 'build', 'node_modules', 'test-results'];

type NamedFault = Fault & { readonly name: string };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dry: { type: 'boolean', default: false },
    wide: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const chosen = Object.entries(FAULTS)
  .filter(([name]) => positionals.length === 0 || positionals.some((word) => name.includes(word)))
  .map(([name, fault]): NamedFault => ({ name, ...fault }));

const count = { passed: 0, failed: 0, skipped: 0 };

function report(fault: NamedFault, outcome: keyof typeof count, verdict: string): void {
  count[outcome] += 1;
  console.log(`${fault.name}: ${verdict}`);
}

/** Copies the project into `root`, with links to its packages: tools keep their caches beside those. */
function copyProject(root: string): void {
  const left = new Set(LEFT_OUT.map((name) => path.join(PROJECT_ROOT, name)));
  cpSync(PROJECT_ROOT, root, { recursive: true, filter: (file) => !left.has(file) });
  const packages = path.join(PROJECT_ROOT, 'node_modules');
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync(packages).filter((entry) => entry !== '.cache'))
    symlinkSync(path.join(packages, name), path.join(root, 'node_modules', name), 'junction');
}

/** Gives the copy the site of the project, as it was built without faults. */
function copyBuild(root: string): void {
  rmSync(path.join(root, 'build'), { recursive: true, force: true });
  cpSync(path.join(PROJECT_ROOT, 'build'), path.join(root, 'build'), { recursive: true });
}

/** Builds the latest version, which is enough to see whether a build stops. */
const buildSite = (root: string): ReturnType<typeof run> =>
  run(root, 'npm', ['run', 'build'], { DOCS_VERSIONS: released[0] ?? '' });

/** Why nothing can be said of a fault: its test is not there, or fails without the fault. */
function obstacleOf({ test }: Fault, results: readonly Result[]): string | undefined {
  if (!test) return undefined;
  const own = resultsOf(test, results);
  const failed = own.find(({ passed }) => !passed);
  if (own.length === 0) return `no test is named "${test.name}" any more`;
  return failed && `without the fault this fails, too: ${failed.name}`;
}

/** The faults of which something can be said; the others are reported. */
function testable(root: string): readonly NamedFault[] {
  const able = chosen.filter((fault) => !fault.needsPowerShell || process.env.PWSH !== undefined);
  for (const fault of chosen.filter((one) => !able.includes(one)))
    report(fault, 'skipped', 'skipped: the variable PWSH names no PowerShell');
  const results = runTests(root, able, values.wide);
  return able.filter((fault) => {
    const obstacle = obstacleOf(fault, results);
    if (obstacle !== undefined) report(fault, 'failed', `NOT TESTED: ${obstacle}`);
    return obstacle === undefined;
  });
}

/** Puts faults into the copy, and those that find nothing to break into the report. */
function putIn(
  root: string,
  faults: readonly NamedFault[],
): { readonly there: readonly NamedFault[]; readonly takeOut: () => void } {
  const restores: (() => void)[] = [];
  const there = faults.filter((fault) => {
    try {
      restores.unshift(apply(root, fault.edit));
      return true;
    } catch (error) {
      report(
        fault,
        'failed',
        `NOT TESTED: ${error instanceof Error ? error.message : String(error)}`,
      );
      return false;
    }
  });
  return {
    there,
    takeOut: () => {
      for (const restore of restores) restore();
    },
  };
}

/** Reports whether the tests of these faults see them, all at once. */
function judgeTogether(root: string, faults: readonly NamedFault[]): void {
  const { there, takeOut } = putIn(root, faults);
  const failures = runTests(root, there, values.wide).filter(({ passed }) => !passed);
  const named = new Set<Result>();
  for (const fault of there) {
    const own = fault.test ? resultsOf(fault.test, failures) : [];
    const seen = own.find(({ name, message }) => fault.test?.says.test(name + message));
    if (seen) report(fault, 'passed', `seen by ${seen.runner}: ${seen.name}`);
    else report(fault, 'failed', `NOT SEEN by ${fault.test?.name ?? ''}`);
    for (const result of own) named.add(result);
  }
  for (const { name } of failures.filter((result) => !named.has(result)))
    console.log(`  fails, too: ${name}`);
  takeOut();
}

/** Reports whether the build stops at this fault. */
function judgeBuild(root: string, fault: NamedFault): void {
  const { there, takeOut } = putIn(root, [fault]);
  if (there.length === 0) return;
  const { passed, output } = buildSite(root);
  const message = /^.*(?:\[ERROR\]|Error:).*$/m.exec(output)?.[0] ?? output.slice(-300);
  if (passed) report(fault, 'failed', 'NOT SEEN by the build');
  else report(fault, 'passed', `seen by the build: ${message.trim()}`);
  takeOut();
}

function sabotage(root: string): void {
  copyProject(root);
  copyBuild(root);
  if (values.dry) {
    for (const fault of chosen) {
      const { there, takeOut } = putIn(root, [fault]);
      if (there.length > 0) report(fault, 'passed', 'finds what it breaks');
      takeOut();
    }
    return;
  }
  const faults = testable(root);
  const built = faults.filter(({ isBuilt }) => isBuilt);
  judgeTogether(
    root,
    faults.filter(({ isBuilt, isApart }) => !isBuilt && !isApart),
  );
  judgeTogether(
    root,
    faults.filter(({ isApart }) => isApart),
  );
  if (built.length > 0 && !buildSite(root).passed)
    throw new Error(
      'The latest version cannot be built alone, so no fault can be seen to stop it.',
    );
  for (const fault of built) judgeBuild(root, fault);
}

if (values.help) {
  console.log(USAGE);
} else if (chosen.length === 0) {
  console.error(`No fault is named so. There are: ${Object.keys(FAULTS).join(', ')}.`);
  process.exitCode = 2;
} else if (!existsSync(path.join(PROJECT_ROOT, 'build/index.html'))) {
  console.error('There is no built site to break: run `npm run build` first.');
  process.exitCode = 2;
} else {
  const root = mkdtempSync(path.join(tmpdir(), 'sabotage-'));
  try {
    sabotage(root);
    console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
    process.exitCode = count.failed > 0 ? 1 : 0;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
