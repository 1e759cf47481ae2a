/**
 * Remark plugin: imports the components that a page uses, so that authors need not, and only the pages that use one load
 * its code. (What `src/theme/MDXComponents` names is in the code of every page.) Comes after the plugins that put
 * components into pages.
 */
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

/** Modules of the components that pages may use, by name. Each is the default export. */
export const PAGE_COMPONENTS: Readonly<Record<string, string>> = {
  Diagram: '@site/src/components/Diagram',
  EntryFilter: '@site/src/components/EntryFilter',
  ResourceTable: '@site/src/components/ResourceTable',
  TabItem: '@site/src/components/NamedTabItem',
  Tabs: '@theme/Tabs',
};

function defaultImport(name: string, source: string): MdxjsEsm {
  const literal = JSON.stringify(source);
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${literal};`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
            source: { type: 'Literal', value: source, raw: literal },
          },
        ],
      },
    },
  };
}

/** The plugin. A name that is not in `PAGE_COMPONENTS` is left to MDX, which reports it. */
export function importComponents() {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (element) => {
      if ('name' in element && element.name) used.add(element.name);
    });
    const imports = [...used].flatMap((name) => {
      const source = PAGE_COMPONENTS[name];
      return source ? [defaultImport(name, source)] : [];
    });
    tree.children.unshift(...imports);
  };
}
