/**
 * Holds tables to the facts, on whatever page they stand: options of the configuration (first column "Option"),
 * properties of result types ("Property"), operators of `Should` ("Operator", "Operators" or "Classic").
 * Columns that are facts are rewritten; all others are the writer's.
 */
import type { Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Reference, Since } from '../../data/reference/schema';
import type { ParsedPage } from '../lib/mdx';
import type { Difference } from './differences';
import { code, shortType } from './factsLine';
import { gap } from './gaps';
import { inlineCodeOf } from './sections';

/** The facts that tables show. */
export interface TableFacts {
  readonly reference: Reference;
  readonly since: Since;
}

type Cells = Readonly<Record<string, string>>;

/** A value as PowerShell source text: `$true`, `'text'`, `@('a', 'b')`. */
export function powershellLiteral(value: unknown): string {
  if (value === null) return '$null';
  if (typeof value === 'boolean') return value ? '$true' : '$false';
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `@(${value.map(powershellLiteral).join(', ')})`;
  throw new Error(`A default of this kind has no form yet: ${JSON.stringify(value)}`);
}

/** The cells of each option that are facts, by `Section.Option`, in the order of the module. */
export function optionCells({ reference, since }: TableFacts): ReadonlyMap<string, Cells> {
  const cells = new Map<string, Cells>();
  for (const [section, options] of Object.entries(reference.configuration ?? {})) {
    for (const option of options) {
      const name = `${section}.${option.name}`;
      const release = since.option[name]?.since ?? '';
      cells.set(name, {
        Option: code(name),
        Type: code(shortType(option.type)),
        Default: code(powershellLiteral(option.default)),
        Since: release === '6.0.0' ? '6.0' : release,
      });
    }
  }
  return cells;
}

/** A table with what is needed to compare its rows. */
interface FactTable {
  readonly node: Table;
  readonly header: readonly string[];
  /** The type that the last inline code before the table names, for a table of properties. */
  readonly type?: string;
}

function tablesOf({ tree }: ParsedPage, { reference }: TableFacts): readonly FactTable[] {
  const tables: FactTable[] = [];
  let type: string | undefined;
  visit(tree, (node) => {
    if (node.type === 'inlineCode' && reference.types?.[node.value]) type = node.value;
    if (node.type !== 'table') return undefined;
    const header = node.children[0]?.children.map((cell) => toString(cell)) ?? [];
    tables.push({ node, header, ...(type !== undefined && { type }) });
    return 'skip';
  });
  return tables;
}

const lineOfRow = (row: TableRow): number => row.position?.start.line ?? 1;

/** Source text of each cell, without the spaces around it. */
function cellTexts(page: ParsedPage, row: TableRow): readonly string[] {
  const line = page.source.split('\n')[lineOfRow(row) - 1] ?? '';
  return row.children.map((cell) => {
    const { start, end } = cell.position ?? { start: { column: 1 }, end: { column: 1 } };
    return line
      .slice(start.column - 1, end.column - 1)
      .replace(/^\s*\|/, '')
      .replace(/\|\s*$/, (bar, index: number, text: string) =>
        text[index - 1] === '\\' ? bar : '',
      )
      .trim();
  });
}

const rowLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The differences between a row and the cells of it that are facts. */
function compareRow(
  page: ParsedPage,
  row: TableRow,
  header: readonly string[],
  expected: Cells,
  name: string,
): readonly Difference[] {
  const line = lineOfRow(row);
  if (row.children.length !== header.length)
    return [
      {
        line,
        message: `the row of ${name} has ${row.children.length} cells, the header ${header.length} (is a "|" in it not written as "\\|"?)`,
      },
    ];
  const found = cellTexts(page, row);
  const wanted = header.map((column, index) => expected[column] ?? found[index] ?? '');
  const wrong = header.filter((_, index) => found[index] !== wanted[index]);
  if (wrong.length === 0) return [];
  const parts = wrong.map((column) => {
    const index = header.indexOf(column);
    return `${column} is "${found[index]}", and must be "${wanted[index]}"`;
  });
  return [
    {
      line,
      message: `${name}: ${parts.join('; ')}`,
      edit: { from: line, count: 1, lines: [rowLine(wanted)] },
    },
  ];
}

/** The one inline code of a row's first cell. */
const keyOf = (row: TableRow): string => inlineCodeOf(row.children.slice(0, 1))[0] ?? '';

