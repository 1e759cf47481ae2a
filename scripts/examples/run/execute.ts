/** Executes the examples of many pages, in parallel, and judges them. */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { describeFence, type Fence, type PageFences } from '../fences';
import { chainsOf, judgeFiles } from '../chapters';
import type { Problem } from '../../lib/problem';
import { judgeStep, skipStep, type Verdict } from './check';
import type { Tools } from './environment';
import { isExecuteStep, planChapter, planPage, type Job } from './plan';
import {
  DEFAULT_LIMITS,
  parseCodes,
  runJobs,
  type JobResult,
  type Limits,
  type StepResult,
} from './process';

/** Reports how far it is: pages done and pages in all. */
export type Progress = (done: number, all: number, page: string) => void;

/** The verdicts on one page. */
export interface PageVerdicts {
  readonly page: PageFences['page'];
  readonly verdicts: readonly Verdict[];
  /** Of a chapter that was executed: the files that its reader has at its end. */
  readonly files?: JobResult['files'];
  /** Seconds that its processes took. */
  readonly seconds: number;
}

/** Languages and files that PowerShell's parser reads. */
function isParsed({ language, metadata }: Fence): boolean {
  return language === 'powershell' && !metadata.syntax && !metadata.invalid;
}

async function judgeParsing(pages: readonly PageFences[], pwsh: string): Promise<Verdict[]> {
  const fences = pages.flatMap((page) => page.fences).filter(isParsed);
  if (fences.length === 0) {
    return [];
  }
  const faults = await parseCodes(
    fences.map(({ code }) => code),
    pwsh,
  );
  return fences.map((fence, index) => {
    const [fault] = faults[index] ?? [];
    return fault
      ? {
          fence,
          check: 'parse',
          state: 'failed',
          problem: {
            file: fence.file,
            line: fence.line + fault.line,
            message: `${describeFence(fence)}: PowerShell cannot parse it: ${fault.message}`,
          },
        }
      : { fence, check: 'parse', state: 'passed' };
  });
}

/** With another release than the documented one, only its name in the first line may differ. */
function underDocumentedName(result: StepResult, release: string, documented: string): StepResult {
  return {
    ...result,
    output: result.output.replaceAll(`Pester v${release}`, `Pester v${documented}`),
  };
}

/** The verdicts on one job, and the files that it left behind. */
interface JobVerdicts extends Pick<JobResult, 'job'> {
  readonly verdicts: readonly Verdict[];
  readonly files?: JobResult['files'];
}

/** Executes jobs of one version in one folder. */
async function judgeJobs(
  jobs: readonly Job[],
  tools: Tools,
  documentedRelease: (version: Job['version']) => string,
  limits: Limits,
): Promise<JobVerdicts[]> {
  const [first] = jobs;
  if (!first) return [];
  const documented = documentedRelease(first.version);
  const pester = tools.pesters.get(first.version);
  const executed = (job: Job) => job.steps.filter(isExecuteStep);
  const { pwsh } = tools;
  if (!pwsh || !pester) {
    const reason = `${pwsh ? `Pester ${documented}` : 'PowerShell'} is missing`;
    return jobs.map((job) => ({
      job,
      verdicts: executed(job).flatMap((step) => skipStep(step, reason)),
    }));
  }
  try {
    const done = await runJobs(jobs, pwsh, pester, limits, [...tools.pesters.values()]);
    return done.map(({ job, results, files }) => ({
      job,
      files,
      verdicts: results.flatMap((result) =>
        judgeStep(underDocumentedName(result, pester.release, documented)),
      ),
    }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return jobs.map((job) => ({
      job,
      verdicts: executed(job).map(({ fence, kind }) => ({
        fence,
        check: kind,
        state: 'failed',
        problem: { file: fence.file, line: fence.line, message },
      })),
    }));
  }
}

/**
 * Executes and parses the examples of the given pages.
 * @param documentedRelease names the release of a version, as in `config/versions.ts`
 */
export async function executePages(
  pages: readonly PageFences[],
  tools: Tools,
  documentedRelease: (version: Job['version']) => string,
  progress: Progress,
  limits: Limits = DEFAULT_LIMITS,
): Promise<PageVerdicts[]> {
  const { pwsh } = tools;
  const parsing = pwsh ? await judgeParsing(pages, pwsh) : [];
  const waiting = chainsOf(pages);
  const results = new Map<PageFences, PageVerdicts>();
  const finish = (page: PageFences, judged: readonly JobVerdicts[], seconds: number): void => {
    const parsed = parsing.filter(({ fence }) => fence.file === page.page.file);
    const own = judged.flatMap(({ verdicts }) => verdicts);
    const files = judged.find(({ job }) => job.keepsSession && !job.isTrial)?.files;
    const left = files ? judgeFiles(page, files) : [];
    results.set(page, { page: page.page, verdicts: [...parsed, ...own, ...left], files, seconds });
    progress(results.size, pages.length, page.page.file);
  };
  const work = async (): Promise<void> => {
    for (let chain = waiting.shift(); chain; chain = waiting.shift()) {
      const started = performance.now();
      // The chapters of a chain are one job after the other in one folder; any other page's jobs know nothing of each other.
      const groups = chain.some(({ isChapter }) => isChapter)
        ? [chain.flatMap(planChapter)]
        : chain.flatMap(planPage).map((job) => [job]);
      const judged: JobVerdicts[] = [];
      for (const jobs of groups) {
        judged.push(...(await judgeJobs(jobs, tools, documentedRelease, limits)));
      }
      const seconds = (performance.now() - started) / 1000 / chain.length;
      for (const page of chain) {
        finish(
          page,
          judged.filter(({ job }) => job.page === page.page),
          seconds,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return pages.flatMap((page) => results.get(page) ?? []);
}

/** Folders of the project whose content changes without any example doing it. */
const CHANGING_FOLDERS = new Set([
  '.git',
  'node_modules',
  '.docusaurus',
  'build',
  '.cache',
  'test-results',
  'playwright-report',
]);

/** Types of file that people add while they work here, and that no example has reason to write. */
const AUTHORED = /\.(?:mdx?|svg|tsx?|mjs|css)$/;

/** All files of the project, to see afterwards whether an example wrote one. */
export function projectFiles(root: string): ReadonlySet<string> {
  const files = new Set<string>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!CHANGING_FOLDERS.has(entry.name)) {
          walk(name);
        }
      } else {
        files.add(name);
      }
    }
  };
  walk('.');
  return files;
}

/** A problem for each file that appeared in the project during a run. */
export function strayFiles(before: ReadonlySet<string>, root: string): Problem[] {
  return [...projectFiles(root)]
    .filter((file) => !before.has(file) && !AUTHORED.test(file))
    .map((file) => ({
      file,
      line: 1,
      message:
        'this file appeared in the project while the examples ran; an example may only write into its own folder (if you added it yourself, run again)',
    }));
}
