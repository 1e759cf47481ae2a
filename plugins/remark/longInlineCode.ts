/**
 * Remark plugin: marks inline code that may be broken at the end of a line. Short code stays in one piece, since a
 * browser would break it behind the dash of a parameter (`-` | `Name`); what is longer would leave a gap or, on a phone,
 * stick out. The marked ones are the rare ones, so a page hardly grows. The rule itself stands in `src/css/prose.css`.
 */
import type { Root } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';

/**
 * Characters of code that fit in a list within a list at 320 px, the narrowest width that pages are tested at, with the
 * wide spacing of WCAG 1.4.12.
 */
const LONGEST_UNBROKEN = 21;

/** Name of the class in `src/css/prose.css`. */
const LONG = 'long';

/** The plugin. Cells of tables are left alone: their columns are as wide as their longest word. */
export function longInlineCode() {
  return (tree: Root): void => {
    visit(tree, (node): typeof SKIP | undefined => {
      if (node.type === 'tableCell') return SKIP;
      if (node.type === 'inlineCode' && node.value.length > LONGEST_UNBROKEN) {
        node.data = { ...node.data, hProperties: { className: [LONG] } };
      }
      return undefined;
    });
  };
}
