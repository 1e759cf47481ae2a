/** Finds headings and what stands under them, in the order and with the line numbers of the page. */
import type { Code, Heading, Nodes, Parents, RootContent } from 'mdast';
import { parseMarkdownHeadingId } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ParsedPage } from '../lib/mdx';

/** A heading with everything up to the next heading of its level or above, within the same container. */
export interface Section {
  readonly heading: Heading;
  /** Text of the heading without markup and without an explicit id. */
  readonly title: string;
  readonly content: readonly RootContent[];
  /** Line of the heading. */
  readonly line: number;
  /** First line that does not belong to it. */
  readonly end: number;
}

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** First line behind the last one of a page, whether or not it ends in a line break. */
export function lineAfter(source: string): number {
  return source.replace(/\n$/, '').split('\n').length + 1;
}

/** The sections of one level whose headings are direct children of `container`, which ends before line `end`. */
function sectionsIn(
  { children }: Parents,
  end: number,
  depth: Heading['depth'],
): readonly Section[] {
  const nodes = children as readonly RootContent[];
  return nodes.flatMap((heading, index) => {
    if (heading.type !== 'heading' || heading.depth !== depth) return [];
    const next = nodes.findIndex(
      (node, position) => position > index && node.type === 'heading' && node.depth <= depth,
    );
    const following = nodes[next];
    return [
      {
        heading,
        title: parseMarkdownHeadingId(toString(heading)).text,
        content: nodes.slice(index + 1, next === -1 ? undefined : next),
        line: lineOf(heading),
        end: following ? lineOf(following) : end,
      },
    ];
  });
}

/** The `##` section with this title, or `undefined`. */
export function findSection(page: ParsedPage, title: string): Section | undefined {
  return sectionsIn(page.tree, lineAfter(page.source), 2).find(
    (section) => section.title === title,
  );
}

/** The `##` sections of a page. */
export function topSections(page: ParsedPage): readonly Section[] {
  return sectionsIn(page.tree, lineAfter(page.source), 2);
}

/** An `###` section inside another section; it may stand in a container such as `<details>`. */
export interface Entry extends Section {
  /** Number of the unbroken run of entries that it belongs to: a container's start or end breaks a run. */
  readonly run: number;
  /** First line of a container in it that holds entries of its own, which are not part of it; else its `end`. */
  readonly ownEnd: number;
}

/** What holds other content, such as `<details>`. */
export function containersOf(content: readonly RootContent[]): readonly Parents[] {
  return content.filter(
    (node): node is Extract<RootContent, Parents> => 'children' in node && node.type !== 'heading',
  );
}

const containersWithEntries = (content: readonly RootContent[]): readonly Parents[] =>
  containersOf(content).filter((container) => sectionsIn(container, 0, 3).length > 0);

/** The `###` sections inside `section`, in the order of the page. */
export function entriesOf(section: Section): readonly Entry[] {
  const entries: Entry[] = [];
  let run = 0;
  const add = (container: Parents, end: number): void => {
    for (const entry of sectionsIn(container, end, 3)) {
      const nested = containersWithEntries(entry.content);
      const [first] = nested;
      entries.push({
        ...entry,
        run,
        ownEnd: first ? lineOf(first) : entry.end,
        content: entry.content.filter((node) => !nested.includes(node as Parents)),
      });
      for (const inner of nested) {
        run += 1;
        add(inner, inner.position?.end.line ?? entry.end);
        run += 1;
      }
    }
  };
  const direct = { type: 'root', children: [...section.content] } as Parents;
  // Containers before the first entry, and then the entries themselves.
  const firstEntry = section.content.findIndex(
    (node) => node.type === 'heading' && node.depth === 3,
  );
  const before = section.content.slice(0, firstEntry === -1 ? undefined : firstEntry);
  for (const container of containersWithEntries(before)) {
    add(container, container.position?.end.line ?? section.end);
    run += 1;
  }
  add(direct, section.end);
  return entries;
}

/** The first `powershell syntax` fence among `content`, or `undefined`. */
export function syntaxFence(content: readonly RootContent[]): Code | undefined {
  return content.find(
    (node): node is Code =>
      node.type === 'code' &&
      node.lang === 'powershell' &&
      /(?:^|\s)syntax(?:\s|$)/.test(node.meta ?? ''),
  );
}

/** Text of running prose and inline code, without fences, with one space between the parts. */
export function proseOf(content: readonly RootContent[]): string {
  const parts: string[] = [];
  for (const node of content) {
    visit(node, (part) => {
      if (part.type === 'code') return 'skip';
      if (part.type === 'text' || part.type === 'inlineCode') parts.push(part.value);
      return undefined;
    });
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Everything in inline code among `content`. */
export function inlineCodeOf(content: readonly RootContent[]): readonly string[] {
  const found: string[] = [];
  for (const node of content) visit(node, 'inlineCode', ({ value }) => void found.push(value));
  return found;
}
