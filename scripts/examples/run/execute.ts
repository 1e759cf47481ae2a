/** Executes the examples of many pages, in parallel, and judges them. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { documentedVersion } from '../../../config/versions';
import type { PageFences } from '../fences';
import { chainsOf, judgeFiles } from '../chapters';
import type { Problem } from '../../../lib/problem';
import { judgeStep, skipStep, verdictOn, type Verdict } from './check';
import type { Tools } from './environment';
import { isExecuteStep, planChapter, planPage, type Job } from './plan';
import { parseCodes, runJobs, TIME_LIMIT, type JobResult } from './process';

/** The verdicts on one page. */
export interface PageVerdicts {
  readonly page: PageFences['page'];
  readonly verdicts: readonly Verdict[];
  /** Of a chapter that ran well, as those before it did: the files that its reader has at its end. */
  readonly files?: JobResult['files'];
}

async function judgeParsing(pages: readonly PageFences[], pwsh: string): Promise<Verdict[]> {
  const fences = pages
    .flatMap((page) => page.fences)
    .filter(({ language, metadata }) => language === 'powershell' && !metadata.invalid);
  const faults = await parseCodes(
    fences.map(({ code }) => code),
    pwsh,
  );
  return fences.map((fence, index) => {
    const fault = faults.get(index);
    const message = fault && `PowerShell cannot parse it: ${fault.message}`;
    return verdictOn(fence, 'parse', message, fault?.line);
  });
}

/** The verdicts on one job, and the files that it left behind. */
interface JobVerdicts extends Pick<JobResult, 'job'> {
  readonly verdicts: readonly Verdict[];
  readonly files?: JobResult['files'];
}

/** Executes jobs of one version in one folder. */
async function judgeJobs(
  jobs: readonly [Job, ...Job[]],
  { pwsh, pesters }: Tools,
  timeLimit: number,
): Promise<JobVerdicts[]> {
  const [{ version }] = jobs;
  const pester = pesters.get(version);
  if (!pwsh || !pester) {
    const missing = pwsh ? `Pester ${documentedVersion(version).pester}` : 'PowerShell';
    const reason = `${missing} is missing`;
    return jobs.map((job) => ({
      job,
      verdicts: job.steps.filter(isExecuteStep).flatMap((step) => skipStep(step, reason)),
    }));
  }
  const done = await runJobs(jobs, pwsh, pester, [...pesters.values()], timeLimit);
  return done.map(({ job, results, files }) => ({
    job,
    files,
    verdicts: results.flatMap(judgeStep),
  }));
}

/**
 * Executes and parses the examples of the given pages.
 * @param progress is told of each page when it is done, with the number of pages done and in all
 * @param timeLimit milliseconds that an example may take
 */
export async function executePages(
  pages: readonly PageFences[],
  tools: Tools,
  progress: (page: PageVerdicts, done: number, all: number) => void = () => undefined,
  timeLimit = TIME_LIMIT,
): Promise<PageVerdicts[]> {
  const parsing = tools.pwsh ? await judgeParsing(pages, tools.pwsh) : [];
  const waiting = chainsOf(pages);
  const results = new Map<PageFences, PageVerdicts>();
  const finish = (page: PageFences, judged: readonly JobVerdicts[]): void => {
    const parsed = parsing.filter(({ fence }) => fence.file === page.page.file);
    const own = judged.filter(({ job }) => job.page === page.page);
    // A chapter goes on in the folder of those before it: what a broken example left there is to be offered to nobody.
    const chapters = judged.filter(({ job }) => job.kind === 'chapter');
    const place = chapters.findIndex(({ job }) => job.page === page.page);
    const isBroken = chapters
      .slice(0, place + 1)
      .flatMap((chapter) => chapter.verdicts)
      .some(({ check, state }) => state === 'failed' && check !== 'matches');
    const files = isBroken ? undefined : chapters[place]?.files;
    const verdicts = [
      ...parsed,
      ...own.flatMap((job) => job.verdicts),
      ...(files ? judgeFiles(page, files) : []),
    ];
    const result = { page: page.page, verdicts, files };
    results.set(page, result);
    progress(result, results.size, pages.length);
  };
  const work = async (): Promise<void> => {
    for (let chain = waiting.shift(); chain; chain = waiting.shift()) {
      // The chapters of a chain are one job after the other in one folder; any other page's jobs know nothing of each other.
      const groups = chain.some(({ isChapter }) => isChapter)
        ? [chain.flatMap(planChapter)]
        : chain.flatMap(planPage).map((job) => [job]);
      const judged: JobVerdicts[] = [];
      for (const [first, ...rest] of groups) {
        if (first) judged.push(...(await judgeJobs([first, ...rest], tools, timeLimit)));
      }
      for (const page of chain) finish(page, judged);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return pages.flatMap((page) => results.get(page) ?? []);
}

/** The files of the project that git neither knows nor ignores, to see afterwards whether an example wrote one. */
export function newFiles(root: string): ReadonlySet<string> {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return new Set(stdout.split('\0').filter(Boolean));
}

/** A problem for each file that appeared in the project during a run. */
export function strayFiles(before: ReadonlySet<string>, root: string): Problem[] {
  return [...newFiles(root)]
    .filter((file) => !before.has(file))
    .map((file) => ({
      file,
      line: 1,
      message:
        'this file appeared in the project while the examples ran; an example may only write into its own folder (if you added it yourself, run again)',
    }));
}
