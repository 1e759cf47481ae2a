/**
 * Remark plugin: gives every row of an option or property table an address (`#run-path` for `Run.Path`), so that a
 * single option can be linked to and found by search. It acts on tables whose first header cell is "Option" or
 * "Property" and whose first cell in a row is one inline code.
 */
import type { Root, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const KEYED_HEADERS = new Set(['Option', 'Property']);

/** Anchor of an option or property: `Run.Path` becomes `run-path`. */
function optionAnchor(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function isKeyed(table: Table): boolean {
  const header = table.children[0]?.children[0];
  return header !== undefined && KEYED_HEADERS.has(toString(header));
}

function anchorRow(row: TableRow, taken: Set<string>): void {
  const cell = row.children[0];
  const code = cell?.children[0];
  if (!cell || code?.type !== 'inlineCode' || cell.children.length !== 1) return;
  const id = optionAnchor(code.value);
  if (taken.has(id)) return;
  taken.add(id);
  cell.children = [
    { type: 'link', url: `#${id}`, children: [code], data: { hProperties: { id } } },
  ];
}

/** The plugin. The first row with a name gets the anchor; a later one of the same name stays as it is. */
export function optionAnchors() {
  return (tree: Root): void => {
    const taken = new Set<string>();
    visit(tree, 'table', (table) => {
      if (isKeyed(table))
        table.children.slice(1).forEach((row) => {
          anchorRow(row, taken);
        });
    });
  };
}
