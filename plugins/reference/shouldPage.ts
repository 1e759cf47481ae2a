/**
 * Completes the page of the classic `Should`, operator by operator: each heading gets facts line and syntax, and the
 * parameters that belong to operators must be described under one of them.
 */
import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ReferenceParameter } from '../../data/reference/schema';
import {
  checkProse,
  checkTemplate,
  checkTitle,
  completeSyntax,
  type CommandFacts,
} from './commandPage';
import { operatorFactsLine, sinceOf, syntaxFence } from './factsLine';
import {
  checkHeadings,
  subsectionsOf,
  insert,
  markdownNodes,
  sectionsAtDepth,
  type PageTree,
  type Section,
} from '../../lib/sections';
import { inlineCodeOf, proseOf, refuseFacts } from './sectionChecks';

/** The parameters that readers may use: not the operators, and not those that only hold old calls together. */
function ownParameters({ command, reference }: CommandFacts): readonly ReferenceParameter[] {
  const operators = reference.operators.map(({ name }) => name);
  return command.parameters.filter(
    ({ name }) => !operators.includes(name) && !name.startsWith('__'),
  );
}

/** The syntax line of one operator: the one set whose switch it is. */
function operatorSyntax({ command }: CommandFacts, operator: string): string {
  const token = new RegExp(`(?:^|[ [])-${operator}(?:[ \\]]|$)`);
  return command.syntax.find((line) => token.test(line)) ?? '';
}

function completeOperators(page: PageTree, facts: CommandFacts, entries: readonly Section[]): void {
  for (const operator of facts.reference.operators) {
    const entry = entries.find(({ title }) => title === `-${operator.name}`);
    if (!entry) {
      page.report(
        `the operator -${operator.name} has no heading; write "### -${operator.name}" with its description`,
      );
      continue;
    }
    refuseFacts(page, entry);
    // The first sentence says what holds; the syntax follows it.
    insert(entry, [syntaxFence(operatorSyntax(facts, operator.name))], 1);
    insert(entry, markdownNodes(operatorFactsLine(operator, facts.since)));
  }
}

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
function checkOperatorParameters(
  { report }: PageTree,
  facts: CommandFacts,
  entries: readonly Section[],
): void {
  for (const { name, sets } of ownParameters(facts)) {
    if (entries.some(({ title }) => title === `-${name}`)) continue;
    const operators = facts.reference.operators
      .map((operator) => operator.name)
      .filter((operator) => sets.some(({ set }) => set === operator));
    const sections = entries.filter(({ title }) => operators.includes(title.slice(1)));
    const mentions = sections.flatMap(({ content }) => mentionsOf(content, name));
    const since = sinceOf(
      facts.since.parameter[`${facts.command.name}/${name}`],
      operators.length === 1 ? facts.since.operator[operators[0] ?? ''] : undefined,
    );
    if (mentions.length === 0)
      report(
        `the parameter -${name} is not described, under none of ${operators.map((operator) => `-${operator}`).join(', ')}`,
        sections[0]?.heading,
      );
    else if (since !== undefined && !proseOf(mentions).includes(`since ${since}`))
      report(`the description of -${name} does not say "since ${since}"`, mentions[0]);
  }
}

/** Completes and checks the page. */
export function completeShouldPage(page: PageTree, facts: CommandFacts): void {
  const { reference, command } = facts;
  // Headings of parameters and operators stand in the section of their family.
  const entries = sectionsAtDepth(page, 2)
    .flatMap(subsectionsOf)
    .filter(({ title }) => title.startsWith('-'));
  const known = [...reference.operators, ...ownParameters(facts)].map(({ name }) => `-${name}`);
  checkTitle(page, command);
  checkTemplate(page);
  checkHeadings(page, entries, known, 'Should has no operator or parameter');
  for (const entry of entries) checkProse(page, entry);
  checkOperatorParameters(page, facts, entries);
  completeSyntax(page, command);
  completeOperators(page, facts, entries);
}