/** Rows of options; with `complete`, every option of the facts has a row somewhere on the page. */
export function checkOptions(
  page: ParsedPage,
  facts: TableFacts,
  complete: boolean,
): readonly Difference[] {
  const options = optionCells(facts);
  const names = [...options.keys()];
  const tables = tablesOf(page, facts).filter(({ header }) => header[0] === 'Option');
  const seen = new Map<string, { line: number; header: readonly string[] }>();
  const differences: Difference[] = [];
  for (const { node, header } of tables) {
    for (const row of node.children.slice(1)) {
      const name = keyOf(row);
      const expected = options.get(name);
      if (!expected) {
        differences.push({
          line: lineOfRow(row),
          message: `Pester ${facts.reference.pester} has no option "${name}"; its section has ${
            names.filter((known) => known.split('.')[0] === name.split('.')[0]).join(', ') || 'none'
          }`,
        });
        continue;
      }
      if (seen.has(name) && complete)
        differences.push({ line: lineOfRow(row), message: `${name} has a row above already` });
      seen.set(name, { line: lineOfRow(row), header });
      differences.push(...compareRow(page, row, header, expected, name));
    }
  }
  if (complete) differences.push(...missingOptions(names, options, seen));
  return differences;
}

/** A new option comes below the one that the module has before it, with a marked gap for its meaning. */
function missingOptions(
  names: readonly string[],
  options: ReadonlyMap<string, Cells>,
  seen: ReadonlyMap<string, { line: number; header: readonly string[] }>,
): readonly Difference[] {
  return names.flatMap((name, index): Difference[] => {
    if (seen.has(name)) return [];
    const section = name.split('.')[0] ?? '';
    const previous = names
      .slice(0, index)
      .findLast((known) => seen.has(known) && known.startsWith(`${section}.`));
    const place = previous === undefined ? undefined : seen.get(previous);
    const message = `the option ${name} has no row`;
    if (!place) return [{ line: 1, message }];
    const cells = options.get(name) ?? {};
    const line = rowLine(place.header.map((column) => cells[column] ?? gap(name)));
    return [{ line: place.line, message, edit: { from: place.line + 1, count: 0, lines: [line] } }];
  });
}

/** Rows of properties, in tables below an inline code that names their type; v4 has no such types. */
export function checkProperties(page: ParsedPage, facts: TableFacts): readonly Difference[] {
  const { types } = facts.reference;
  if (!types) return [];
  return tablesOf(page, facts)
    .filter(({ header }) => header[0] === 'Property')
    .flatMap(({ node, header, type }) => {
      const properties = type === undefined ? undefined : types[type];
      if (!properties)
        return [
          {
            line: node.position?.start.line ?? 1,
            message: `no text above this table names its type; it may be ${Object.keys(types)
              .map(code)
              .join(', ')}`,
          },
        ];
      return node.children.slice(1).flatMap((row): readonly Difference[] => {
        const property = properties.find(({ name }) => name === keyOf(row));
        if (!property)
          return [{ line: lineOfRow(row), message: `${type} has no property "${keyOf(row)}"` }];
        const expected = { Property: code(property.name), Type: code(shortType(property.type)) };
        return compareRow(page, row, header, expected, `${type}.${property.name}`);
      });
    });
}

/** Columns that name operators, and whether such a table must name all of them. */
const OPERATOR_COLUMNS: ReadonlyMap<string, boolean> = new Map([
  ['Operator', true],
  ['Classic', true],
  ['Operators', false],
]);

/** The operators in the cells of a column, `-Not` aside. */
function operatorsIn(rows: readonly TableRow[], column: number): { name: string; line: number }[] {
  return rows.flatMap((row) =>
    inlineCodeOf(row.children.slice(column, column + 1))
      .flatMap((text) => text.match(/-[A-Za-z]+/g) ?? [])
      .filter((name) => name !== '-Not')
      .map((name) => ({ name, line: lineOfRow(row) })),
  );
}

/** Tables of operators name only operators that there are, and where they list them, all. */
export function checkOperatorTables(page: ParsedPage, facts: TableFacts): readonly Difference[] {
  const known = facts.reference.operators.map(({ name }) => `-${name}`);
  return tablesOf(page, facts).flatMap(({ node, header }): readonly Difference[] => {
    const column = header.findIndex((name) => OPERATOR_COLUMNS.has(name));
    const named = operatorsIn(node.children.slice(1), column);
    if (column === -1 || named.length === 0) return [];
    const unknown = named
      .filter(({ name }) => !known.includes(name))
      .map(({ name, line }) => ({
        line,
        message: `Should of Pester ${facts.reference.pester} has no operator "${name}"`,
      }));
    if (OPERATOR_COLUMNS.get(header[column] ?? '') !== true) return unknown;
    const missing = known.filter((name) => !named.some((found) => found.name === name));
    const line = node.position?.start.line ?? 1;
    return [
      ...unknown,
      ...missing.map((name) => ({ line, message: `this table has no row for ${name}` })),
    ];
  });
}
