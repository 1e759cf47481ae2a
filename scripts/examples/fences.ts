/**
 * The code fences of a page and what their metadata says of them: which are files, which are run, and what they must
 * report. Both checks of the examples (with and without PowerShell) read fences only through this module.
 */
import { visit } from 'unist-util-visit';
import { VERSIONS, type VersionName } from '../../config/versions';
import { entriesOf, isErrorPage, type ErrorEntry } from '../../plugins/errors/entries';
import { FLAGS, isOneOf, parseFenceMetadata, type Key } from '../lib/fenceMetadata';
import type { ParsedPage } from '../lib/mdx';
import type { Page } from '../lib/pages';
import type { Problem } from '../lib/problem';

/** Versions that a fence can be held to by `in=`. Pester 3 is not documented, so its code is only parsed. */
export type FenceVersion = VersionName | 'v3';
export const FENCE_VERSIONS: readonly FenceVersion[] = [
  'v3',
  ...VERSIONS.map(({ name }) => name).reverse(),
];

/** How much Pester prints: values of its `Output.Verbosity`. */
export const VERBOSITIES = ['Normal', 'Detailed', 'Diagnostic'] as const;
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
export type CountName = (typeof COUNT_NAMES)[number];

/** How many tests end in each way; what `expect` does not name is 0. */
export type Counts = Readonly<Record<CountName, number>>;

