/** Turns the fences of a page into the steps that a PowerShell process executes, one job for each Pester version. */
import { documentedVersion, type VersionName } from '../../../config/versions';
import type { ErrorEntry } from '../../../plugins/errors/entries';
import { fencesIn, isExecuted, type Fence, type PageFences, type Verbosity } from '../fences';

/** Writes a file of the page. */
export interface WriteStep {
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
  /** Number of the step within its job. */
  readonly index: number;
  /** What is typed at the prompt. */
  readonly code: string;
  readonly fence: Fence;
  /** `text` fences that show what this step prints. */
  readonly shown: readonly Fence[];
  /** Of an entry: its message. */
  readonly message?: string;
}

export type Step = WriteStep | EmptyStep | ExecuteStep;

/** Whether the step executes code. */
export function isExecuteStep(step: Step): step is ExecuteStep {
  return step.kind !== 'write' && step.kind !== 'empty';
}

/** What one process does for one page. */
export interface Job {
  readonly page: PageFences['page'];
  /** Pester that executes the steps. */
  readonly version: VersionName;
  readonly steps: readonly Step[];
  /** A chapter's commands are typed into one session; the examples of other pages do not know of each other. */
  readonly keepsSession: boolean;
  /** Its changes to the folder are undone when it is done. */
  readonly isTrial: boolean;
  /** Pesters of other versions are installed as well, as for messages about two of them. */
  readonly hasOtherPesters?: boolean;
}

/** Pester 4 has `-Show` where later versions have a verbosity. */
const SHOW: Readonly<Record<Verbosity, string>> = {
  Normal: 'Fails',
  Detailed: 'All',
  Diagnostic: 'All',
};

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The command that runs a test file and returns its result, in that version. */
export function runTestFile(file: string, verbosity: Verbosity, version: VersionName): string {
  const target = quote(`./${file}`);
  return version === 'v4'
    ? `Invoke-Pester -Script ${target} -PassThru -Show ${SHOW[verbosity]}`
    : `Invoke-Pester -Configuration ([PesterConfiguration] @{ Run = @{ Path = ${target}; PassThru = $true }; Output = @{ Verbosity = '${verbosity}' } })`;
}

/** What is done with an executed fence. */
export function executionKind({ metadata }: Fence): ExecuteStep['kind'] {
  return metadata.run ? 'run' : metadata.fails ? 'fails' : 'expect';
}

/** Whether the fence is a file in the folder of this version's job. */
function isWritten(fence: Fence, version: VersionName): boolean {
  const { title, in: inVersion } = fence.metadata;
  if (title === undefined) {
    return false;
  }
  // Shared files (the function under test) serve every version; a test file belongs to one.
  return fence.version === version || (inVersion === undefined && !title.endsWith('.Tests.ps1'));
}

/** The steps of an executed fence: one, or one for each verbosity at which the page shows its output. */
function executeSteps(
  fence: Fence,
  fences: readonly Fence[],
  version: VersionName,
): Omit<ExecuteStep, 'index'>[] {
  const shown = fences.filter(({ outputOf }) => outputOf === fence);
  const { title, expect, output = 'Detailed' } = fence.metadata;
  if (expect === undefined || title === undefined) {
    return [{ kind: executionKind(fence), code: fence.code, fence, shown }];
  }
  const verbosities = new Set(shown.map(({ metadata }) => metadata.output ?? output));
  if (verbosities.size === 0) {
    verbosities.add(output);
  }
  return [...verbosities].map((verbosity) => ({
    kind: 'expect',
    code: runTestFile(title, verbosity, version),
    fence,
    shown: shown.filter(({ metadata }) => (metadata.output ?? output) === verbosity),
  }));
}

type Session = Pick<Job, 'keepsSession' | 'isTrial'>;

