/**
 * `npm run proofs`: runs the statements of the pages as tests, on the documented releases of Pester. Ends with the line
 * `N passed, N failed, N skipped`, and with 1 when one failed or something needed is missing, 2 for a wrong command line.
 */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { documentedVersion, VERSIONS, type VersionName } from '../../config/versions';
import { formatProblem, messageOf, type Problem } from '../../lib/problem';
import { findTools, type Tools } from '../examples/run/environment';
import { pagesOfVersion, PROJECT_ROOT, projectPath } from '../../lib/pages';
import { checkProofFiles, passagesOfPage, proofFiles, type ProofFile } from './check';
import { coverage } from './coverage';
import { misreadNames, proofNames, statementOf } from './names';
import { findPassage } from './statements';

const USAGE = `Usage: npm run proofs -- [options]
  --version v5          only the proofs of this version
  --page usage/mocking  only those of this page
  --coverage            print the statements with and without proof instead of running
`;

const runSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  names: z.array(z.string()),
  failures: z.array(z.object({ file: z.string(), name: z.string(), message: z.string() })),
});
type Run = Omit<z.infer<typeof runSchema>, 'names'>;

/**
 * One more than there are processors, since some samples only wait. Each takes up to two gigabytes of memory: hence no
 * more than four.
 */
const PROCESSES = Math.min(4, availableParallelism() + 1);

