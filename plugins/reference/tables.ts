/**
 * Completes tables with the columns that are facts: of options of the configuration (first column "Option") type, default
 * and release, of properties of result types ("Property") the type. Tables of operators of `Should` are only checked.
 */
import type { Nodes, Table, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Facts } from './facts';
import { shortType } from './factsLine';
import { placedAt, type PageTree } from '../../lib/sections';
import { inlineCodeOf } from './sectionChecks';
import { quote } from '../../lib/quote';

/** A column of facts, with what it holds for a row: code behind the name, or text at the end. */
interface Column {
  readonly header: string;
  readonly value: string;
  readonly atEnd?: true;
}

/** A value as PowerShell source text: `$true`, `'text'`, `@('a', 'b')`. */
export function powershellLiteral(value: unknown): string {
  if (value === null) return '$null';
  if (typeof value === 'boolean') return value ? '$true' : '$false';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `@(${value.map(powershellLiteral).join(', ')})`;
  throw new Error(`A default of this kind has no form yet: ${JSON.stringify(value)}`);
}

const typeColumn = (type: string): Column => ({ header: 'Type', value: shortType(type) });

/** The facts of each option, by `Section.Option`, in the order of the module. */
function optionColumns({ reference, since }: Facts): ReadonlyMap<string, readonly Column[]> {
  return new Map(
    Object.entries(reference.configuration ?? {}).flatMap(([section, options]) =>
      options.map((option) => {
        const name = `${section}.${option.name}`;
        const columns: readonly Column[] = [
          typeColumn(option.type),
          { header: 'Default', value: powershellLiteral(option.default) },
          { header: 'Since', value: since.option[name]?.since ?? '', atEnd: true },
        ];
        return [name, columns] as const;
      }),
    ),
  );
}

const headerOf = ({ children: [head] }: Table): readonly string[] =>
  head?.children.map((cell) => toString(cell)) ?? [];

/** The one inline code of a row's first cell. */
const nameOf = (row: TableRow): string => inlineCodeOf(row.children.slice(0, 1))[0] ?? '';

function addCells(row: TableRow, columns: readonly Column[], isHead: boolean): void {
  const cell = ({ header, value, atEnd }: Column): TableCell => {
    const text = isHead ? header : value;
    const type = isHead || atEnd ? 'text' : 'inlineCode';
    return { type: 'tableCell', children: text === '' ? [] : [{ type, value: text }] };
  };
  const cells = (some: readonly Column[]): readonly TableCell[] => placedAt(some.map(cell), row);
  row.children.splice(1, 0, ...cells(columns.filter(({ atEnd }) => !atEnd)));
  row.children.push(...cells(columns.filter(({ atEnd }) => atEnd)));
}

/**
 * Puts the columns of facts into a table.
 * @param columnsOf what a row of this name gets; `undefined` for a name without facts, which it has reported
 */
function completeTable(
  { report }: PageTree,
  table: Table,
  columnsOf: (name: string, row: TableRow) => readonly Column[] | undefined,
): void {
  const [head, ...rows] = table.children;
  if (!head) return;
  let shape: readonly Column[] | undefined;
  for (const row of rows) {
    const name = nameOf(row);
    const columns = columnsOf(name, row);
    if (!columns) continue;
    shape ??= columns;
    if (row.children.length !== head.children.length)
      report(
        `the row of ${name} has ${row.children.length} cells, the header ${head.children.length} (is a "|" in it not written as "\\|"?)`,
        row,
      );
    else if (row.children.slice(1).every((cell) => toString(cell) === ''))
      report(`the row of ${name} says nothing; write what it means`, row);
    addCells(row, columns, false);
  }
  if (!shape) return;
  const written = shape.find(({ header }) => headerOf(table).includes(header));
  if (written)
    report(
      `the column "${written.header}" is put in at build from data/reference; remove it`,
      head,
    );
  // It has an entry for each column as written; without it, cells are shown as they come.
  table.align = null;
  addCells(head, shape, true);
}

