/**
 * `npm run examples`: executes the examples of the pages with real PowerShell and Pester.
 * Ends with 1 when a promise of a page is broken or something needed is missing, and with 2 for a wrong command line.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { documentedVersion, VERSIONS } from '../../config/versions';
import { PROJECT_ROOT } from '../../lib/pages';
import { formatProblem, messageOf, type Problem } from '../../lib/problem';
import type { Verdict } from './run/check';
import { findTools } from './run/environment';
import { executePages, newFiles, strayFiles, type PageVerdicts } from './run/execute';
import { outdatedOutputs, updatePage } from './run/update';
import { readSources, type Sources } from './sources';
import { loadReferences } from '../../plugins/reference/facts';
import { writeChapterFiles } from '../../plugins/tutorial/chapterFiles';
import { checkPages } from './static/check';

const USAGE = `Usage: npm run examples -- [options]
  --version v5          only the pages of this version
  --page usage/mocking  only this page (of every version, unless --version is given); for several pages, several times
  --static              check syntax, commands and parameters only, without PowerShell
  --update              rewrite the outputs that are shown (\`text matches\`) with the real ones, and print what changed
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
      releases: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return values;
}

function print(problems: readonly Problem[]): void {
  stdout.write(problems.map((problem) => `${formatProblem(problem)}\n`).join(''));
}

/** Writes the real outputs of a page, and says what it changed; returns the verdicts that hold now. */
function writeUpdates({ page, verdicts, files }: PageVerdicts): readonly Verdict[] {
  if (files) writeChapterFiles(page.version, page.id, files);
  const outdated = outdatedOutputs(verdicts);
  if (outdated.length > 0) {
    const file = path.join(PROJECT_ROOT, page.file);
    writeFileSync(file, updatePage(readFileSync(file, 'utf8'), outdated));
    print(outdated.flatMap(({ verdict }) => verdict.problem ?? []));
    stdout.write(`${page.file}: ${outdated.length} outputs rewritten\n`);
  }
  return [
    ...outdated.map(({ verdict }) => verdict),
    ...verdicts.filter(({ check }) => check === 'files'),
  ];
}

async function execute(
  sources: Sources,
  options: ReturnType<typeof readOptions>,
): Promise<boolean> {
  const tools = findTools();
  const before = newFiles(PROJECT_ROOT);
  const problems: Problem[] = [];
  // A long run tells what fails when it fails.
  const report = (found: readonly Problem[]): void => {
    print(found);
    problems.push(...found);
  };
  const pages = await executePages(sources.pages, tools, (result, done, all) => {
    stderr.write(`${done}/${all} ${result.page.file}\n`);
    const updated = options.update ? writeUpdates(result) : [];
    const broken = result.verdicts.filter(
      (verdict) => verdict.state === 'failed' && !updated.includes(verdict),
    );
    report(broken.flatMap(({ problem }) => problem ?? []));
  });
  report(strayFiles(before, PROJECT_ROOT));
  const verdicts = pages.flatMap((page) => page.verdicts);
  const count = (wanted: Verdict['state']): number =>
    verdicts.filter(({ state }) => state === wanted).length;
  const skips = count('skipped') > 0 || !tools.pwsh;
  stdout.write(skips ? tools.missing.map((sentence) => `${sentence}\n`).join('') : '');
  stdout.write(
    `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`,
  );
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
    sources = readSources({ version, pages: options.page });
  } catch (error) {
    stderr.write(`${messageOf(error)}\n${USAGE}`);
    return 2;
  }
  const problems = [...sources.problems, ...(await checkPages(sources.pages, loadReferences()))];
  print(problems);
  if (options.static) {
    stdout.write(`${sources.pages.length} pages checked, ${problems.length} problems\n`);
    return problems.length === 0 ? 0 : 1;
  }
  const isOk = await execute(sources, options);
  return isOk && problems.length === 0 ? 0 : 1;
}

process.exitCode = await main();
