/** Turns the fences of a page into the steps that a PowerShell process executes, one job for each Pester version. */
import { documentedVersion, type VersionName } from '../../../config/versions';
import { isExecuted, type Fence, type PageFences, type Verbosity } from '../fences';

/** Writes a file of the page. */
export interface WriteStep {
  readonly kind: 'write';
  readonly path: string;
  readonly content: string;
}

/** Executes one fence, once. */
export interface ExecuteStep {
  readonly kind: 'run' | 'fails' | 'expect';
  /** Number of the step within its job. */
  readonly index: number;
  /** What is typed at the prompt. */
  readonly code: string;
  readonly fence: Fence;
  /** `text` fences that show what this step prints. */
  readonly shown: readonly Fence[];
}

export type Step = WriteStep | ExecuteStep;

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

/** The jobs of a page: one for each version that executes something on it; none when nothing is executed. */
export function planPage(pageFences: PageFences): Job[] {
  const versions = new Set(pageFences.fences.filter(isExecuted).map(({ version }) => version));
  return [...versions]
    .filter((version) => version !== 'v3')
    .map((version) =>
      jobOf(pageFences, documentedVersion(version).name, { keepsSession: false, isTrial: false }),
    );
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
