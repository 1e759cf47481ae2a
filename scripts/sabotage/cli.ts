/**
 * `npm run sabotage`: puts one fault after the other into a copy of the project and of its built site, and shows that a
 * test sees it. The last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
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
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { PROJECT_ROOT } from '../../lib/pages';
import { apply } from './edits';
import { FAULTS, type Fault } from './faults';
import { messageOf } from '../../lib/problem';

/** What the copy begins without: tools make it. */
const LEFT_OUT = ['.git', '.cache', '.docusaurus', 'node_modules', 'test-results'];

/** What a runner says that found no test of this name, or could not begin it. */
const NO_TEST = /No test files found|No tests found|\bTests +\d+ skipped/;

/** Copies the project into `root`, with links to its packages: tools keep their caches beside those. */
function copyProject(root: string): void {
  const left = new Set(LEFT_OUT.map((name) => path.join(PROJECT_ROOT, name)));
  cpSync(PROJECT_ROOT, root, { recursive: true, filter: (file) => !left.has(file) });
  const packages = path.join(PROJECT_ROOT, 'node_modules');
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync(packages).filter((entry) => entry !== '.cache'))
    symlinkSync(path.join(packages, name), path.join(root, 'node_modules', name), 'junction');
}

/** Whether the test of a fault that is in the copy sees it, and what it said. */
function judge(root: string, { test, says }: Fault): [isSeen: boolean, verdict: string] {
  // Without a shell, to which the names of tests would be several words, or expressions.
  const { status, stdout, stderr } = spawnSync(process.execPath, test, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 2 ** 28,
  });
  const output = stripVTControlCharacters(stdout + stderr);
  const line = test.join(' ');
  if (NO_TEST.test(output)) return [false, `NOT TESTED: no test ran in ${line}`];
  if (status === 0) return [false, `NOT SEEN by ${line}`];
  if (says && !says.test(output)) return [false, `NOT NAMED by ${line}:\n${output.slice(-1000)}`];
  return [true, `seen by ${line}`];
}

const USAGE = `Usage: npm run sabotage [-- WORD …] [--dry]
  WORD   only the faults with this word in their name; there are: ${Object.keys(FAULTS).join(', ')}
  --dry  only look whether each fault finds what it breaks
`;

/** The faults that the command line asks for. */
function chosenFaults(): { faults: [string, Fault][]; isDry: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dry: { type: 'boolean', default: false } },
  });
  const unknown = positionals.find(
    (word) => !Object.keys(FAULTS).some((name) => name.includes(word)),
  );
  if (unknown !== undefined) throw new Error(`No fault has "${unknown}" in its name.`);
  const faults = Object.entries(FAULTS).filter(
    ([name]) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  );
  return { faults, isDry: values.dry };
}

/** Puts the faults in, one after the other; the exit code is 1 when a test did not see one. */
function sabotage(faults: readonly [string, Fault][], isDry: boolean): number {
  const count = { passed: 0, failed: 0 };
  const root = mkdtempSync(path.join(tmpdir(), 'sabotage-'));
  try {
    copyProject(root);
    for (const [name, fault] of faults) {
      const takeOut = apply(root, fault.edit);
      const [isSeen, verdict] = !takeOut
        ? [false, `NOT TESTED: nothing in ${fault.edit.files} is what this fault breaks`]
        : isDry
          ? [true, 'finds what it breaks']
          : judge(root, fault);
      takeOut?.();
      count[isSeen ? 'passed' : 'failed'] += 1;
      console.log(`${name}: ${verdict}`);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  return count.failed > 0 ? 1 : 0;
}

try {
  const { faults, isDry } = chosenFaults();
  if (!existsSync(path.join(PROJECT_ROOT, 'build/index.html')))
    throw new Error('There is no built site to break: run `npm run build` first.');
  process.exitCode = sabotage(faults, isDry);
} catch (error) {
  console.error(`${messageOf(error)}\n\n${USAGE}`);
  process.exitCode = 2;
}
