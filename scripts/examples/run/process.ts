/** Runs jobs in PowerShell processes: one process a job, restarted after an example that ended or outlasted it. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { Counts } from '../fences';
import type { InstalledPester } from './environment';
import { presentOutput, type Places } from './compare';
import { isExecuteStep, type ExecuteStep, type Job } from './plan';

/** What became of one executed step. */
export interface StepResult {
  readonly step: ExecuteStep;
  /** What the console showed, without colors and with the page's folder in place of the temporary one. */
  readonly output: string;
  /** Whether the process outlived the step; if not, `errors` says why. */
  readonly hasEnded: boolean;
  /** Errors of a `run` or `fails` step; empty when it ended well. */
  readonly errors: readonly string[];
  /** Of an `expect` step that ended. */
  readonly counts?: Counts;
  /** Of an `expect` step: errors outside of tests, as while discovering or in a teardown. */
  readonly outside: readonly string[];
  /** Of an `expect` step: each failed test with its message. */
  readonly failures: readonly string[];
}

/** Time limits in milliseconds. */
export interface Limits {
  /** Of one example. */
  readonly example: number;
  /** Of PowerShell's start and the import of Pester. */
  readonly start: number;
}

export const DEFAULT_LIMITS: Limits = { example: 30_000, start: 120_000 };

/** Columns of the console that the examples see: enough for every table that fits on a page. */
const CONSOLE_WIDTH = 120;

const reportSchema = z.object({
  index: z.number(),
  errors: z.array(z.string()),
  counts: z
    .object({
      passed: z.number(),
      failed: z.number(),
      skipped: z.number(),
      inconclusive: z.number(),
      notrun: z.number(),
      pending: z.number(),
    })
    .optional(),
  outside: z.array(z.string()).default([]),
  failures: z.array(z.string()).default([]),
});
type Report = z.infer<typeof reportSchema>;

const parseReportSchema = z.object({
  index: z.number(),
  faults: z.array(z.object({ line: z.number(), message: z.string() })),
});

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

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** PowerShell with the driver loaded; the command is typed at its prompt, so its blocks belong to the session. */
function startDriver(pwsh: string, command: string, folder: string, temp: string): ChildProcess {
  const driver = path.join(import.meta.dirname, 'driver.psm1');
  return spawn(
    pwsh,
    ['-NoProfile', '-NonInteractive', '-Command', `Import-Module ${quote(driver)}; ${command}`],
    {
      cwd: folder,
      env: exampleEnvironment(pwsh, temp),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what an example starts ends with it.
      detached: process.platform !== 'win32',
    },
  );
}

function endProcess(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) {
    return;
  }
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

const running = new Set<ChildProcess>();
const workplaces = new Set<string>();

/** Ends all processes and removes all temporary folders at once: for whoever is told to stop. */
export function stopAll(): void {
  running.forEach(endProcess);
  workplaces.forEach((root) => {
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  });
}

interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  /** Whether it was ended because of the time limit. */
  readonly timedOut: boolean;
}

/** Waits for the process; each marker line in its output starts the time limit anew. */
function waitFor(child: ChildProcess, marker: string, limits: Limits): Promise<Ended> {
  running.add(child);
  return new Promise((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    let timedOut = false;
    let markers = 0;
    const onTime = (): void => {
      timedOut = true;
      endProcess(child);
    };
    let timer = setTimeout(onTime, limits.start);
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
      const seen = stdout.split(marker).length - 1;
      if (seen > markers) {
        markers = seen;
        clearTimeout(timer);
        timer = setTimeout(onTime, limits.example);
      }
    });
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      stderr += chunk;
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      running.delete(child);
      reject(error);
    });
    child.on('close', () => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ stdout, stderr, timedOut });
    });
  });
}

function readReports<T>(file: string, schema: z.ZodType<T>): T[] {
  if (!existsSync(file)) {
    return [];
  }
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => schema.parse(JSON.parse(line)));
}

