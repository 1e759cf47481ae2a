/** What a section of a command page must hold, and what must not be written there. */
import type { Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { PageTree, Section } from '../../lib/sections';
import { SYNTAX } from './factsLine';

const isFactsLine = (node: RootContent): boolean =>
  node.type === 'paragraph' &&
  (toString(node).includes(' · ') ||
    (node.children.length === 1 && node.children[0]?.type === 'inlineCode'));

/** Reports facts that are written on the page, where they would stand twice. */
export function refuseFacts({ report }: PageTree, { title, content }: Section): void {
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
