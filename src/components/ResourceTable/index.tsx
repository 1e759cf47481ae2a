import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import FilterField, { shownOf } from '@site/src/components/FilterField';
import { RESOURCES, type Resource, type ResourceKind } from '@site/data/resources';
import styles from './styles.module.css';

type Column = Exclude<keyof Resource, 'url'>;
type Direction = 'ascending' | 'descending';

const HEADINGS: Readonly<Record<Column, string>> = {
  title: 'Title',
  author: 'Author',
  kind: 'Kind',
  event: 'Event',
  date: 'Date',
};

const COLUMNS = Object.keys(HEADINGS) as readonly Column[];

interface Order {
  readonly column: Column;
  readonly direction: Direction;
}

/** Rows that hold every typed word in any column, in the wanted order; rows without a value come last. */
function select(
  rows: readonly Resource[],
  words: readonly string[],
  order: Order | undefined,
): readonly Resource[] {
  const found = rows.filter((row) => {
    const text = COLUMNS.map((column) => row[column] ?? '')
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (!order) return found;
  const sign = order.direction === 'ascending' ? 1 : -1;
  return found.sort((a, b) => {
    const [left, right] = [a[order.column], b[order.column]];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return sign * left.localeCompare(right, 'en', { sensitivity: 'base' });
  });
}

interface HeaderProps {
  readonly column: Column;
  readonly order: Order | undefined;
  readonly onSort: (order: Order) => void;
}

function SortableHeader({ column, order, onSort }: HeaderProps): ReactNode {
  const direction = order?.column === column ? order.direction : undefined;
  return (
    <th scope="col" aria-sort={direction ?? 'none'}>
      <button
        type="button"
        onClick={() => {
          onSort({ column, direction: direction === 'ascending' ? 'descending' : 'ascending' });
        }}
      >
        {HEADINGS[column]}
        <span aria-hidden="true" className={styles.arrow} data-direction={direction} />
      </button>
    </th>
  );
}

/**
 * Table of resources of one kind, with a filter field and sortable columns. The server renders all rows, so it reads
 * without JavaScript; the filter appears when it works.
 */
export default function ResourceTable({ kind }: { readonly kind: ResourceKind }): ReactNode {
  const rows: readonly Resource[] = RESOURCES[kind];
  const [words, setWords] = useState<readonly string[]>([]);
  const [order, setOrder] = useState<Order>();
  const columns = COLUMNS.filter((column) => rows.some((row) => row[column] !== undefined));
  const shown = select(rows, words, order);

  return (
    <div className={styles.resources}>
      <FilterField
        label="Filter"
        status={
          shown.length === rows.length
            ? `${rows.length} entries`
            : shownOf(shown.length, rows.length)
        }
        onFilter={setWords}
      />
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortableHeader key={column} column={column} order={order} onSort={setOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.url}>
              {columns.map((column) => (
                <td key={column} data-label={HEADINGS[column]}>
                  {column === 'title' ? <Link href={row.url}>{row.title}</Link> : row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
