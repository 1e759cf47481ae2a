/** Finds what is still to be written on a page. */
import { visit } from 'unist-util-visit';
import type { PageTree } from '../../lib/sections';

/** What templates and people write where text is still to come. */
const UNWRITTEN = /\bTODO\b/;

/** Reports each place where a page is not written yet: in its text, in a cell of a table, in its front matter. */
export function reportUnwritten({ tree, frontMatter, report }: PageTree): void {
  for (const [key, value] of Object.entries(frontMatter)) {
    if (typeof value === 'string' && UNWRITTEN.test(value))
      report(`"${key}" in the front matter is still to be written: "${value}"`);
  }
  visit(tree, 'text', (node) => {
    if (UNWRITTEN.test(node.value)) report(`this is still to be written: "${node.value}"`, node);
  });
}
