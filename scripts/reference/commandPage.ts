/**
 * Holds a command page to the facts: its syntax block, and under "## Parameters" the headings and their facts lines.
 * Each check takes a parsed page and says what differs; prose is only ever read.
 */
import type { RootContent } from 'mdast';
import type {
  Reference,
  ReferenceCommand,
  ReferenceParameter,
  Since,
} from '../../data/reference/schema';
import type { ParsedPage } from '../lib/mdx';
import type { Difference, LineEdit } from './differences';
import { factsLine, isFactsLine, isLegacy, legacySyntaxBlock, syntaxBlock } from './factsLine';
import { describes, gap } from './gaps';
import {
  containersOf,
  entriesOf,
  findSection,
  lineAfter,
  proseOf,
  syntaxFence,
  topSections,
  type Entry,
  type Section,
} from './sections';

/** The facts that a page is held to. */
export interface CommandFacts {
  readonly command: ReferenceCommand;
  readonly reference: Reference;
  readonly since: Since;
}

/** One check of a page. */
export type PageCheck<Facts> = (page: ParsedPage, facts: Facts) => readonly Difference[];

const linesOf = (page: ParsedPage): readonly string[] => page.source.split('\n');

const startOf = (node: RootContent): number => node.position?.start.line ?? 1;
const endOf = (node: RootContent): number => node.position?.end.line ?? startOf(node);

/** The difference between a `powershell syntax` fence and `expected`; inserts one below `line` where it is missing. */
export function compareSyntax(
  content: readonly RootContent[],
  expected: string,
  line: number,
  subject: string,
): readonly Difference[] {
  const fence = syntaxFence(content);
  if (!fence) {
    const lines = ['', ...syntaxLines(expected)];
    return [
      {
        line,
        message: `the syntax of ${subject} is missing`,
        edit: { from: line + 1, count: 0, lines },
      },
    ];
  }
  if (fence.value === expected) return [];
  const first = startOf(fence) + 1;
  return [
    {
      line: first,
      message: `the syntax of ${subject} is not that of the module`,
      edit: { from: first, count: endOf(fence) - first, lines: expected.split('\n') },
    },
  ];
}

/** The difference between the facts line under the heading in `line` and `expected`, which may be empty. */
export function compareFactsLine(
  page: ParsedPage,
  content: readonly RootContent[],
  expected: string,
  line: number,
  subject: string,
): readonly Difference[] {
  const found = existingFactsLine(page, content);
  if (!found) {
    if (expected === '') return [];
    return [
      {
        line,
        message: `the facts line of ${subject} is missing: ${expected}`,
        edit: { from: line + 1, count: 0, lines: ['', expected] },
      },
    ];
  }
  if (found.text === expected) return [];
  return [
    {
      line: found.line,
      message: `the facts line of ${subject} is "${found.text}", and must be "${expected}"`,
      edit:
        expected === ''
          ? { from: found.line, count: 2, lines: [] }
          : { from: found.line, count: 1, lines: [expected] },
    },
  ];
}

function existingFactsLine(
  page: ParsedPage,
  [first]: readonly RootContent[],
): { line: number; text: string } | undefined {
  if (first?.type !== 'paragraph' || startOf(first) !== endOf(first)) return undefined;
  const text = (linesOf(page)[startOf(first) - 1] ?? '').trim();
  return isFactsLine(text) ? { line: startOf(first), text } : undefined;
}

/** What stands under a heading besides the facts line and the syntax: the part that people write. */
export function descriptionOf(page: ParsedPage, content: readonly RootContent[]): string {
  return proseOf(existingFactsLine(page, content) ? content.slice(1) : content);
}

/** The title of the page is the command's name. */
const checkTitle: PageCheck<CommandFacts> = (page, { command }) => {
  const { title } = page.frontMatter;
  return title === command.name
    ? []
    : [{ line: 1, message: `the title is "${String(title)}", and must be "${command.name}"` }];
};

const syntaxLines = (text: string): readonly string[] => [
  '```powershell syntax',
  ...text.split('\n'),
  '```',
];

const SUMMARY = '<summary>Legacy syntax</summary>';

/** The syntax of the legacy set stands in the first container of the section that has a syntax fence. */
function compareLegacySyntax(
  { content, line }: Section,
  command: ReferenceCommand,
): readonly Difference[] {
  const expected = legacySyntaxBlock(command);
  if (expected === '') return [];
  const subject = `${command.name}, legacy set`;
  const container = containersOf(content).find(
    ({ children }) => syntaxFence(children as readonly RootContent[]) !== undefined,
  );
  if (container)
    return compareSyntax(container.children as readonly RootContent[], expected, line, subject);
  const current = syntaxFence(content);
  // Where there is no fence at all, the one for the current sets has to be written first.
  if (!current) return [{ line, message: `the syntax of ${subject} is missing` }];
  const lines = ['', '<details>', SUMMARY, '', ...syntaxLines(expected), '', '</details>'];
  return [
    {
      line,
      message: `the syntax of ${subject} is missing`,
      edit: { from: endOf(current) + 1, count: 0, lines },
    },
  ];
}