function tablesWith({ tree }: PageTree, firstHeader: string): readonly Table[] {
  const tables: Table[] = [];
  visit(tree, 'table', (table) => {
    if (headerOf(table)[0] === firstHeader) tables.push(table);
  });
  return tables;
}

/** Completes the tables of options; with `all`, every option must have a row, once. Releases before 5 have no options. */
export function completeOptions(page: PageTree, facts: Facts, all: boolean): void {
  const tables = tablesWith(page, 'Option');
  if (tables.length === 0 && !all) return;
  const options = optionColumns(facts);
  if (options.size === 0) return;
  const seen = new Map<string, Nodes>();
  for (const table of tables) {
    completeTable(page, table, (name, row) => {
      const columns = options.get(name);
      if (!columns) {
        const [section = ''] = name.split('.');
        const alike = [...options.keys()].filter((known) => known.startsWith(`${section}.`));
        page.report(
          `Pester ${facts.reference.pester} has no option "${name}"; its section has ${alike.join(', ') || 'none'}`,
          row,
        );
      } else if (all && seen.has(name)) page.report(`${name} has a row above already`, row);
      seen.set(name, row);
      return columns;
    });
  }
  if (!all) return;
  const names = [...options.keys()];
  for (const [index, name] of names.entries()) {
    if (seen.has(name)) continue;
    const previous = names.slice(0, index).findLast((known) => seen.has(known)) ?? '';
    page.report(
      `the option ${name} has no row; write one with its meaning behind that of ${previous}`,
      seen.get(previous),
    );
  }
}

/** Completes the tables of properties below an inline code that names their type; releases before 5 have no types. */
export function completeProperties(page: PageTree, facts: Facts): void {
  if (tablesWith(page, 'Property').length === 0) return;
  const { types } = facts.reference;
  if (!types) return;
  let type: string | undefined;
  visit(page.tree, (node): typeof SKIP | undefined => {
    // `hasOwn`, because `constructor` is no type.
    if (node.type === 'inlineCode' && Object.hasOwn(types, node.value)) type = node.value;
    if (node.type !== 'table') return undefined;
    if (headerOf(node)[0] !== 'Property') return SKIP;
    const properties = type === undefined ? undefined : types[type];
    if (!properties) {
      const known = Object.keys(types).join(', ');
      page.report(`no \`text\` above this table names its type; it may be ${known}`, node);
      return SKIP;
    }
    completeTable(page, node, (name, row) => {
      const property = properties.find((one) => one.name === name);
      if (property) return [typeColumn(property.type)];
      const known = properties.map((one) => one.name).join(', ');
      page.report(`${type ?? ''} has no property "${name}"; it has ${known}`, row);
      return undefined;
    });
    return SKIP;
  });
}

/** Columns that name operators, and whether such a table must name all of them. */
const OPERATOR_COLUMNS: ReadonlyMap<string, boolean> = new Map([
  ['Operator', true],
  ['Classic', true],
  ['Operators', false],
]);

/** Tables of operators name only operators that there are, and where they list them, all. */
export function checkOperatorTables({ tree, report }: PageTree, facts: Facts): void {
  visit(tree, 'table', (table) => {
    const header = headerOf(table);
    const column = header.findIndex((name) => OPERATOR_COLUMNS.has(name));
    if (column === -1) return;
    const named = table.children.slice(1).flatMap((row) =>
      inlineCodeOf(row.children.slice(column, column + 1))
        .flatMap((text) => text.match(/-[A-Za-z]+/g) ?? [])
        .filter((name) => name !== '-Not')
        .map((name) => ({ name, row })),
    );
    if (named.length === 0) return;
    const { pester, operators } = facts.reference;
    const known = operators.map(({ name }) => `-${name}`);
    for (const { name, row } of named.filter((one) => !known.includes(one.name)))
      report(
        `Should of Pester ${pester} has no operator "${name}"; it has ${known.join(', ')}`,
        row,
      );
    if (OPERATOR_COLUMNS.get(header[column] ?? '') !== true) return;
    for (const name of known.filter((operator) => !named.some((one) => one.name === operator)))
      report(`this table has no row for ${name}`, table);
  });
}
