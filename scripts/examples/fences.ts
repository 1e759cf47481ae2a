/**
 * The code fences of a page and what their metadata says of them: which are files, which are run, and what they must
 * report. Both checks of the examples (with and without PowerShell) read fences only through this module.
 */
import { visit } from 'unist-util-visit';
import { VERSIONS, type VersionName } from '../../config/versions';
import { errorEntries, isErrorPage, type ErrorEntry } from '../../plugins/errors/entries';
import { FLAGS, isOneOf, parseFenceMetadata, type Flag } from '../../lib/fenceMetadata';
import type { ParsedPage } from '../../lib/mdx';
import type { PageFile } from '../../lib/pages';
import type { Problem } from '../../lib/problem';

/** Versions that a fence can be held to by `in=`. Pester 3 is not documented, so its code is only parsed. */
type FenceVersion = VersionName | 'v3';
const FENCE_VERSIONS: readonly FenceVersion[] = [
  'v3',
  ...VERSIONS.map(({ name }) => name).reverse(),
];

/** How much Pester prints: values of its `Output.Verbosity`. */
const VERBOSITIES = ['Normal', 'Detailed'] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

/** Results that `expect` can name; `pending` exists in Pester 4 only. */
export const COUNT_NAMES = [
  'passed',
  'failed',
  'skipped',
  'inconclusive',
  'notrun',
  'pending',
] as const;

/** How many tests end in each way; what `expect` does not name is 0. */
export type Counts = Readonly<Record<(typeof COUNT_NAMES)[number], number>>;

/** What the words after a fence's language say. */
interface FenceMetadata extends Readonly<Record<Flag, boolean>> {
  /** Path of the file that the fence is, relative to the page's folder, with `/`. */
  readonly title?: string;
  readonly expect?: Counts;
  readonly output?: Verbosity;
  readonly in?: FenceVersion;
}

/** One fence. */
export interface Fence {
  readonly file: string;
  /** Version that its code is held to: that of the page, or of `in=`. */
  readonly version: FenceVersion;
  /** Line of the opening fence in the file, from 1; the code starts on the next. */
  readonly line: number;
  /** Line of the closing fence. */
  readonly endLine: number;
  /** Spaces before the fence, as in a list item. */
  readonly indent: number;
  /** Lower case; empty when the fence names none. */
  readonly language: string;
  /** Without a line break at the end. */
  readonly code: string;
  readonly metadata: FenceMetadata;
  /** Of a fence that `matches`: the fence whose output it shows. */
  readonly outputOf?: Fence;
}

/** The fences of a page in order, and what is wrong with their metadata. */
export interface PageFences {
  readonly page: PageFile;
  readonly fences: readonly Fence[];
  /** Names that its prose writes as code, lower case and without a leading dash: `-ForEach` gives `foreach`. */
  readonly documentedNames: ReadonlySet<string>;
  /** Of an error page: its entries. */
  readonly entries?: readonly ErrorEntry[];
  /** A chapter of the tutorial, as `goals` in its front matter say: its reader types all of it into one session. */
  readonly isChapter?: boolean;
  /** Id of the chapter whose files this one goes on with. */
  readonly continues?: string;
  readonly problems: readonly Problem[];
}

/** Reads the value of `expect`, such as `passed=2 failed=1`; tells `report` what is wrong and what is allowed. */
function parseCounts(
  text: string,
  version: FenceVersion,
  report: (problem: string) => void,
): Counts {
  const allowed = COUNT_NAMES.filter((name) => name !== 'pending' || version === 'v4');
  const counts = { passed: 0, failed: 0, skipped: 0, inconclusive: 0, notrun: 0, pending: 0 };
  const seen = new Set<string>();
  for (const part of text.trim().split(/\s+/)) {
    const [, name = '', number] = /^([a-z]+)=(\d+)$/.exec(part) ?? [];
    if (!isOneOf(allowed, name)) {
      report(
        `\`expect\` has "${part}"; it takes ${allowed.map((count) => `${count}=N`).join(' ')}, those that are not 0`,
      );
      continue;
    }
    if (seen.has(name)) report(`\`expect\` names ${name} twice`);
    seen.add(name);
    counts[name] = Number(number);
  }
  return counts;
}

