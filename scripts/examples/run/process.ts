/**
 * Runs jobs in PowerShell processes: one process a job, restarted after an example that ended or outlasted it.
 *
 * The process reads its job from a JSON file (`driver.psm1`). What a step prints stands on its console between two
 * lines that no example prints by chance; the second says as JSON what became of it ({@link StepReport}):
 *
 *     example-pester-example-x1Y2z3 begin
 *     Tests Passed: 1, Failed: 0, Skipped: 0
 *
 *     example-pester-example-x1Y2z3 end {"counts":{"passed":1,"failed":0},"errors":[]}
 *
 * A step whose second line is missing ended the process, or took too long and was ended with it; the steps behind it
 * go to a new process. Where there is no first line at all, PowerShell or Pester could not be started.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastGlob from 'fast-glob';
import type { Counts } from '../fences';
import type { InstalledPester } from './environment';
import { presentOutput, type Places } from './compare';
import { quote } from '../../../lib/quote';
import { isExecuteStep, type ExecuteStep, type Job } from './plan';

/** What the driver says of a step that ended. */
interface StepReport {
  /** Empty when it ended well. */
  readonly errors: readonly string[];
  /** Of an `expect` step. */
  readonly counts?: Counts;
  /** Of an `expect` step: errors outside of tests, as while discovering or in a teardown. */
  readonly outside?: readonly string[];
  /** Of an `expect` step: each failed test with its message. */
  readonly failures?: readonly string[];
}

/** What became of one executed step. */
export interface StepResult extends StepReport {
  readonly step: ExecuteStep;
  /** What the console showed, without colors and with the page's folder in place of the temporary one. */
  readonly output: string;
  /** Whether the process outlived the step; if not, `errors` says why. */
  readonly hasEnded: boolean;
}

/** Milliseconds that an example may take: one that hangs must end, one on a busy machine must not. */
export const TIME_LIMIT = 120_000;

/** Milliseconds for PowerShell's start and the import of Pester. */
const START_LIMIT = 120_000;

/** Columns of the console that the examples see: enough for every table that fits on a page. */
const CONSOLE_WIDTH = 120;

/** Variables that would change what Pester prints (CI, colors), or tell an example where this project is. */
const HIDDEN_VARIABLES =
  /^(?:CI|GITHUB_.*|TF_BUILD|npm_.*|INIT_CWD|NODE_.*|VITEST.*|PWSH|PESTER_MODULES|PWD|OLDPWD)$/;

function exampleEnvironment(pwsh: string, temp: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !HIDDEN_VARIABLES.test(name));
  return {
    ...Object.fromEntries(inherited),
    // An example may start `pwsh` by its name: then it is the same one.
    PATH: [...(path.isAbsolute(pwsh) ? [path.dirname(pwsh)] : []), process.env.PATH].join(
      path.delimiter,
    ),
    NO_COLOR: '1',
    LANG: 'en_US.UTF-8',
    TZ: 'UTC',
    TMPDIR: temp,
    TEMP: temp,
    TMP: temp,
    POWERSHELL_TELEMETRY_OPTOUT: '1',
    POWERSHELL_UPDATECHECK: 'Off',
  };
}

interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  /** Whether it was ended because of the time limit. */
  readonly isLate: boolean;
}

/**
 * Runs a command in PowerShell with the driver loaded; it is typed at the prompt, so its blocks belong to the session.
 * Each marker in the output starts the time limit anew.
 */
function runDriver(
  pwsh: string,
  command: string,
  { root, folder, temp }: Workplace,
  timeLimit: number,
): Promise<Ended> {
  const driver = path.join(import.meta.dirname, 'driver.psm1');
  const marker = markerOf(root);
  return new Promise((resolve, reject) => {
    const child = spawn(
      pwsh,
      ['-NoProfile', '-NonInteractive', '-Command', `Import-Module ${quote(driver)}; ${command}`],
      {
        cwd: folder,
        env: exampleEnvironment(pwsh, temp),
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const ended = { stdout: '', stderr: '', isLate: false };
    const onTime = (): void => {
      ended.isLate = true;
      child.kill('SIGKILL');
      // What the example started may outlive it and hold them open.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    let timer = setTimeout(onTime, START_LIMIT);
    let lastMarker = -1;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      ended.stdout += text;
      // In all of it: a marker may come in two parts.
      const place = ended.stdout.lastIndexOf(marker);
      if (place === lastMarker) return;
      lastMarker = place;
      clearTimeout(timer);
      timer = setTimeout(onTime, timeLimit);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      ended.stderr += text;
    });
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      resolve({ ...ended, stdout: ended.stdout.replaceAll('\r\n', '\n') });
    });
  });
}

interface Workplace extends Places {
  readonly root: string;
  /** A folder in which only the one Pester is, so that `Import-Module Pester` finds no other. */
  readonly modules: string;
  /** A folder with every Pester below its version, for jobs that ask for others. */
  readonly otherModules: string;
}

function makeWorkplace(
  pester?: InstalledPester,
  others: readonly InstalledPester[] = [],
): Workplace {
  const root = realpathSync.native(mkdtempSync(path.join(tmpdir(), 'pester-example-')));
  const place = (name: string): string => path.join(root, name);
  const [folder, temp, modules] = [place('backup'), place('temp'), place('modules')];
  const otherModules = place('other-modules');
  for (const made of [folder, temp, modules, path.join(otherModules, 'Pester')]) {
    mkdirSync(made, { recursive: true });
  }
  for (const { manifest, release } of others) {
    // The folder has the version's number without what follows it, as in `6.1.0-rc1`.
    const link = path.join(otherModules, 'Pester', release.replace(/-.*$/, ''));
    symlinkSync(path.dirname(manifest), link, 'junction');
  }
  if (pester) {
    symlinkSync(path.dirname(pester.manifest), path.join(modules, 'Pester'), 'junction');
  }
  return { root, folder, temp, modules, otherModules };
}

