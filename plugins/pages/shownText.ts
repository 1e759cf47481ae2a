/** Finds the text that readers of a page see, for those who look for words in it. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PageTree } from '../../lib/sections';

/** Puts in place of each text, code, alternative of an image and attribute of an element what `rewrite` makes of it. */
export function rewriteShown(
  { tree }: Pick<PageTree, 'tree'>,
  rewrite: (text: string, node: Nodes) => string,
): void {
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code')
      node.value = rewrite(node.value, node);
    else if (node.type === 'image') node.alt = rewrite(node.alt ?? '', node);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      for (const attribute of node.attributes)
        if (typeof attribute.value === 'string') attribute.value = rewrite(attribute.value, node);
  });
}

/** Each text of the front matter with its key; a list has several. */
export function frontMatterTexts({
  frontMatter,
}: Pick<PageTree, 'frontMatter'>): readonly (readonly [key: string, text: string])[] {
  return Object.entries(frontMatter).flatMap(([key, value]) =>
    [value].flat().flatMap((text) => (typeof text === 'string' ? [[key, text] as const] : [])),
  );
}
