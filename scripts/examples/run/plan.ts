/** Turns the fences of a page into the steps that a PowerShell process executes, one job for each Pester version. */
import type { VersionName } from '../../../config/versions';
import type { ErrorEntry } from '../../../plugins/errors/entries';
import { fencesIn, isExecuted, type Fence, type PageFences, type Verbosity } from '../fences';
import { quote } from '../../../lib/quote';

/** Writes a file of the page. */
interface WriteStep {
  readonly kind: 'write';
  readonly path: string;
  readonly content: string;
}

/** Empties the folder. */
interface EmptyStep {
  readonly kind: 'empty';
}

/** Executes one fence, once; or one half of an entry, whose first fence stands for all. */
export interface ExecuteStep {
  readonly kind: 'run' | 'fails' | 'expect' | 'before' | 'after';
  /** What is typed at the prompt. */
  readonly code: string;
  readonly fence: Fence;
  /** `text` fences that show what this step prints. */
  readonly shown: readonly Fence[];
  /** Of an entry: its message. */
  readonly message?: string;
}

type Step = WriteStep | EmptyStep | ExecuteStep;

/** Whether the step executes code. */
export function isExecuteStep(step: Step): step is ExecuteStep {
  return step.kind !== 'write' && step.kind !== 'empty';
}

/** What one process does for one page. */
export interface Job {
  /**
   * - `page`: examples, or entries, that do not know of each other
   * - `releases`: likewise, where other releases of Pester are installed as well, as for messages about two of them
   * - `chapter`: commands that are typed into one session
   * - `solution`: likewise, and its changes to the folder are undone when it is done
   */
  readonly kind: 'page' | 'releases' | 'chapter' | 'solution';
  readonly page: PageFences['page'];
  /** Pester that executes the steps. */
  readonly version: VersionName;
  readonly steps: readonly Step[];
}

/** The command that runs a test file and returns its result, in that version. */
function runTestFile(file: string, verbosity: Verbosity, version: VersionName): string {
  const target = quote(`./${file}`);
  // Pester 4 has `-Show` where later versions have a verbosity.
  return version === 'v4'
    ? `Invoke-Pester -Script ${target} -PassThru -Show ${verbosity === 'Normal' ? 'Fails' : 'All'}`
    : `Invoke-Pester -Configuration ([PesterConfiguration] @{ Run = @{ Path = ${target}; PassThru = $true }; Output = @{ Verbosity = '${verbosity}' } })`;
}

function writeSteps(fences: readonly Fence[]): WriteStep[] {
  return fences.flatMap(({ metadata: { title }, code }) =>
    title === undefined ? [] : [{ kind: 'write', path: title, content: `${code}\n` }],
  );
}

/** Whether the fence is a file in the folder of this version's job. */
function isWritten(fence: Fence, version: VersionName): boolean {
  const { title, in: inVersion } = fence.metadata;
  // Shared files (the function under test) serve every version; a test file belongs to one.
  return fence.version === version || (inVersion === undefined && !title?.endsWith('.Tests.ps1'));
}

/** The steps of an executed fence: one, or one for each verbosity at which the page shows its output. */
function executeSteps(
  fence: Fence,
  fences: readonly Fence[],
  version: VersionName,
): readonly ExecuteStep[] {
  const shown = fences.filter(({ outputOf }) => outputOf === fence);
  const { title, expect, run, output = 'Detailed' } = fence.metadata;
  if (expect === undefined || title === undefined) {
    return [{ kind: run ? 'run' : 'fails', code: fence.code, fence, shown }];
  }
  const verbosityOf = ({ metadata }: Fence): Verbosity => metadata.output ?? output;
  const verbosities = shown.length > 0 ? new Set(shown.map(verbosityOf)) : [output];
  return [...verbosities].map((verbosity) => ({
    kind: 'expect',
    code: runTestFile(title, verbosity, version),
    fence,
    shown: shown.filter((text) => verbosityOf(text) === verbosity),
  }));
}

/** What is written and executed for one version, in order. */
function stepsOf(fences: readonly Fence[], version: VersionName): readonly Step[] {
  return fences.flatMap((fence): Step[] => [
    ...(isWritten(fence, version) ? writeSteps([fence]) : []),
    ...(isExecuted(fence) && fence.version === version ? executeSteps(fence, fences, version) : []),
  ]);
}

/** The steps of one half of an entry, in an empty folder; none when the entry does not have it. */
function halfSteps(
  { message }: ErrorEntry,
  half: 'before' | 'after',
  fences: readonly Fence[],
  version: VersionName,
): readonly Step[] {
  const fence = fences.find(({ metadata }) => metadata[half]);
  if (!fence) return [];
  const own = fences.filter(
    ({ metadata }) => metadata[half] || !(metadata.before || metadata.after),
  );
  const typed = own.filter(({ metadata }) => metadata[half] && metadata.title === undefined);
  // What a reader types who has only written test files.
  const runAll = version === 'v4' ? 'Invoke-Pester' : 'Invoke-Pester -Output Detailed';
  const code = typed.map((one) => one.code).join('\n') || runAll;
  return [{ kind: 'empty' }, ...writeSteps(own), { kind: half, code, fence, shown: [], message }];
}

const NAMES_RELEASE = /\bImport-Module Pester -RequiredVersion\b/;
const kindOf = (fences: readonly Fence[]): Job['kind'] =>
  fences.some(({ code }) => NAMES_RELEASE.test(code)) ? 'releases' : 'page';

/**
 * The jobs that execute the entries of an error page: one for those that ask for a release of Pester, where others are
 * installed, and one for the rest, since the others would bring commands that a message says are missing.
 */
function entryJobs({ page, fences, entries = [] }: PageFences): Job[] {
  const seen = entries
    .filter(({ isSeen }) => isSeen)
    .map((entry) => ({ entry, own: fencesIn(entry, fences) }));
  return (['page', 'releases'] as const).flatMap((kind) => {
    const steps = seen
      .filter(({ own }) => kindOf(own) === kind)
      .flatMap(({ entry, own }) => [
        ...halfSteps(entry, 'before', own, page.version),
        ...halfSteps(entry, 'after', own, page.version),
      ]);
    return steps.length > 0 ? [{ kind, page, version: page.version, steps }] : [];
  });
}

/** The jobs of a page: one for each version that executes something on it, and those of its entries. */
export function planPage(pageFences: PageFences): Job[] {
  const { page, fences } = pageFences;
  const versions = new Set(fences.filter(isExecuted).map(({ version }) => version));
  const jobs = [...versions]
    .filter((version) => version !== 'v3')
    .map((version): Job => ({ kind: 'page', page, version, steps: stepsOf(fences, version) }));
  return [...jobs, ...entryJobs(pageFences)];
}

/** The jobs of a chapter, in the folder that the chapter before left: what its reader does, and then its solution. */
export function planChapter({ page, fences }: PageFences): Job[] {
  const { version } = page;
  const isSolution = (fence: Fence): boolean => (fence.outputOf ?? fence).metadata.solution;
  const chapter = stepsOf(
    fences.filter((fence) => !isSolution(fence)),
    version,
  );
  const solution = stepsOf(fences.filter(isSolution), version);
  return [
    { kind: 'chapter', page, version, steps: chapter },
    ...(solution.length > 0 ? [{ kind: 'solution' as const, page, version, steps: solution }] : []),
  ];
}
