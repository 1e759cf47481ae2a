/**
 * `npm run pester-release -- 6.1.0`: brings the site to a new release of Pester. The first run exports its facts, and
 * those of releases that were skipped, writes its number into `config/versions.ts`, and notes in `data/review` which lines
 * of the pages stand beside something that changed. Each run reports what is left to do; the last one finds nothing.
 * Ends with 1 as long as something is left, and with 2 when it cannot do its work.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import fastGlob from 'fast-glob';
import { isPrerelease, VERSIONS, type DocumentedVersion } from '../../config/versions';
import { messagesSchema } from '../../data/messages/schema';
import { releases as news } from '../../data/releases';
import { differencesBetween } from './differences';
import { commandOf, loadReference, loadSince } from '../../plugins/reference/facts';
import { findTools, userInstallCommand } from '../examples/run/environment';
import { parsePage, type ParsedPage } from '../../lib/mdx';
import { allPages, pagesOfVersion, PROJECT_ROOT } from '../../lib/pages';
import { compareReleases, isSameMajor } from '../../lib/releases';
import { runQuietly, runTool } from '../lib/run';
import { findingsInText, findingsOnPage, type Finding } from './findings';
import { newerReleases, publishedReleases, releasesToExport } from './gallery';
import { complaintsOf, formatReport } from './report';
import {
  mergeLines,
  openLinesOf,
  readReview,
  reviewFile,
  writeReview,
  type Review,
} from './review';
import { withRelease } from './versionsFile';
import { messageOf } from '../../lib/problem';

const USAGE = `Usage: npm run pester-release -- RELEASE [options]
  RELEASE   as the PowerShell Gallery names it, such as 6.1.0-rc1
  --no-run  check the pages without running examples and proofs
  --needed  only print the releases whose facts it exports, one a line, for whoever installs them
  --newer   only print the releases that the Gallery has and the pages do not describe, one a line
`;

/** What names releases outside of the pages. */
const OTHER_FILES = ['README.md', 'data/home.ts', 'data/resources.ts', '.github/ISSUE_TEMPLATE/*'];

const VERSIONS_FILE = 'config/versions.ts';

const read = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
const readPage = (file: string): ParsedPage => parsePage(read(file), file);

/** @throws {Error} when no documented version has this major version, or a newer release is documented */
function versionOf(wanted: string): DocumentedVersion {
  const version = VERSIONS.find(({ pester }) => isSameMajor(pester, wanted));
  if (!version) {
    const known = VERSIONS.map(({ name, pester }) => `${name} (${pester})`).join(', ');
    throw new Error(
      `No documented version has releases like ${wanted}; there are ${known}. CONTRIBUTING.md, "Release a version", says how a new one begins.`,
    );
  }
  if (compareReleases(wanted, version.pester) < 0) {
    throw new Error(
      `The pages of ${version.name} describe ${version.pester}, which is newer than ${wanted}.`,
    );
  }
  return version;
}

/** The releases that there are; without the Gallery, those that are installed here. */
async function knownReleases(): Promise<readonly string[]> {
  const installed = findTools().installed.map(({ release }) => release);
  try {
    return [...(await publishedReleases()), ...installed];
  } catch (error) {
    console.error(
      `The PowerShell Gallery cannot be asked for skipped releases (${messageOf(error)}); those that are installed are taken.`,
    );
    return installed;
  }
}

/** Writes the facts of releases, in order; all must be installed before the first is written. */
function exportFacts(releases: readonly string[]): void {
  const { pwsh, installed, missing } = findTools();
  if (pwsh === undefined) throw new Error(missing[0] ?? 'PowerShell is missing.');
  const manifests = releases.map((release) => ({
    release,
    manifest: installed.find((pester) => pester.release === release)?.manifest,
  }));
  const absent = manifests.filter(({ manifest }) => manifest === undefined);
  if (absent.length > 0) {
    const commands = absent.map(({ release }) => `  ${userInstallCommand(release)}`).join('\n');
    throw new Error(`Needed, and neither in PSModulePath nor in PESTER_MODULES:\n${commands}`);
  }
  for (const { release, manifest = '' } of manifests) {
    console.log(`Facts of Pester ${release}`);
    const { status } = spawnSync(
      pwsh,
      [
        ...['-NoProfile', '-File', 'scripts/Export-PesterReference.ps1'],
        ...['-Version', release, '-ModulePath', manifest],
      ],
      { cwd: PROJECT_ROOT, stdio: 'inherit' },
    );
    if (status !== 0) throw new Error(`The facts of Pester ${release} could not be exported.`);
  }
}

function findLines(
  version: DocumentedVersion,
  differences: Review['differences'],
  others: readonly string[],
): readonly Finding[] {
  const before = version.pester;
  const reference = loadReference(PROJECT_ROOT, version.name);
  const own = pagesOfVersion(version.name).map(({ file, id }) => {
    const command = id.startsWith('commands/')
      ? commandOf(id.slice('commands/'.length), reference)?.name
      : undefined;
    return { parsed: readPage(file), command };
  });
  const foreign = [
    ...allPages()
      .filter((page) => page.version !== version.name)
      .map(({ file }) => file),
    ...fastGlob.sync(OTHER_FILES, { cwd: PROJECT_ROOT, dot: true }),
  ];
  return [
    ...own.flatMap((page) => findingsOnPage(page, differences, { before, others })),
    ...foreign.flatMap((file) => findingsInText(file, read(file), before)),
  ];
}

