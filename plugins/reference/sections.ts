/** Finds headings and what stands under them, and puts facts there. */
import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Code, Heading, Nodes, Parents, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseFenceMetadata, type Flag } from '../../scripts/lib/fenceMetadata';
import { parseMarkdown } from '../../scripts/lib/mdx';

/** A page that facts are put into. */
export interface Page {
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Notes what is wrong, and where: at a node of the page, or without one at its start. */
  readonly report: (message: string, node?: Nodes) => void;
}

/** A heading with everything up to the next heading of its level or above, within the same container. */
export interface Section {
  readonly heading: Heading;
  /** Text of the heading without markup and without an explicit id. */
  readonly title: string;
  /** The explicit id of the heading. */
  readonly id: string | undefined;
  /** What the heading is in: the page, or an element such as `<details>`. */
  readonly container: Parents;
  /** What stood under the heading when the page was read. */
  readonly content: readonly RootContent[];
}

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';

/** The sections of one level whose headings are among `nodes`, and those in containers among them. */
function sectionsIn(
  container: Parents,
  nodes: readonly RootContent[],
  depth: Heading['depth'],
): Section[] {
  return nodes.flatMap((node, index): Section[] => {
    if (isHeading(node)) {
      if (node.depth !== depth) return [];
      const rest = nodes.slice(index + 1);
      const next = rest.findIndex((other) => isHeading(other) && other.depth <= depth);
      const content = next === -1 ? rest : rest.slice(0, next);
      const { text, id } = parseMarkdownHeadingId(toString(node));
      return [{ heading: node, title: text, id, container, content }];
    }
    return 'children' in node ? sectionsIn(node, node.children, depth) : [];
  });
}

/** The sections of a page whose headings have this depth: 2 for `##`. */
export function sectionsAtDepth(
  { tree }: Pick<Page, 'tree'>,
  depth: Heading['depth'],
): readonly Section[] {
  return sectionsIn(tree, tree.children, depth);
}

/** The `##` section with this title, or `undefined`. */
export function findSection(page: Page, title: string): Section | undefined {
  return sectionsAtDepth(page, 2).find((section) => section.title === title);
}

/** The `###` sections inside `section`, in the order of the page; some may stand in a container such as `<details>`. */
export function subsectionsOf({ container, content }: Section): readonly Section[] {
  return sectionsIn(container, content, 3);
}

/** Puts nodes below the heading of `section`, behind the first `after` nodes that the page has there. */
export function insert(
  { heading, container, content }: Section,
  nodes: readonly RootContent[],
  after = 0,
): void {
  const siblings: RootContent[] = container.children;
  const before = content[after - 1] ?? heading;
  siblings.splice(siblings.indexOf(before) + 1, 0, ...placedAt(nodes, heading));
}

/** What is put into a page has the place of the node that it belongs to, for messages. */
export function placedAt<Node extends Nodes>(
  nodes: readonly Node[],
  { position }: Nodes,
): readonly Node[] {
  for (const node of nodes) visit(node, (part) => void (part.position = position));
  return nodes;
}

/** Markdown as nodes of a page. */
export function markdownNodes(markdown: string): readonly RootContent[] {
  return parseMarkdown(markdown).children;
}

/** Language of a syntax diagram, which has a grammar of its own (`config/pesterGrammar.ts`). */
export const SYNTAX = 'syntax';

/** A fence that shows a syntax. */
export function syntaxFence(value: string): Code {
  return { type: 'code', lang: SYNTAX, value };
}

/** The fences among `content` whose metadata has this word. */
export function fencesWith(flag: Flag, content: readonly RootContent[]): readonly Code[] {
  return content.filter(
    (node): node is Code =>
      node.type === 'code' && parseFenceMetadata(node.meta ?? '').flags.has(flag),
  );
}

const isFactsLine = (node: RootContent): boolean =>
  node.type === 'paragraph' &&
  (toString(node).includes(' · ') ||
    (node.children.length === 1 && node.children[0]?.type === 'inlineCode'));

/** Reports facts that are written on the page, where they would stand twice. */
export function refuseFacts({ report }: Page, { title, content }: Section): void {
  const [first] = content;
  if (first && isFactsLine(first))
    report(`the facts line of ${title} is put in at build from data/reference; remove it`, first);
  for (const node of content)
    if (node.type === 'code' && node.lang === SYNTAX)
      report(`the syntax below ${title} is put in at build from data/reference; remove it`, node);
}

const holdsHeading = (node: RootContent): boolean => {
  let found = false;
  visit(node, 'heading', () => void (found = true));
  return found;
};

/** Text of running prose and inline code, without fences and sections of their own, with one space between the parts. */
export function proseOf(content: readonly RootContent[]): string {
  const parts: string[] = [];
  for (const node of content.filter((one) => !holdsHeading(one))) {
    visit(node, (part) => {
      if (part.type === 'text' || part.type === 'inlineCode') parts.push(part.value);
    });
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Everything in inline code among `content`. */
export function inlineCodeOf(content: readonly Nodes[]): readonly string[] {
  const found: string[] = [];
  for (const node of content) visit(node, 'inlineCode', ({ value }) => void found.push(value));
  return found;
}

/** Reports a heading that stands twice, or for which there are no facts. */
export function checkHeadings(
  { report }: Page,
  entries: readonly Section[],
  known: readonly string[],
  owner: string,
): void {
  entries.forEach(({ title, heading }, index) => {
    if (!known.includes(title))
      report(`${owner} "${title}"; it has ${known.join(', ') || 'none'}`, heading);
    else if (entries.findIndex((entry) => entry.title === title) < index)
      report(`${title} has a heading above already`, heading);
  });
}

/** Reports the first heading that stands before one that it should follow. */
export function checkOrder(
  { report }: Page,
  entries: readonly Section[],
  names: readonly string[],
): void {
  const present = entries.filter(({ title }) => names.includes(title));
  const misplaced = present.find(({ title }, index) => {
    const previous = present[index - 1];
    return previous !== undefined && names.indexOf(title) < names.indexOf(previous.title);
  });
  if (misplaced)
    report(
      `${misplaced.title} is out of order; the order is ${names.join(', ')}`,
      misplaced.heading,
    );
}