/** `## Syntax` is that of the module, with legacy sets collapsed below it. */
export const checkSyntax: PageCheck<CommandFacts> = (page, { command }) => {
  const section = findSection(page, 'Syntax');
  if (section)
    return compareSyntax(section.content, syntaxBlock(command), section.line, command.name);
  const line = topSections(page)[0]?.line ?? lineAfter(page.source);
  const lines = ['## Syntax', '', ...syntaxLines(syntaxBlock(command)), ''];
  return [{ line, message: 'there is no "## Syntax"', edit: { from: line, count: 0, lines } }];
};

/** The collapsed part of `## Syntax`; a check of its own, because its edit follows that of the current sets. */
export const checkLegacySyntax: PageCheck<CommandFacts> = (page, { command }) => {
  const section = findSection(page, 'Syntax');
  return section ? compareLegacySyntax(section, command) : [];
};

/** Where a parameter first stands in the syntax lines, which put positions before the rest. */
function placeInSyntax({ syntax }: ReferenceCommand, { name }: ReferenceParameter): number {
  return syntax.join(' ').search(new RegExp(`[[ ]-${name}(?=[\\] ]|$)`));
}

/** The parameters of a command in the order in which its page describes them: that of the syntax, legacy ones last. */
export function describedParameters(command: ReferenceCommand): readonly ReferenceParameter[] {
  return [...command.parameters].sort(
    (a, b) =>
      Number(isLegacy(a)) - Number(isLegacy(b)) ||
      placeInSyntax(command, a) - placeInSyntax(command, b),
  );
}

const headingOf = ({ name }: ReferenceParameter): string => `-${name}`;
const headingLines = (name: string): string[] => [`### ${name}`, '', gap(name), ''];

/** Where a missing heading goes: beside its nearest neighbor of the same kind, current or legacy. */
function insertionLine(
  missing: ReferenceParameter,
  parameters: readonly ReferenceParameter[],
  entries: readonly Entry[],
  section: Section,
): number {
  const alike = parameters.filter((parameter) => isLegacy(parameter) === isLegacy(missing));
  const place = alike.indexOf(missing);
  const entryOf = (parameter: ReferenceParameter): Entry | undefined =>
    entries.find(({ title }) => title === headingOf(parameter));
  for (const parameter of alike.slice(place + 1)) {
    const next = entryOf(parameter);
    if (next) return next.line;
  }
  for (const parameter of alike.slice(0, place).reverse()) {
    const previous = entryOf(parameter);
    if (previous) return previous.ownEnd;
  }
  return entries.at(-1)?.end ?? section.end;
}

/** Every parameter of the facts has its heading, once, and there is no other. */
const checkPresence: PageCheck<CommandFacts> = (page, { command }) => {
  const parameters = describedParameters(command);
  const section = findSection(page, 'Parameters');
  if (!section) {
    if (parameters.length === 0) return [];
    const line = findSection(page, 'Inputs and outputs')?.line ?? lineAfter(page.source);
    const lines = [
      '## Parameters',
      '',
      ...parameters.flatMap((one) => headingLines(headingOf(one))),
    ];
    return [
      { line, message: 'there is no "## Parameters"', edit: { from: line, count: 0, lines } },
    ];
  }
  const entries = entriesOf(section);
  const known = parameters.map(headingOf);
  const unknown = entries
    .filter(({ title }) => !known.includes(title))
    .map(({ title, line }) => ({
      line,
      message: `${command.name} has no parameter "${title}"; it has ${known.join(', ') || 'none'}`,
    }));
  const repeated = entries
    .filter(({ title }, index) => entries.findIndex((entry) => entry.title === title) < index)
    .map(({ title, line }) => ({ line, message: `${title} has a heading above already` }));
  const missing = parameters
    .filter((parameter) => !entries.some(({ title }) => title === headingOf(parameter)))
    .map((parameter) => {
      const from = insertionLine(parameter, parameters, entries, section);
      return {
        line: from,
        message: `${headingOf(parameter)} has no heading`,
        edit: { from, count: 0, lines: headingLines(headingOf(parameter)) },
      };
    });
  return [...unknown, ...repeated, ...missing];
};

const withoutTrailingBlanks = (lines: readonly string[]): readonly string[] =>
  lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1);

