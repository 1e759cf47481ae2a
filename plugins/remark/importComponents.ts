/**
 * Remark plugin: imports the components that a page uses, so that authors need not, and only the pages that use one load
 * its code. (What `src/theme/MDXComponents` names is in the code of every page.) Comes after the plugins that put
 * components into pages.
 */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageElement } from '../../config/pageElements';
import { parseMarkdown } from '../../lib/mdx';

/** Components that plugins put into pages, not authors. */
const OF_PLUGINS: ReadonlyMap<string, string> = new Map([
  ['ChapterGoals', '@site/src/components/ChapterGoals'],
  ['Diagram', '@site/src/components/Diagram'],
]);

/** Module whose default export is the component. */
function moduleOf(name: string): string | undefined {
  return OF_PLUGINS.get(name) ?? pageElement(name)?.module;
}

/** The plugin. A name without a module is left to MDX: HTML, and what `src/theme/MDXComponents` names. */
export function importComponents() {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (element) => {
      if ('name' in element && element.name) used.add(element.name);
    });
    const imports = [...used].flatMap((name) => {
      const source = moduleOf(name);
      return source ? [`import ${name} from ${JSON.stringify(source)};`] : [];
    });
    tree.children.unshift(...parseMarkdown(imports.join('\n')).children);
  };
}