/** Brings facts, number and review to the wanted release. */
async function begin(version: DocumentedVersion, wanted: string): Promise<void> {
  const known = await knownReleases();
  const before = loadReference(PROJECT_ROOT, version.name);
  if (before.pester !== version.pester) {
    throw new Error(
      `The facts of ${version.name} are those of ${before.pester}, its pages describe ${version.pester}; begin with what is committed ("git restore data config").`,
    );
  }
  const earlier = readReview(PROJECT_ROOT, version.name);
  exportFacts(releasesToExport(known, version.pester, wanted));
  const after = loadReference(PROJECT_ROOT, version.name);
  const differences = differencesBetween(before, after).map((difference) => ({ ...difference }));
  const others = loadSince(PROJECT_ROOT).releases.filter(
    (release) => isSameMajor(release, wanted) && release !== wanted,
  );
  const lines = mergeLines(findLines(version, differences, others), earlier?.lines ?? []);
  writeReview(PROJECT_ROOT, version.name, {
    release: wanted,
    before: version.pester,
    differences,
    lines,
  });
  const stable = isPrerelease(wanted)
    ? known
        .filter((release) => isSameMajor(release, wanted) && !isPrerelease(release))
        .filter((release) => compareReleases(release, wanted) < 0)
        .sort(compareReleases)
        .at(-1)
    : undefined;
  writeFileSync(
    path.join(PROJECT_ROOT, VERSIONS_FILE),
    withRelease(read(VERSIONS_FILE), version.pester, wanted, stable),
  );
}

async function findFailures(
  { name }: DocumentedVersion,
  isRun: boolean,
): Promise<readonly string[]> {
  const examples = ['--version', name, ...(isRun ? [] : ['--static'])];
  const complaints = async (check: string, args: readonly string[]) =>
    complaintsOf(check, await runQuietly('tsx', [`scripts/${check}/cli.ts`, ...args]));
  return [
    ...(await complaints('examples', examples)),
    ...(isRun ? await complaints('proofs', ['--version', name]) : []),
  ];
}

function newsProblems(release: string): readonly string[] {
  return news.some((one) => one.release === release)
    ? []
    : [
        `data/releases.ts:1: there is no entry for ${release}; write its date and what it means for a reader`,
      ];
}

/** `npm test` compares the messages in the sources with the pages, so they must be those of the release. */
function messageProblems({ name }: DocumentedVersion, release: string): readonly string[] {
  const file = `data/messages/${name}.json`;
  return messagesSchema.parse(JSON.parse(read(file))).pester === release
    ? []
    : [
        `${file}:1: these are the messages of another release; run: pwsh scripts/Export-PesterMessages.ps1 -Version ${release} -SourceFolder FOLDER, where FOLDER is Pester's repository at the tag ${release}`,
      ];
}

/** New properties of result types that the page about them does not name. */
function propertyProblems(
  { folder }: DocumentedVersion,
  { differences }: Review,
): readonly string[] {
  const file = `${folder}/usage/result-object.mdx`;
  if (!existsSync(path.join(PROJECT_ROOT, file))) return [];
  const page = read(file);
  return differences
    .filter(({ kind, before }) => kind === 'property' && before === undefined)
    .filter(({ name }) => !page.includes(name.slice(name.lastIndexOf('.') + 1)))
    .map(({ name }) => `${file}:1: the new property ${name} has no row; write what it holds`);
}

async function report(version: DocumentedVersion, review: Review, isRun: boolean): Promise<number> {
  const failures = [
    ...newsProblems(review.release),
    ...messageProblems(version, review.release),
    ...propertyProblems(version, review),
    ...(await findFailures(version, isRun)),
  ];
  const open = openLinesOf(PROJECT_ROOT, version.name, review);
  const file = path.join('test-results', `release-${version.name}.md`);
  mkdirSync(path.join(PROJECT_ROOT, 'test-results'), { recursive: true });
  writeFileSync(path.join(PROJECT_ROOT, file), formatReport(review, { failures, openLines: open }));
  console.log(
    `${review.differences.length} differences, ${failures.length} gaps and failures, ${open.length} lines to change or to confirm (in ${reviewFile(version.name)}): ${file}`,
  );
  return failures.length + open.length === 0 ? 0 : 1;
}

function printReleases(releases: readonly string[]): void {
  process.stdout.write(releases.map((release) => `${release}\n`).join(''));
}

async function main(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'no-run': { type: 'boolean', default: false },
        needed: { type: 'boolean', default: false },
        newer: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(USAGE);
      return 0;
    }
    if (values.newer) {
      printReleases(newerReleases(await publishedReleases(), VERSIONS));
      return 0;
    }
    const [wanted] = positionals;
    if (wanted === undefined || !/^\d+\.\d+\.\d+(?:-\w+)?$/.test(wanted)) {
      console.error(`"${wanted ?? ''}" is no release.\n${USAGE}`);
      return 2;
    }
    const version = versionOf(wanted);
    if (values.needed) {
      printReleases(releasesToExport(await knownReleases(), version.pester, wanted));
      return 0;
    }
    if (version.pester !== wanted) {
      await begin(version, wanted);
      // The pages are read with the new number, which this process has loaded with the old one.
      return await runTool('tsx', ['scripts/release/cli.ts', ...process.argv.slice(2)]);
    }
    const review = readReview(PROJECT_ROOT, version.name);
    if (review?.release !== wanted) {
      console.error(
        `${reviewFile(version.name)} is not there, or is about another release than ${wanted}: the pages were brought to it without this command.`,
      );
      return 2;
    }
    return await report(version, review, !values['no-run']);
  } catch (error) {
    console.error(messageOf(error));
    return 2;
  }
}

process.exitCode = await main();