/** Puts the entries of one run into order; `undefined` where one of them holds entries that would move with it. */
function reorder(
  page: ParsedPage,
  run: readonly Entry[],
  rank: (entry: Entry) => number,
): LineEdit | undefined {
  const sorted = [...run].sort((a, b) => rank(a) - rank(b));
  const moved = run.filter((entry, index) => sorted[index] !== entry);
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || moved.some(({ ownEnd, end }) => ownEnd !== end)) return undefined;
  const lines = linesOf(page);
  const textOf = ({ line, ownEnd }: Entry): readonly string[] =>
    withoutTrailingBlanks(lines.slice(line - 1, ownEnd - 1));
  const trailing = last.ownEnd - last.line - textOf(last).length;
  const sections = sorted.flatMap((entry, index) => [...(index > 0 ? [''] : []), ...textOf(entry)]);
  return {
    from: first.line,
    count: last.ownEnd - first.line,
    lines: [...sections, ...Array<string>(trailing).fill('')],
  };
}

/** The headings stand in the order of the syntax. */
const checkOrder: PageCheck<CommandFacts> = (page, { command }) => {
  const section = findSection(page, 'Parameters');
  if (!section) return [];
  const names = describedParameters(command).map(headingOf);
  const rank = ({ title }: Entry): number => names.indexOf(title);
  const entries = entriesOf(section).filter((entry) => rank(entry) >= 0);
  const runs = [...new Set(entries.map(({ run }) => run))].map((run) =>
    entries.filter((entry) => entry.run === run),
  );
  const differences: Difference[] = [];
  for (const run of runs) {
    const misplaced = run.find(
      (entry, index) => index > 0 && rank(entry) < rank(run[index - 1] ?? entry),
    );
    if (!misplaced) continue;
    const edit = reorder(page, run, rank);
    const present = names.filter((name) => run.some(({ title }) => title === name));
    differences.push({
      line: misplaced.line,
      message: `${misplaced.title} is out of order; the order is ${present.join(', ')}`,
      ...(edit && { edit }),
    });
  }
  const acrossRuns = runs.slice(1).flatMap((run, index) => {
    const before = Math.max(...(runs[index] ?? []).map(rank));
    return run.filter((entry) => rank(entry) < before);
  });
  for (const { title, line } of acrossRuns)
    differences.push({ line, message: `${title} belongs further up; move it by hand` });
  return differences;
};

/** Under each heading stands its facts line. */
const checkFactsLines: PageCheck<CommandFacts> = (page, { command, since }) => {
  const section = findSection(page, 'Parameters');
  if (!section) return [];
  return entriesOf(section).flatMap(({ title, content, line }) => {
    const parameter = command.parameters.find((one) => headingOf(one) === title);
    if (!parameter) return [];
    return compareFactsLine(page, content, factsLine(command, parameter, since), line, title);
  });
};

/** Each parameter is described. */
const checkDescriptions: PageCheck<CommandFacts> = (page) => {
  const section = findSection(page, 'Parameters');
  if (!section) return [];
  return entriesOf(section).flatMap(({ title, content, line }) =>
    describes(title, descriptionOf(page, content), line),
  );
};

/** How many examples a command page has at least. */
const LEAST_EXAMPLES = 2;

/** The sections of the template are there, and there are examples whose headings speak. */
const checkTemplate: PageCheck<CommandFacts> = (page) => {
  const sections = topSections(page);
  const missing = ['Examples', 'Inputs and outputs', 'Related']
    .filter((title) => !sections.some((section) => section.title === title))
    .map((title) => ({ line: 1, message: `there is no "## ${title}"` }));
  const empty = sections
    .filter(({ content }) => content.length === 0)
    .map(({ title, line }) => ({ line, message: `"## ${title}" is empty` }));
  const examples = findSection(page, 'Examples');
  if (!examples || examples.content.length === 0) return [...missing, ...empty];
  const headings = entriesOf(examples);
  const few =
    headings.length < LEAST_EXAMPLES
      ? [
          {
            line: examples.line,
            message: `${headings.length} examples with a heading; there must be ${LEAST_EXAMPLES}`,
          },
        ]
      : [];
  const mute = headings
    .filter(({ title }) => /^example\s*\d*\b/i.test(title))
    .map(({ title, line }) => ({ line, message: `"${title}" does not say what the example does` }));
  return [...missing, ...empty, ...few, ...mute];
};

/** All checks of a command page, in the order in which their edits can be made. */
export const COMMAND_CHECKS: readonly PageCheck<CommandFacts>[] = [
  checkTitle,
  checkSyntax,
  checkLegacySyntax,
  checkPresence,
  checkOrder,
  checkFactsLines,
  checkDescriptions,
  checkTemplate,
];

export { checkTemplate, checkTitle };