/** The part of the output between a step's markers; to the end when the step did not end. */
function outputOfStep(stdout: string, marker: string, index: number): string | undefined {
  const text = stdout.replaceAll('\r\n', '\n');
  const begin = `${marker} begin ${index}\n`;
  const start = text.indexOf(begin);
  if (start === -1) {
    return undefined;
  }
  const end = text.indexOf(`\n${marker} end ${index}\n`, start);
  return text.slice(start + begin.length, end === -1 ? undefined : end);
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
  workplaces.add(root);
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

function removeWorkplace({ root }: Workplace): void {
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  workplaces.delete(root);
}

function resultOf(
  step: ExecuteStep,
  report: Report | undefined,
  ended: Ended,
  printed: string,
  limits: Limits,
): StepResult {
  const ending = ended.timedOut
    ? `it did not end within ${limits.example / 1000} seconds`
    : `it ended the PowerShell process${ended.stderr.trim() ? `: ${ended.stderr.trim()}` : ''}`;
  return {
    step,
    output: printed,
    hasEnded: report !== undefined,
    errors: report?.errors ?? [ending],
    counts: report?.counts,
    outside: report?.outside ?? [],
    failures: report?.failures ?? [],
  };
}

/** What became of one job. */
export interface JobResult {
  readonly job: Job;
  /** One for each executed step, in order. */
  readonly results: readonly StepResult[];
  /** The files of the folder when it was done, by path with `/`. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Executes jobs one after the other in one temporary folder, each in a process of its own; the folder is removed
 * afterwards.
 * @param others Pesters that a job may ask for beside its own
 * @throws {Error} when PowerShell cannot start or Pester not be imported
 */
export async function runJobs(
  jobs: readonly Job[],
  pwsh: string,
  pester: InstalledPester,
  limits: Limits = DEFAULT_LIMITS,
  others: readonly InstalledPester[] = [],
): Promise<JobResult[]> {
  const place = makeWorkplace(pester, others);
  const done: JobResult[] = [];
  try {
    for (const job of jobs) {
      const before = path.join(place.root, 'before');
      if (job.isTrial) cpSync(place.folder, before, { recursive: true });
      const results = await runJob(job, pwsh, pester, place, limits);
      done.push({ job, results, files: filesBelow(place.folder) });
      if (job.isTrial) {
        rmSync(place.folder, { recursive: true, force: true, maxRetries: 5 });
        cpSync(before, place.folder, { recursive: true });
        rmSync(before, { recursive: true, force: true, maxRetries: 5 });
      }
    }
    return done;
  } finally {
    removeWorkplace(place);
  }
}

function filesBelow(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  return Object.fromEntries(
    names.map((name) => [
      name.split(path.sep).join('/'),
      readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n'),
    ]),
  );
}

async function runJob(
  job: Job,
  pwsh: string,
  pester: InstalledPester,
  place: Workplace,
  limits: Limits,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  let { steps } = job;
  do {
    const done = await runSteps({ ...job, steps }, pwsh, pester, place, limits);
    results.push(...done);
    const last = done.at(-1);
    // Behind a step that ended its process, a new one goes on.
    steps = last && !last.hasEnded ? steps.slice(steps.indexOf(last.step) + 1) : [];
  } while (steps.length > 0);
  return results;
}

/** Executes steps until all are done or one ends the process; returns the results up to there. */
async function runSteps(
  job: Job,
  pwsh: string,
  pester: InstalledPester,
  place: Workplace,
  limits: Limits,
): Promise<StepResult[]> {
  const marker = `example-${path.basename(place.root)}`;
  const jobFile = path.join(place.root, 'job.json');
  const reportFile = path.join(place.root, 'report.ndjson');
  rmSync(reportFile, { force: true });
  writeFileSync(
    jobFile,
    JSON.stringify({
      marker,
      reportFile,
      folder: place.folder,
      manifest: path.join(place.modules, 'Pester', 'Pester.psd1'),
      modules: job.hasOtherPesters ? [place.modules, place.otherModules] : [place.modules],
      major: Number(pester.release.split('.', 1)[0]),
      width: CONSOLE_WIDTH,
      keepsSession: job.keepsSession,
      steps: job.steps.map((step) =>
        isExecuteStep(step) ? { kind: step.kind, index: step.index, code: step.code } : step,
      ),
    }),
  );
  const command = `Invoke-ExampleJob -JobFile ${quote(jobFile)} -InGlobalScope { . $args[0] $args[1] }`;
  const child = startDriver(pwsh, command, place.folder, place.temp);
  const ended = await waitFor(child, marker, limits);
  const reports = new Map(
    readReports(reportFile, reportSchema).map((report) => [report.index, report]),
  );
  const results: StepResult[] = [];
  for (const step of job.steps.filter(isExecuteStep)) {
    const printed = outputOfStep(ended.stdout, marker, step.index);
    if (printed === undefined) {
      break;
    }
    const report = reports.get(step.index);
    results.push(resultOf(step, report, ended, presentOutput(printed, place), limits));
    if (!report) {
      break;
    }
  }
  if (results.length === 0 && job.steps.some(isExecuteStep)) {
    throw new Error(
      `${job.page.file}: PowerShell could not start with Pester ${pester.release}: ${ended.timedOut ? 'time limit' : ended.stderr.trim() || ended.stdout.trim()}`,
    );
  }
  return results;
}

/** A fault that PowerShell's parser found. */
export interface ParseFault {
  /** Line within the code, from 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * Parses codes with PowerShell's own parser, all in one process.
 * @returns the faults of each code, in the order given
 */
export async function parseCodes(codes: readonly string[], pwsh: string): Promise<ParseFault[][]> {
  const place = makeWorkplace();
  try {
    const jobFile = path.join(place.root, 'job.json');
    const reportFile = path.join(place.root, 'report.ndjson');
    writeFileSync(
      jobFile,
      JSON.stringify({ reportFile, codes: codes.map((code, index) => ({ index, code })) }),
    );
    const child = startDriver(
      pwsh,
      `Invoke-ExampleParse -JobFile ${quote(jobFile)}`,
      place.folder,
      place.temp,
    );
    const ended = await waitFor(child, '', { ...DEFAULT_LIMITS, example: DEFAULT_LIMITS.start });
    const reports = new Map(
      readReports(reportFile, parseReportSchema).map(({ index, faults }) => [index, faults]),
    );
    if (reports.size !== codes.length) {
      throw new Error(
        `PowerShell parsed ${reports.size} of ${codes.length} fences: ${ended.stderr.trim()}`,
      );
    }
    return codes.map((_, index) => reports.get(index) ?? []);
  } finally {
    removeWorkplace(place);
  }
}
