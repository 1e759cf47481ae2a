/** Executes the examples of many pages, in parallel, and judges them. */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { describeFence, type Fence, type PageFences } from '../fences';
import type { Problem } from '../../lib/problem';
import { judgeStep, skipStep, type Verdict } from './check';
import type { Tools } from './environment';
import { planPage, type Job } from './plan';
import { DEFAULT_LIMITS, parseCodes, runJob, type Limits, type StepResult } from './process';

/** Reports how far it is: pages done and pages in all. */
export type Progress = (done: number, all: number, page: string) => void;

/** The verdicts on one page. */
export interface PageVerdicts {
  readonly page: PageFences['page'];
  readonly verdicts: readonly Verdict[];
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

async function judgeJob(
  job: Job,
  tools: Tools,
  documented: string,
  limits: Limits,
): Promise<Verdict[]> {
  const pester = tools.pesters.get(job.version);
  const executed = job.steps.filter((step) => step.kind !== 'write');
  if (!tools.pwsh || !pester) {
    return executed.flatMap(({ fence, shown }) =>
      skipStep(fence, shown, `${tools.pwsh ? `Pester ${documented}` : 'PowerShell'} is missing`),
    );
  }
  try {
    const results = await runJob(job, tools.pwsh, pester, limits);
    return results.flatMap((result) =>
      judgeStep(underDocumentedName(result, pester.release, documented)),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return executed.map(({ fence, kind }) => ({
      fence,
      check: kind,
      state: 'failed',
      problem: { file: fence.file, line: fence.line, message: reason },
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
  const waiting = [...pages.entries()];
  const results: PageVerdicts[] = [];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, pageFences] = next;
      const started = performance.now();
      const verdicts: Verdict[] = [];
      for (const job of planPage(pageFences)) {
        verdicts.push(...(await judgeJob(job, tools, documentedRelease(job.version), limits)));
      }
      done += 1;
      progress(done, pages.length, pageFences.page.file);
      results[index] = {
        page: pageFences.page,
        verdicts: [
          ...parsing.filter(({ fence }) => fence.file === pageFences.page.file),
          ...verdicts,
        ],
        seconds: (performance.now() - started) / 1000,
      };
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
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
