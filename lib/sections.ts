/** Finds headings of a page and what stands under them, checks them, and puts content there. */
import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Code, Heading, Nodes, Parents, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseFenceMetadata, type Flag } from './fenceMetadata';
import { parseMarkdown } from './mdx';

/** The tree of a page while the build completes it. */
export interface PageTree {
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
  { tree }: Pick<PageTree, 'tree'>,
  depth: Heading['depth'],
): readonly Section[] {
  return sectionsIn(tree, tree.children, depth);
}

/** The `##` section with this title, or `undefined`. */
export function findSection(page: PageTree, title: string): Section | undefined {
  return sectionsAtDepth(page, 2).find((section) => section.title === title);
}

/** The `###` sections inside `section`, in the order of the page; some may stand in a container such as `<details>`. */
export function subsectionsOf({ container, content }: Section): readonly Section[] {
  return sectionsIn(container, content, 3);
}

/** Reports a heading that stands twice, or is none of those known; `owner` begins the message, as "Mock has no parameter". */
export function checkHeadings(
  { report }: PageTree,
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
  { report }: PageTree,
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

/** The fences among `content` whose metadata has this word. */
export function fencesWith(flag: Flag, content: readonly RootContent[]): readonly Code[] {
  return content.filter(
    (node): node is Code =>
      node.type === 'code' && parseFenceMetadata(node.meta ?? '').flags.has(flag),
  );
}