/** Begins both lines around what an example prints. */
const markerOf = (root: string): string => `example-${path.basename(root)}`;

/** What became of one job. */
export interface JobResult {
  readonly job: Job;
  /** One for each executed step, in order. */
  readonly results: readonly StepResult[];
  /** The files of the folder when it was done, by path with `/`. */
  readonly files: Readonly<Record<string, string>>;
}

/** Executes jobs one after the other in one temporary folder, each in a process of its own. */
export async function runJobs(
  jobs: readonly Job[],
  pwsh: string,
  pester: InstalledPester,
  others: readonly InstalledPester[],
  timeLimit: number,
): Promise<JobResult[]> {
  const place = makeWorkplace(pester, others);
  const done: JobResult[] = [];
  try {
    for (const job of jobs) {
      const before = path.join(place.root, 'before');
      if (job.kind === 'solution') cpSync(place.folder, before, { recursive: true });
      const results: StepResult[] = [];
      let { steps } = job;
      do {
        const ended = await runSteps({ ...job, steps }, pwsh, pester, place, timeLimit);
        results.push(...ended);
        const last = ended.at(-1);
        // Behind a step that ended its process, a new one goes on.
        steps = last?.hasEnded === false ? steps.slice(steps.indexOf(last.step) + 1) : [];
      } while (steps.length > 0);
      done.push({ job, results, files: filesBelow(place.folder) });
      if (job.kind === 'solution') {
        rmSync(place.folder, { recursive: true, force: true, maxRetries: 5 });
        cpSync(before, place.folder, { recursive: true });
        rmSync(before, { recursive: true, force: true, maxRetries: 5 });
      }
    }
    return done;
  } finally {
    rmSync(place.root, { recursive: true, force: true, maxRetries: 5 });
  }
}

function filesBelow(folder: string): Record<string, string> {
  const names = fastGlob.sync('**', { cwd: folder, dot: true, followSymbolicLinks: false }).sort();
  return Object.fromEntries(
    names.map((name) => [
      name,
      readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n'),
    ]),
  );
}

/** Executes steps until all are done or one ends the process; returns the results up to there. */
async function runSteps(
  { kind, steps }: Job,
  pwsh: string,
  pester: InstalledPester,
  place: Workplace,
  timeLimit: number,
): Promise<StepResult[]> {
  const marker = markerOf(place.root);
  const jobFile = path.join(place.root, 'job.json');
  const job = {
    marker,
    folder: place.folder,
    manifest: path.join(place.modules, 'Pester', 'Pester.psd1'),
    modules: kind === 'releases' ? [place.modules, place.otherModules] : [place.modules],
    major: Number(pester.release.split('.', 1)[0]),
    width: CONSOLE_WIDTH,
    keepsSession: kind === 'chapter' || kind === 'solution',
    steps: steps.map((step) => (isExecuteStep(step) ? { kind: step.kind, code: step.code } : step)),
  };
  writeFileSync(jobFile, JSON.stringify(job));
  const command = `Invoke-ExampleJob -JobFile ${quote(jobFile)} -InGlobalScope { . $args[0] $args[1] }`;
  const { stdout, stderr, isLate } = await runDriver(pwsh, command, place, timeLimit);
  const error = stderr.trim();
  const executed = steps.filter(isExecuteStep);
  const failed = (step: ExecuteStep, output: string, message: string): StepResult => ({
    step,
    output,
    hasEnded: false,
    errors: [message],
  });
  const [before = '', ...parts] = stdout.split(`\n${marker} begin\n`);
  if (parts.length === 0) {
    const reason = isLate ? 'time limit' : error || before.trim();
    const message = `PowerShell could not start with Pester ${pester.release}: ${reason}`;
    return executed.map((step) => failed(step, '', message));
  }
  return parts.flatMap((part, index) => {
    const step = executed[index];
    if (!step) return [];
    const [printed = '', report] = part.split(`\n${marker} end `);
    const output = presentOutput(printed, place);
    if (report === undefined) {
      const ending = isLate
        ? `it did not end within ${timeLimit / 1000} seconds`
        : `it ended the PowerShell process${error && `: ${error}`}`;
      return [failed(step, output, ending)];
    }
    const said = JSON.parse(report.split('\n', 1)[0] ?? '') as StepReport;
    return [{ step, output, hasEnded: true, ...said }];
  });
}

/** A fault that PowerShell's parser found. */
interface ParseFault {
  /** Place of the code in the list. */
  readonly index: number;
  /** Line within the code, from 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * Parses codes with PowerShell's own parser, all in one process.
 * @returns the first fault of each code that has one, by its place in the list
 */
export async function parseCodes(
  codes: readonly string[],
  pwsh: string,
): Promise<ReadonlyMap<number, ParseFault>> {
  const place = makeWorkplace();
  try {
    const jobFile = path.join(place.root, 'job.json');
    writeFileSync(jobFile, JSON.stringify({ codes }));
    const command = `Invoke-ExampleParse -JobFile ${quote(jobFile)}`;
    const { stdout, stderr } = await runDriver(pwsh, command, place, START_LIMIT);
    const end = `${codes.length} parsed`;
    if (!stdout.includes(end)) throw new Error(`PowerShell could not parse the fences: ${stderr}`);
    const faults = stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as ParseFault);
    return new Map(faults.map((fault) => [fault.index, fault]));
  } finally {
    rmSync(place.root, { recursive: true, force: true, maxRetries: 5 });
  }
}