/** Runs the proofs of a version, in processes side by side, each of which takes one file after the other. */
async function runVersion(
  version: VersionName,
  files: readonly ProofFile[],
  { pwsh, installed, pesters }: Tools,
): Promise<Run> {
  const under = pesters.get(version);
  if (!pwsh || !under) throw new Error(`The proofs of ${version} cannot run.`);
  // The proofs themselves are run by the newest stable release 5.
  const runner = installed.find(({ release }) => /^5\.[\d.]+$/.test(release));
  if (!runner) {
    throw new Error(
      'The proofs are run by Pester 5, which is not installed: Install-Module Pester -MaximumVersion 5.99.99 -Force -SkipPublisherCheck',
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'proofs-'));
  const environment = {
    ...process.env,
    PROOFS_VERSION: version,
    PROOFS_RELEASE: documentedVersion(version).pester,
    PROOFS_PESTER: under.manifest,
    // PowerShell lists every folder above a path that it meets: in a temporary folder with thousands of entries, a
    // sample would take a third longer. What samples leave behind goes with this folder.
    [process.platform === 'win32' ? 'TEMP' : 'TMPDIR']: folder,
    // Protecting compiled code from being written, and watching it to optimize it better, cost more time than they gain.
    DOTNET_EnableWriteXorExecute: '0',
    DOTNET_TieredPGO: '0',
  };
  try {
    const list = path.join(folder, 'files.txt');
    const sorted = longestFirst(files.map(({ file }) => path.join(PROJECT_ROOT, file)));
    writeFileSync(list, sorted.join('\n'));
    const run = async (): Promise<void> =>
      printLines(
        spawn(
          pwsh,
          [
            ...['-NoProfile', '-NonInteractive'],
            ...['-File', path.join(import.meta.dirname, 'run.ps1')],
            ...['-Pester', runner.manifest, '-List', list],
          ],
          { stdio: ['ignore', 'pipe', 'inherit'], env: environment },
        ),
      );
    await Promise.all(Array.from({ length: Math.min(PROCESSES, files.length) }, run));
    const reports = sorted.map((file, place) => readRun(path.join(folder, `${place}.json`), file));
    const missing = sorted.filter((_file, place) => !reports[place]).map(projectPath);
    if (missing.length > 0)
      console.error(`PowerShell ended before it had run these proofs:\n  ${missing.join('\n  ')}`);
    const runs = reports.filter((report) => report !== undefined);
    const sum = (count: (run: Run) => number) => runs.reduce((all, run) => all + count(run), 0);
    return {
      passed: sum(({ passed }) => passed),
      failed: sum(({ failed }) => failed) + missing.length,
      skipped: sum(({ skipped }) => skipped),
      failures: runs.flatMap(({ failures }) => failures),
    };
  } finally {
    // A process that has just ended may still hold a file.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Files by size, so that those which end last are short, and all processes end at about the same time. */
function longestFirst(files: readonly string[]): string[] {
  return [...files].sort((a, b) => statSync(b).size - statSync(a).size);
}

/** The report of a proof file; `undefined` where PowerShell has ended before the file had run. */
function readRun(report: string, file: string): Run | undefined {
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
  if (text === '') return undefined;
  const { names, ...run } = runSchema.parse(JSON.parse(text));
  // Of a file that is broken as a whole, Pester has no tests.
  if (run.failures.some(({ name }) => name === '')) return run;
  const misread = misreadNames(names, proofNames(readFileSync(file, 'utf8'), projectPath(file)));
  return {
    ...run,
    failed: run.failed + misread.length,
    failures: [...run.failures, ...misread.map((message) => ({ file, name: '', message }))],
  };
}

/** Prints whole lines, since another process prints, too, until the process has ended. */
async function printLines(child: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  createInterface({ input: child.stdout }).on('line', (line) => {
    console.log(line);
  });
  await once(child, 'close');
}

/** A failed proof, where its statement stands; without a name, what failed outside of the proofs of a file. */
function failureProblem(
  { file, name, message }: Run['failures'][number],
  version: VersionName,
  files: readonly ProofFile[],
): Problem {
  if (name === '') return { file: projectPath(file), line: 1, message };
  const proof = files.find((one) => path.join(PROJECT_ROOT, one.file) === file);
  const page = pagesOfVersion(version).find(({ id }) => id === proof?.page);
  const statement = statementOf(name);
  const passage = page && findPassage(statement, passagesOfPage(page.file));
  return {
    file: page?.file ?? projectPath(file),
    line: passage?.line ?? 1,
    message: `the proof of "${statement}" fails: ${message.replaceAll('\n', '\n    ')}`,
  };
}

function printCoverage(versions: readonly string[], page?: string): void {
  for (const version of versions) {
    const pages = coverage(version, page);
    for (const { page: of, proved, unproved } of pages) {
      console.log(`${of.file}: ${proved.length} of ${proved.length + unproved.length} proved`);
      if (page === undefined) continue;
      proved.forEach(({ line, text }) => {
        console.log(`  ${of.file}:${line}: proved: ${text}`);
      });
      unproved.forEach(({ line, text }) => {
        console.log(`  ${of.file}:${line}: WITHOUT: ${text}`);
      });
    }
    const proved = pages.reduce((sum, entry) => sum + entry.proved.length, 0);
    const all = pages.reduce((sum, entry) => sum + entry.unproved.length, proved);
    console.log(`${version}: ${proved} of ${all} statements have a proof`);
  }
}

async function main(): Promise<number> {
  let options;
  try {
    options = parseArgs({
      options: {
        version: { type: 'string' },
        page: { type: 'string' },
        coverage: { type: 'boolean', default: false },
      },
    }).values;
    if (options.version) documentedVersion(options.version);
  } catch (error) {
    console.error(`${messageOf(error)}\n${USAGE}`);
    return 2;
  }
  const { version: wanted, page } = options;
  const versions = VERSIONS.map(({ name }) => name).filter((name) => !wanted || name === wanted);
  if (options.coverage) {
    printCoverage(versions, page);
    return 0;
  }
  const files = proofFiles().filter(
    (proof) => versions.includes(proof.version) && (!page || proof.page === page),
  );
  if (files.length === 0) {
    console.error(`There is no proof of ${page ?? 'any page'} in ${wanted ?? 'any version'}.`);
    return 2;
  }
  const problems = checkProofFiles(files);
  problems.forEach((problem) => {
    console.log(formatProblem(problem));
  });
  const total = { passed: 0, failed: problems.length, skipped: 0 };
  const tools = findTools();
  if (!tools.pwsh || versions.some((version) => !tools.pesters.has(version)))
    console.error(tools.missing.join('\n'));
  for (const version of versions) {
    const own = files.filter((proof) => proof.version === version);
    if (own.length === 0) continue;
    try {
      const { passed, failed, skipped, failures } = await runVersion(version, own, tools);
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
      for (const failure of failures)
        console.log(formatProblem(failureProblem(failure, version, own)));
    } catch (error) {
      console.error(messageOf(error));
      total.failed += 1;
    }
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed > 0 ? 1 : 0;
}

process.exitCode = await main();
