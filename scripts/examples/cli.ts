/**
 * `npm run examples`: executes the examples of the pages with real PowerShell and Pester.
 * Ends with 1 when a promise of a page is broken or something needed is missing, and with 2 for a wrong command line.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { documentedVersion, VERSIONS } from '../../config/versions';
import { PROJECT_ROOT } from '../lib/pages';
import { formatProblem, type Problem } from '../lib/problem';
import { executedShares, formatJUnit, formatShare, formatSummary } from './report';
import type { Verdict } from './run/check';
import { findTools } from './run/environment';
import { executePages, projectFiles, strayFiles, type PageVerdicts } from './run/execute';
import { DEFAULT_LIMITS, stopAll } from './run/process';
import { formatChanges, outdatedOutputs, updateLiterals, updatePage } from './run/update';
import { readSources, type Sources } from './sources';
import { loadReferences } from '../../plugins/reference/facts';
import { writeChapterFiles } from '../../plugins/tutorial/chapterFiles';
import { checkPages } from './static/check';

const USAGE = `Usage: npm run examples -- [options]
  --version v5          only the pages of this version
  --page usage/mocking  only this page (of every version, unless --version is given); for several pages, several times
  --static              check syntax, commands and parameters only, without PowerShell
  --update              rewrite the outputs that are shown (\`text matches\`) with the real ones, and print what changed
  --newest              use the newest installed Pester of each major version, not the documented one
  --time-limit 30       seconds that each example may take; more on a busy machine
  --junit FILE          also write the results as JUnit XML
  --releases            only print the documented releases of Pester, one a line, for whoever installs them
`;

const { stdout, stderr } = process;

function readOptions() {
  const { values } = parseArgs({
    options: {
      version: { type: 'string' },
      page: { type: 'string', multiple: true },
      static: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      newest: { type: 'boolean', default: false },
      'time-limit': { type: 'string', default: String(DEFAULT_LIMITS.example / 1000) },
      junit: { type: 'string' },
      releases: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return values;
}

/** Milliseconds of a time limit given in seconds. */
function readTimeLimit(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0)) {
    throw new Error(`--time-limit is "${text}"; it must be a number of seconds above 0.`);
  }
  return seconds * 1000;
}

function showProgress(done: number, all: number, page: string): void {
  if (stderr.isTTY) {
    stderr.write(`\r\u001B[K${done}/${all} ${page}${done === all ? '\n' : ''}`);
  } else {
    stderr.write(`${done}/${all} ${page}\n`);
  }
}

/** Writes the real outputs, and says what it changed; returns the verdicts that hold now. */
function writeUpdates(pages: readonly PageVerdicts[]): readonly Verdict[] {
  for (const { name } of VERSIONS) {
    const chapters = pages.filter(({ page, files }) => page.version === name && files);
    if (chapters.length > 0) {
      const files = chapters.map(({ page, files: left = {} }) => [page.id, left] as const);
      writeChapterFiles(name, Object.fromEntries(files));
    }
  }
  return pages.flatMap(({ page, verdicts }) => {
    const outdated = outdatedOutputs(verdicts);
    if (outdated.length === 0) return [];
    const file = path.join(PROJECT_ROOT, page.file);
    const update = /\.mdx?$/.test(page.file) ? updatePage : updateLiterals;
    writeFileSync(file, update(readFileSync(file, 'utf8'), outdated));
    stdout.write(outdated.map(formatChanges).join(''));
    stdout.write(`${page.file}: ${outdated.length} outputs rewritten\n`);
    return outdated.map(({ verdict }) => verdict);
  });
}

/** What is left after `--update` has rewritten some of it. */
function isBroken(verdict: Verdict, update: boolean, updated: readonly Verdict[]): boolean {
  if (verdict.check === 'files') return verdict.state === 'failed' && !update;
  return verdict.state === 'failed' && !updated.includes(verdict);
}

function print(problems: readonly Problem[]): void {
  stdout.write(problems.map((problem) => `${formatProblem(problem)}\n`).join(''));
}

async function execute(
  sources: Sources,
  options: ReturnType<typeof readOptions>,
): Promise<boolean> {
  const tools = findTools(process.env, { newest: options.newest });
  const before = projectFiles(PROJECT_ROOT);
  const release = (version: string): string => documentedVersion(version).pester;
  const pages = await executePages(sources.pages, tools, release, showProgress, {
    ...DEFAULT_LIMITS,
    example: readTimeLimit(options['time-limit']),
  });
  const stray = strayFiles(before, PROJECT_ROOT);
  const updated = options.update ? writeUpdates(pages) : [];
  if (options.junit) {
    mkdirSync(path.dirname(path.resolve(options.junit)), { recursive: true });
    writeFileSync(options.junit, formatJUnit(pages));
  }
  const verdicts = pages.flatMap((page) => page.verdicts);
  const broken = verdicts.filter((verdict) => isBroken(verdict, options.update, updated));
  const problems = [...broken.flatMap(({ problem }) => problem ?? []), ...stray];
  print(problems);
  const skips = verdicts.some(({ state }) => state === 'skipped') || !tools.pwsh;
  stdout.write(skips ? tools.missing.map((sentence) => `${sentence}\n`).join('') : '');
  stdout.write(`${formatSummary(verdicts)}\n`);
  return problems.length === 0 && !skips;
}

async function main(): Promise<number> {
  let options;
  let sources;
  try {
    options = readOptions();
    if (options.help || options.releases) {
      stdout.write(options.help ? USAGE : VERSIONS.map(({ pester }) => `${pester}\n`).join(''));
      return 0;
    }
    const version = options.version ? documentedVersion(options.version).name : undefined;
    readTimeLimit(options['time-limit']);
    sources = readSources({ version, pages: options.page });
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return 2;
  }
  const { problems } = await checkPages(sources.pages, loadReferences());
  print([...sources.problems, ...problems]);
  const faults = sources.problems.length + problems.length;
  if (options.static) {
    stdout.write(`${sources.pages.length} pages checked, ${faults} problems\n`);
    return faults === 0 ? 0 : 1;
  }
  const ok = await execute(sources, options);
  if (!options.page) {
    stdout.write(
      executedShares(sources.pages)
        .map((share) => `${formatShare(share)}\n`)
        .join(''),
    );
  }
  return ok && faults === 0 ? 0 : 1;
}

// The PowerShell processes are in groups of their own, which Ctrl+C does not reach.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopAll();
    process.exit(130);
  });
}

process.exitCode = await main();