/** A title is a path inside the page's folder, written with `/` so that it is one on every system. */
function isPathInside(title: string): boolean {
  return (
    !/[\\:*?"<>|]/.test(title) &&
    title.split('/').every((segment) => !['', '.', '..'].includes(segment))
  );
}

/** What a fence's metadata says, and what is wrong with it. */
function parseMetadata(
  text: string,
  language: string,
  pageVersion: VersionName,
): { metadata: FenceMetadata; problems: string[] } {
  const { values, flags, problems: wordProblems } = parseFenceMetadata(text);
  const problems = [...wordProblems];
  const report = (problem: string): void => void problems.push(problem);
  const choice = <T extends string>(
    name: 'in' | 'output',
    allowed: readonly T[],
  ): T | undefined => {
    const value = values.get(name);
    if (value === undefined) return undefined;
    if (isOneOf(allowed, value)) return value;
    report(`\`${name}=${value}\` is not known; allowed are ${allowed.join(', ')}`);
    return undefined;
  };
  const inVersion = choice('in', FENCE_VERSIONS);
  const expect = values.get('expect');
  const metadata: FenceMetadata = {
    ...(Object.fromEntries(FLAGS.map((flag) => [flag, flags.has(flag)])) as Record<Flag, boolean>),
    title: values.get('title'),
    expect: expect ? parseCounts(expect, inVersion ?? pageVersion, report) : undefined,
    output: choice('output', VERBOSITIES),
    in: inVersion,
  };
  combinationProblems(metadata, language).forEach(report);
  return { metadata, problems };
}

/** Rules about words that do not go together, or not with this language. */
function combinationProblems(metadata: FenceMetadata, language: string): string[] {
  const { title, expect, output, invalid, matches, solution } = metadata;
  const { before, after, message, unseen } = metadata;
  const isPowerShell = language === 'powershell';
  const isScript = metadata.run || metadata.fails;
  const isRun = isScript || expect !== undefined;
  const rules: Readonly<Record<string, boolean>> = {
    'the fence names no language; write it after the backticks, `text` for output': language === '',
    '`expect` needs the title of a test file: `title="….Tests.ps1"`':
      expect !== undefined && !title?.endsWith('.Tests.ps1'),
    '`run` and `fails` are for a fence without a title; a test file takes `expect`':
      isScript && title !== undefined,
    '`run` must end without an error, and `fails` with one; a fence takes one of them':
      metadata.run && metadata.fails,
    '`run`, `fails` and `expect` are for `powershell` fences': !isPowerShell && isRun,
    'an `invalid` fence is not executed, so it takes none of `run`, `fails` and `expect`':
      invalid && isRun,
    '`solution` is for the files and commands of an exercise: it needs a title, `run` or `fails`':
      solution && !isScript && title === undefined,
    '`matches` is for a `text` fence after the code that prints it': matches && language !== 'text',
    '`output` is for a `text` fence that `matches`, or for the test file that prints it':
      output !== undefined && !matches && expect === undefined,
    '`before` is code that makes the message, and `after` code that does not; code of both takes neither':
      before && after,
    '`before` and `after` are executed with their entry, so they take none of `run`, `fails`, `expect` and `solution`':
      (before || after) && (isRun || solution),
    '`before` and `after` are for files and for `powershell` that is typed; a file needs a title':
      (before || after) && title === undefined && !isPowerShell,
    '`message` is for the `text` fence that holds the message of an entry, and `unseen` stands beside it':
      (message && language !== 'text') || (unseen && !message),
    'code of Pester 3 is only parsed: `in=v3` takes none of `run`, `fails` and `expect`':
      metadata.in === 'v3' && isRun,
    [`\`title\` is "${title ?? ''}"; it must be a path inside the page's folder, with /: "tests/Backup.Tests.ps1"`]:
      title !== undefined && !isPathInside(title),
  };
  return Object.keys(rules).filter((rule) => rules[rule]);
}

/** How a message names a fence: `powershell fence "Backup.Tests.ps1"`. */
export function describeFence({
  language,
  metadata,
}: Pick<Fence, 'language' | 'metadata'>): string {
  const kind = FLAGS.find((flag) => metadata[flag]);
  const name = metadata.title ? ` "${metadata.title}"` : kind ? ` (${kind})` : '';
  return `${language || 'unnamed'} fence${name}`;
}

/** Whether Pester or PowerShell executes the fence. */
export function isExecuted({ metadata }: Fence): boolean {
  return metadata.run || metadata.fails || metadata.expect !== undefined;
}

/** A fence as it stands in a file, before its metadata is read. */
export interface RawFence extends Pick<Fence, 'line' | 'endLine' | 'indent' | 'code'> {
  readonly language: string;
  /** What follows the language. */
  readonly meta: string;
}

/**
 * The fences of a page in order. Faults of metadata are collected, not thrown, so that one run shows them all.
 * @param parsed the page as `lib/mdx.ts` reads it
 */
export function fencesOf(page: PageFile, { tree, frontMatter }: ParsedPage): PageFences {
  const raw: RawFence[] = [];
  const documentedNames = new Set<string>();
  visit(tree, 'inlineCode', ({ value }) => {
    documentedNames.add(value.replace(/^-/, '').toLowerCase());
  });
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    raw.push({
      language: (lang ?? '').toLowerCase(),
      meta: meta ?? '',
      // A checkout on Windows may have its line endings.
      code: value.replaceAll('\r\n', '\n'),
      line: position?.start.line ?? 1,
      endLine: position?.end.line ?? 1,
      indent: (position?.start.column ?? 1) - 1,
    });
  });
  const continues = typeof frontMatter.continues === 'string' ? frontMatter.continues : undefined;
  const isChapter = Array.isArray(frontMatter.goals);
  const interpreted = interpretFences(page, raw);
  const entries = isErrorPage(page.id) ? errorEntries({ file: page.file, tree }) : undefined;
  const problems = [...interpreted.problems, ...entryProblems(page, interpreted.fences, entries)];
  return { ...interpreted, problems, documentedNames, entries, isChapter, continues };
}

