/**
 * Holds the page of the classic `Should` to the facts, operator by operator: each has its heading with facts line,
 * syntax and description, and the parameters that belong to operators are described under one of them.
 */
import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ReferenceParameter } from '../../data/reference/schema';
import type { ParsedPage } from '../lib/mdx';
import {
  checkLegacySyntax,
  checkSyntax,
  checkTemplate,
  checkTitle,
  compareFactsLine,
  compareSyntax,
  descriptionOf,
  type CommandFacts,
  type PageCheck,
} from './commandPage';
import type { Difference } from './differences';
import { operatorFactsLine, sinceOf } from './factsLine';
import { describes, gap } from './gaps';
import {
  entriesOf,
  findSection,
  inlineCodeOf,
  lineAfter,
  proseOf,
  topSections,
  type Entry,
} from './sections';

/** Headings that name a parameter or operator, wherever they stand. */
const namedEntries = (page: ParsedPage): readonly Entry[] =>
  topSections(page)
    .flatMap(entriesOf)
    .filter(({ title }) => title.startsWith('-'));

const operatorNames = ({ reference }: CommandFacts): readonly string[] =>
  reference.operators.map(({ name }) => name);

/** The parameters that readers may use: not the operators, and not those that only hold old calls together. */
function ownParameters(facts: CommandFacts): readonly ReferenceParameter[] {
  const operators = operatorNames(facts);
  return facts.command.parameters.filter(
    ({ name }) => !operators.includes(name) && !name.startsWith('__'),
  );
}

/** The syntax line of one operator: the one set whose switch it is. */
function operatorSyntax({ command }: CommandFacts, operator: string): string {
  const token = new RegExp(`(?:^|[ [])-${operator}(?:[ \\]]|$)`);
  return command.syntax.find((line) => token.test(line)) ?? '';
}

/** Every operator has its heading, once; every other heading of this form is a parameter. */
const checkOperators: PageCheck<CommandFacts> = (page, facts) => {
  const operators = operatorNames(facts);
  const known = [...operators, ...ownParameters(facts).map(({ name }) => name)];
  const entries = namedEntries(page);
  const wrong = entries.flatMap(({ title, line }, index): Difference[] => {
    if (!known.includes(title.slice(1)))
      return [
        {
          line,
          message: `Should has no operator "${title}"; it has ${operators.map((name) => `-${name}`).join(', ')}`,
        },
      ];
    return entries.findIndex((entry) => entry.title === title) < index
      ? [{ line, message: `${title} has a heading above already` }]
      : [];
  });
  const from = findSection(page, 'Inputs and outputs')?.line ?? lineAfter(page.source);
  const missing = operators
    .filter((name) => !entries.some(({ title }) => title === `-${name}`))
    .map((name) => ({
      line: from,
      message: `the operator -${name} has no heading`,
      edit: { from, count: 0, lines: [`### -${name}`, '', gap(`-${name}`), ''] },
    }));
  return [...wrong, ...missing];
};

const checkOperatorSyntax: PageCheck<CommandFacts> = (page, facts) =>
  namedEntries(page).flatMap(({ title, content, line }) =>
    operatorNames(facts).includes(title.slice(1))
      ? compareSyntax(content, operatorSyntax(facts, title.slice(1)), line, title)
      : [],
  );

const checkOperatorFacts: PageCheck<CommandFacts> = (page, { reference, since }) =>
  namedEntries(page).flatMap(({ title, content, line }) => {
    const operator = reference.operators.find(({ name }) => `-${name}` === title);
    if (!operator) return [];
    return compareFactsLine(page, content, operatorFactsLine(operator, since), line, title);
  });

const checkOperatorDescriptions: PageCheck<CommandFacts> = (page) =>
  namedEntries(page).flatMap(({ title, content, line }) =>
    describes(title, descriptionOf(page, content), line),
  );

/** The list items and paragraphs that name `-parameter` in inline code. */
function mentionsOf(content: readonly RootContent[], parameter: string): readonly RootContent[] {
  const mentions: RootContent[] = [];
  const names = (node: RootContent): boolean =>
    inlineCodeOf([node]).some((code) => code.split(/[ :]/, 1)[0] === `-${parameter}`);
  for (const node of content) {
    visit(node, (part) => {
      if (part.type !== 'listItem' && part.type !== 'paragraph') return undefined;
      if (names(part)) mentions.push(part);
      return 'skip';
    });
  }
  return mentions;
}

/** Parameters of operators are described once, or under each operator, and carry their release if they are newer. */
const checkOperatorParameters: PageCheck<CommandFacts> = (page, facts) => {
  const entries = namedEntries(page);
  return ownParameters(facts).flatMap(({ name, sets }): Difference[] => {
    if (entries.some(({ title }) => title === `-${name}`)) return [];
    const operators = operatorNames(facts).filter((operator) =>
      sets.some(({ set }) => set === operator),
    );
    const sections = entries.filter(({ title }) => operators.includes(title.slice(1)));
    const mentions = sections.flatMap(({ content }) => mentionsOf(content, name));
    const line = sections[0]?.line ?? 1;
    if (mentions.length === 0)
      return [
        {
          line,
          message: `the parameter -${name} is not described, under none of ${operators.map((operator) => `-${operator}`).join(', ')}`,
        },
      ];
    const since = sinceOf(
      facts.since.parameter[`${facts.command.name}/${name}`],
      operators.length === 1 ? facts.since.operator[operators[0] ?? ''] : undefined,
    );
    if (since === undefined || proseOf(mentions).includes(`since ${since}`)) return [];
    return [
      {
        line: mentions[0]?.position?.start.line ?? line,
        message: `the description of -${name} does not say "since ${since}"`,
      },
    ];
  });
};

/** All checks of the page, in the order in which their edits can be made. */
export const SHOULD_CHECKS: readonly PageCheck<CommandFacts>[] = [
  checkTitle,
  checkSyntax,
  checkLegacySyntax,
  checkOperators,
  checkOperatorSyntax,
  checkOperatorFacts,
  checkOperatorDescriptions,
  checkOperatorParameters,
  checkTemplate,
];