function jobOf(
  { page, fences }: Pick<PageFences, 'page' | 'fences'>,
  version: VersionName,
  session: Session,
): Job {
  const steps: Step[] = [];
  for (const fence of fences) {
    if (isWritten(fence, version)) {
      steps.push({ kind: 'write', path: fence.metadata.title ?? '', content: `${fence.code}\n` });
    }
    if (isExecuted(fence) && fence.version === version) {
      steps.push(
        ...executeSteps(fence, fences, version).map((step, offset) => ({
          ...step,
          index: steps.length + offset,
        })),
      );
    }
  }
  return { page, version, steps, ...session };
}

/** What a reader types who has only written test files. */
const RUN_ALL: Readonly<Record<VersionName, string>> = {
  v4: 'Invoke-Pester',
  v5: 'Invoke-Pester -Output Detailed',
  v6: 'Invoke-Pester -Output Detailed',
};

/** The steps of one half of an entry, in an empty folder; none when the entry does not have it. */
function halfSteps(
  entry: ErrorEntry,
  half: 'before' | 'after',
  { page, fences }: PageFences,
  index: number,
): Step[] {
  const inEntry = fencesIn(entry, fences);
  const first = inEntry.find(({ metadata }) => metadata[half]);
  if (!first) return [];
  const own = inEntry.filter(
    ({ metadata }) => metadata[half] || !(metadata.before || metadata.after),
  );
  const files = own.filter(({ metadata }) => metadata.title !== undefined);
  const typed = own.filter(({ metadata }) => metadata[half] && metadata.title === undefined);
  const code = typed.map((fence) => fence.code).join('\n') || RUN_ALL[page.version];
  const writes = files.map(({ metadata, code: content }): Step => ({
    kind: 'write',
    path: metadata.title ?? '',
    content: `${content}\n`,
  }));
  const step = { kind: half, index, code, fence: first, shown: [], message: entry.message };
  return [{ kind: 'empty' }, ...writes, step];
}

const NAMES_RELEASE = /\bImport-Module Pester -RequiredVersion\b/;

/**
 * The jobs that execute the entries of an error page: one for those that ask for a release of Pester, where others are
 * installed, and one for the rest, since the others would bring commands that a message says are missing.
 */
function entryJobs(page: PageFences): Job[] {
  const entries = page.entries?.filter(({ isSeen }) => isSeen) ?? [];
  return [false, true].flatMap((hasOtherPesters) => {
    const steps = entries
      .filter(
        (entry) =>
          fencesIn(entry, page.fences).some(({ code }) => NAMES_RELEASE.test(code)) ===
          hasOtherPesters,
      )
      .flatMap((entry, number) => [
        ...halfSteps(entry, 'before', page, 2 * number),
        ...halfSteps(entry, 'after', page, 2 * number + 1),
      ]);
    const { version } = page.page;
    const session = { keepsSession: false, isTrial: false, hasOtherPesters };
    return steps.length > 0 ? [{ page: page.page, version, steps, ...session }] : [];
  });
}

/** The jobs of a page: one for each version that executes something on it, and those of its entries. */
export function planPage(pageFences: PageFences): Job[] {
  const versions = new Set(pageFences.fences.filter(isExecuted).map(({ version }) => version));
  const jobs = [...versions]
    .filter((version) => version !== 'v3')
    .map((version) =>
      jobOf(pageFences, documentedVersion(version).name, { keepsSession: false, isTrial: false }),
    );
  return [...jobs, ...entryJobs(pageFences)];
}

/** The jobs of a chapter, in the folder that the chapter before left: what its reader does, and then its solution. */
export function planChapter({ page, fences }: PageFences): Job[] {
  const isSolution = (fence: Fence): boolean => (fence.outputOf ?? fence).metadata.solution;
  const chapter = fences.filter((fence) => !isSolution(fence));
  const solution = fences.filter(isSolution);
  return [
    jobOf({ page, fences: chapter }, page.version, { keepsSession: true, isTrial: false }),
    ...(solution.length > 0
      ? [jobOf({ page, fences: solution }, page.version, { keepsSession: true, isTrial: true })]
      : []),
  ];
}