/** Reads the metadata of fences in order, and connects each `matches` with the fence that prints it. */
export function interpretFences(
  page: PageFile,
  raw: readonly RawFence[],
): Omit<PageFences, 'documentedNames'> {
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  for (const one of raw) {
    const { fence, messages } = interpretFence(page, one, fences.at(-1));
    fences.push(fence);
    problems.push(
      ...messages.map((message) => ({
        file: page.file,
        line: fence.line,
        message: `${describeFence(fence)}: ${message}`,
      })),
    );
  }
  return { page, fences, problems };
}

function interpretFence(
  page: PageFile,
  { language, meta, ...place }: RawFence,
  before: Fence | undefined,
): { fence: Fence; messages: string[] } {
  const { metadata, problems } = parseMetadata(meta, language, page.version);
  // Several fences in a row can show one run, each at another verbosity.
  const printer = before?.metadata.matches ? before.outputOf : before;
  const outputOf = metadata.matches && printer && isExecuted(printer) ? printer : undefined;
  if (metadata.matches && !outputOf) {
    problems.push(
      '`matches` needs a fence with `run`, `fails` or `expect` right before it, to compare with',
    );
  }
  const version = metadata.in ?? outputOf?.version ?? page.version;
  return {
    fence: { ...place, file: page.file, version, language, metadata, outputOf },
    messages: problems,
  };
}

/** The fences of an entry. */
export function fencesIn(entry: ErrorEntry, fences: readonly Fence[]): Fence[] {
  return fences.filter(({ line }) => line > entry.line && line < entry.endLine);
}

/** What a page's entries lack, and what stands outside of them. */
function entryProblems(
  page: PageFile,
  fences: readonly Fence[],
  entries: readonly ErrorEntry[] = [],
): Problem[] {
  const inEntries = new Set(entries.flatMap((entry) => fencesIn(entry, fences)));
  const outside = fences
    .filter(({ metadata: { before, after, message } }) => before || after || message)
    .filter((fence) => !inEntries.has(fence));
  const unproved = entries
    .filter(({ isSeen }) => isSeen)
    .filter((entry) => !fencesIn(entry, fences).some(({ metadata }) => metadata.before));
  return [
    ...outside.map((fence) => ({
      file: page.file,
      line: fence.line,
      message: `${describeFence(fence)}: it must stand in an entry, a section with ### on a page below errors/`,
    })),
    ...unproved.map(({ line, label }) => ({
      file: page.file,
      line,
      message: `the entry "${label}" has no \`before\` fence that makes its message; one that cannot be made here is \`text message unseen\`, with its source in the prose`,
    })),
  ];
}