/** What the words after a fence's language say. */
export interface FenceMetadata {
  /** Path of the file that the fence is, relative to the page's folder, with `/`. */
  readonly title?: string;
  readonly expect?: Counts;
  readonly run: boolean;
  /** A script that must end with an error; the error's message is what it shows. */
  readonly fails: boolean;
  readonly syntax: boolean;
  readonly invalid: boolean;
  readonly matches: boolean;
  /** Part of an exercise's solution: tried after the page, in a copy of its folder. */
  readonly solution: boolean;
  /** Part of the code that makes the message of the entry in which it stands. */
  readonly before: boolean;
  /** Part of the repaired code of that entry. */
  readonly after: boolean;
  /** The message of an entry. */
  readonly message: boolean;
  /** A message that cannot be made where the examples run. */
  readonly unseen: boolean;
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
  readonly page: Page;
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

/**
 * Reads the value of `expect`, such as `passed=2 failed=1`.
 * @throws {Error} saying what is wrong and what is allowed
 */
export function parseCounts(text: string, version: FenceVersion): Counts {
  const allowed = COUNT_NAMES.filter((name) => name !== 'pending' || version === 'v4');
  const counts: Record<CountName, number> = {
    passed: 0,
    failed: 0,
    skipped: 0,
    inconclusive: 0,
    notrun: 0,
    pending: 0,
  };
  const seen = new Set<string>();
  for (const part of text.trim().split(/\s+/)) {
    const [, name, number] = /^([a-z]+)=(\d+)$/.exec(part) ?? [];
    if (!name || !number || !isOneOf(allowed, name)) {
      throw new Error(
        `\`expect\` has "${part}"; it takes ${allowed.map((count) => `${count}=N`).join(' ')}, those that are not 0`,
      );
    }
    if (seen.has(name)) {
      throw new Error(`\`expect\` names ${name} twice`);
    }
    seen.add(name);
    counts[name] = Number(number);
  }
  return counts;
}

/** A title is a path inside the page's folder, written with `/` so that it is one on every system. */
function titleProblem(title: string): string | undefined {
  const segments = title.split('/');
  const isInside =
    !/[\\:*?"<>|]/.test(title) &&
    segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..');
  return isInside
    ? undefined
    : `\`title\` is "${title}"; it must be a path inside the page's folder, with /: "tests/Backup.Tests.ps1"`;
}

function read<T>(problems: string[], reader: () => T): T | undefined {
  try {
    return reader();
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

function choice<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  if (!isOneOf(allowed, value)) {
    throw new Error(`\`${name}=${value}\` is not known; allowed are ${allowed.join(', ')}`);
  }
  return value;
}

/** What a fence's metadata says, and what is wrong with it. */
export function parseMetadata(
  text: string,
  language: string,
  pageVersion: VersionName,
): { metadata: FenceMetadata; problems: string[] } {
  const { values, flags, problems: wordProblems } = parseFenceMetadata(text);
  const problems = [...wordProblems];
  const value = (key: Key): string | undefined => values.get(key);
  const [title, inText, outputText, expectText] = [
    value('title'),
    value('in'),
    value('output'),
    value('expect'),
  ];
  const inVersion = inText ? read(problems, () => choice('in', inText, FENCE_VERSIONS)) : undefined;
  const output = outputText
    ? read(problems, () => choice('output', outputText, VERBOSITIES))
    : undefined;
  const expect = expectText
    ? read(problems, () => parseCounts(expectText, inVersion ?? pageVersion))
    : undefined;
  const metadata: FenceMetadata = {
    title,
    expect,
    run: flags.has('run'),
    fails: flags.has('fails'),
    syntax: flags.has('syntax'),
    invalid: flags.has('invalid'),
    matches: flags.has('matches'),
    solution: flags.has('solution'),
    before: flags.has('before'),
    after: flags.has('after'),
    message: flags.has('message'),
    unseen: flags.has('unseen'),
    output,
    in: inVersion,
  };
  problems.push(...combinationProblems(metadata, language, values.has('expect'), pageVersion));
  return { metadata, problems };
}

/** Rules about words that do not go together, or not with this language. */
function combinationProblems(
  metadata: FenceMetadata,
  language: string,
  hasExpect: boolean,
  pageVersion: VersionName,
): string[] {
  const { title, run, fails, syntax, invalid, matches, solution, output } = metadata;
  const { before, after, message, unseen } = metadata;
  const version = metadata.in ?? pageVersion;
  const isPowerShell = language === 'powershell';
  const rules: readonly (readonly [boolean, string])[] = [
    [
      language === '',
      'the fence names no language; write it after the backticks, `text` for output',
    ],
    [
      hasExpect && !title?.endsWith('.Tests.ps1'),
      '`expect` needs the title of a test file: `title="….Tests.ps1"`',
    ],
    [
      (run || fails) && title !== undefined,
      '`run` and `fails` are for a fence without a title; a test file takes `expect`',
    ],
    [
      run && fails,
      '`run` must end without an error, and `fails` with one; a fence takes one of them',
    ],
    [
      !isPowerShell && (run || fails || hasExpect || syntax),
      '`run`, `fails`, `expect` and `syntax` are for `powershell` fences',
    ],
    [
      (syntax || invalid) && (run || fails || hasExpect),
      '`syntax` and `invalid` fences are not executed, so they take none of `run`, `fails` and `expect`',
    ],
    [
      solution && !(run || fails || title !== undefined),
      '`solution` is for the files and commands of an exercise: it needs a title, `run` or `fails`',
    ],
    [
      matches && language !== 'text',
      '`matches` is for a `text` fence after the code that prints it',
    ],
    [
      output !== undefined && !(matches || hasExpect),
      '`output` is for a `text` fence that `matches`, or for the test file that prints it',
    ],
    [
      before && after,
      '`before` is code that makes the message, and `after` code that does not; code of both takes neither',
    ],
    [
      (before || after) && (run || fails || hasExpect || solution),
      '`before` and `after` are executed with their entry, so they take none of `run`, `fails`, `expect` and `solution`',
    ],
    [
      (before || after) && title === undefined && !isPowerShell,
      '`before` and `after` are for files and for `powershell` that is typed; a file needs a title',
    ],
    [
      (message && language !== 'text') || (unseen && !message),
      '`message` is for the `text` fence that holds the message of an entry, and `unseen` stands beside it',
    ],
    [
      version === 'v3' && (run || fails || hasExpect),
      'code of Pester 3 is only parsed: `in=v3` takes none of `run`, `fails` and `expect`',
    ],
    [
      version === 'v4' && output === 'Diagnostic',
      '`output=Diagnostic` does not exist in Pester 4; allowed are Normal, Detailed',
    ],
  ];
  const broken = rules.filter(([isBroken]) => isBroken).map(([, message]) => message);
  const badTitle = title === undefined ? undefined : titleProblem(title);
  return badTitle ? [...broken, badTitle] : broken;
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
 * @param parsed the page as `scripts/lib/mdx.ts` reads it
 */
export function fencesOf(page: Page, { tree, frontMatter }: ParsedPage): PageFences {
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
  const entries = isErrorPage(page.id) ? entriesOf({ file: page.file, tree }) : undefined;
  const problems = [...interpreted.problems, ...entryProblems(page, interpreted.fences, entries)];
  return { ...interpreted, problems, documentedNames, entries, isChapter, continues };
}

/** Reads the metadata of fences in order, and connects each `matches` with the fence that prints it. */
export function interpretFences(
  page: Page,
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
  page: Page,
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
  page: Page,
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
