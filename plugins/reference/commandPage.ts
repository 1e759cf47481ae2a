/** Completes a command page: its syntax, and under "## Parameters" the facts line below each heading. */
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { ReferenceCommand, ReferenceParameter } from '../../data/reference/schema';
import type { Facts } from './facts';
import { factsLine, isLegacy, legacySyntaxBlock, syntaxBlock, syntaxFence } from './factsLine';
import { proseProblem } from './prose';
import {
  checkHeadings,
  checkOrder,
  subsectionsOf,
  findSection,
  insert,
  markdownNodes,
  placedAt,
  sectionsAtDepth,
  type PageTree,
  type Section,
} from '../../lib/sections';
import { proseOf, refuseFacts } from './sectionChecks';

/** The facts of a command page. */
export interface CommandFacts extends Facts {
  readonly command: ReferenceCommand;
}

/** Where a parameter first stands in the syntax lines, which put positions before the rest. */
function placeInSyntax({ syntax }: ReferenceCommand, { name }: ReferenceParameter): number {
  return syntax.join(' ').search(new RegExp(`[[ ]-${name}(?=[\\] ]|$)`));
}

/** The parameters of a command in the order in which its page describes them: that of the syntax, legacy ones last. */
function describedParameters(command: ReferenceCommand): readonly ReferenceParameter[] {
  return [...command.parameters].sort(
    (a, b) =>
      Number(isLegacy(a)) - Number(isLegacy(b)) ||
      placeInSyntax(command, a) - placeInSyntax(command, b),
  );
}

/** Puts the syntax below "## Syntax", and that of a legacy set into the `<details>` that follows. */
export function completeSyntax(page: PageTree, command: ReferenceCommand): void {
  const section = findSection(page, 'Syntax');
  if (!section) {
    page.report(
      'there is no "## Syntax"; write the heading, what stands below it comes in at build',
    );
    return;
  }
  refuseFacts(page, section);
  insert(section, [syntaxFence(syntaxBlock(command))]);
  const legacy = legacySyntaxBlock(command);
  if (legacy === '') return;
  const details = section.content.find(
    (node): node is MdxJsxFlowElement =>
      node.type === 'mdxJsxFlowElement' && node.name === 'details',
  );
  if (details) details.children.push(...placedAt([syntaxFence(legacy)], details));
  else
    page.report(
      'there is no <details> with a <summary> below "## Syntax", for the legacy syntax',
      section.heading,
    );
}

/** Reports a heading whose text says nothing. */
export function checkProse({ report }: PageTree, { title, content, heading }: Section): void {
  const problem = proseProblem(title, proseOf(content));
  if (problem !== undefined) report(problem, heading);
}

function completeParameters(page: PageTree, facts: CommandFacts): void {
  const { command, since } = facts;
  const parameters = describedParameters(command);
  const names = parameters.map(({ name }) => `-${name}`);
  const section = findSection(page, 'Parameters');
  const entries = section ? subsectionsOf(section) : [];
  checkHeadings(page, entries, names, `${command.name} has no parameter`);
  checkOrder(page, entries, names);
  for (const [index, parameter] of parameters.entries()) {
    const name = `-${parameter.name}`;
    const entry = entries.find(({ title }) => title === name);
    if (entry) {
      refuseFacts(page, entry);
      checkProse(page, entry);
      insert(entry, markdownNodes(factsLine(command, parameter, since)));
    } else {
      const place = index === 0 ? '"## Parameters"' : `that of ${names[index - 1] ?? ''}`;
      page.report(
        `${name} has no heading; write "### ${name}" with its description behind ${place}`,
        section?.heading,
      );
    }
  }
}

/** The title of the page is the command's name. */
export function checkTitle({ frontMatter, report }: PageTree, { name }: ReferenceCommand): void {
  if (frontMatter.title !== name)
    report(`the title is "${String(frontMatter.title)}", and must be "${name}"`);
}

/** How many examples a command page has at least. */
const LEAST_EXAMPLES = 2;

/** The sections of the template are there, and there are examples whose headings speak. */
export function checkTemplate(page: PageTree): void {
  const { report } = page;
  const sections = sectionsAtDepth(page, 2);
  for (const title of ['Examples', 'Inputs and outputs', 'Related']) {
    const section = sections.find((one) => one.title === title);
    if (!section) report(`there is no "## ${title}"`);
    else if (section.content.length === 0) report(`"## ${title}" is empty`, section.heading);
  }
  const examples = findSection(page, 'Examples');
  if (!examples) return;
  const headings = subsectionsOf(examples);
  if (headings.length < LEAST_EXAMPLES)
    report(
      `${headings.length} examples with a heading; there must be ${LEAST_EXAMPLES}`,
      examples.heading,
    );
  for (const { title, heading } of headings) {
    if (/^example\s*\d*\b/i.test(title))
      report(`"${title}" does not say what the example does`, heading);
  }
}

/** Completes and checks the page of a command other than the classic `Should`. */
export function completeCommandPage(page: PageTree, facts: CommandFacts): void {
  checkTitle(page, facts.command);
  checkTemplate(page);
  completeSyntax(page, facts.command);
  completeParameters(page, facts);
}
