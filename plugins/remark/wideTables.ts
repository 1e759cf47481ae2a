/**
 * Remark plugin: helps tables that have more words than room. Long names in their cells may be broken where a reader
 * would break them, so that they leave room to the text beside them, but no parameter behind its dash. And a table
 * of many columns that holds text gets the names of its columns into its cells, since its rows become blocks where it is
 * narrow (`src/css/prose.css`); a grid of marks and versions stays a grid. Comes after `optionAnchors`, which reads the
 * names.
 */
import type { InlineCode, PhrasingContent, Root, Table } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Characters of a name that is left in one piece. */
const SHORT_NAME = 16;

/** Characters of a part of a name that is left in one piece: it fits beside text. */
const SHORT_PART = 20;

const MANY_COLUMNS = 4;

/** Characters of a cell that is a text. */
const TEXT = 40;

/** Columns with the text of a list of names. It needs no name, and has lines of its own; three columns are enough. */
const UNNAMED_COLUMNS = new Set(['Meaning', 'What it does']);

/** A browser would break a parameter behind its dash: the class in `src/css/prose.css` that it gets. */
const classOf = (name: string): string | undefined =>
  /^-\w+$/.test(name) ? 'parameter' : undefined;

/** Parts of a name that may stand on lines of their own: behind dots, and if that is not enough, before capitals. */
function nameParts(name: string): string[] {
  if (name.length <= SHORT_NAME || name.includes(' ')) return [name];
  return name
    .split(/(?<=[a-z]\.)(?=[a-z])/i)
    .flatMap((part) => (part.length > SHORT_PART ? part.split(/(?<=[a-z])(?=[A-Z])/) : part));
}

/** An element as it is: what MDX does not take for written by the author, it gives to the theme's component. */
const element = (
  name: string,
  children: PhrasingContent[],
  className?: string,
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: className ? [{ type: 'mdxJsxAttribute', name: 'className', value: className }] : [],
  children,
  data: { _mdxExplicitJsx: true } as MdxJsxTextElement['data'],
});

function breakable(code: InlineCode): MdxJsxTextElement | undefined {
  const [first = '', ...rest] = nameParts(code.value);
  const className = classOf(code.value);
  if (rest.length === 0 && !className) return undefined;
  const text = (value: string): PhrasingContent => ({ type: 'text', value });
  return element(
    'code',
    [text(first), ...rest.flatMap((part) => [element('wbr', []), text(part)])],
    className,
  );
}

function nameColumnsInCells({ children: [head, ...rows] }: Table): boolean {
  if (!head) return false;
  const names = head.children.map((cell) => toString(cell));
  const isWide =
    names.length >= MANY_COLUMNS
      ? rows.some(({ children }) => children.some((cell) => toString(cell).length > TEXT))
      : names.findIndex((name) => UNNAMED_COLUMNS.has(name)) > 1;
  if (!isWide) return false;
  for (const { children } of rows) {
    children.forEach((cell, column) => {
      const name = names[column];
      if (column > 0 && name && !UNNAMED_COLUMNS.has(name))
        cell.data = { ...cell.data, hProperties: { 'data-label': name } };
    });
  }
  return true;
}

/** The plugin. */
export function wideTables() {
  return (tree: Root): void => {
    visit(tree, 'table', (table) => {
      if (nameColumnsInCells(table))
        table.data = { ...table.data, hProperties: { className: ['stacks'] } };
      visit(table, 'inlineCode', (code, index, parent) => {
        const replacement = breakable(code);
        if (!replacement || !parent || index === undefined) return undefined;
        parent.children[index] = replacement;
        return SKIP;
      });
    });
  };
}
