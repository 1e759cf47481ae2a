/**
 * Remark plugin: puts the row with a page's actions (copy it, see it in other versions) below its first paragraph, for
 * which Docusaurus has no slot.
 */
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';

const ACTIONS: MdxJsxFlowElement = {
  type: 'mdxJsxFlowElement',
  name: 'PageActions',
  attributes: [],
  children: [],
};

/** The plugin. Without a paragraph at its beginning, a page has the row first. */
export function pageActions() {
  return (tree: Root): void => {
    const first = tree.children.findIndex(({ type }) => type !== 'yaml');
    const behindLead = tree.children[first]?.type === 'paragraph' ? first + 1 : first;
    tree.children.splice(Math.max(behindLead, 0), 0, { ...ACTIONS });
  };
}
