import type { ComponentProps, ReactNode } from 'react';

/** The head of a column. The corner of a table with two heads is empty, and a head without text says nothing. */
export default function TableHeader({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined ? <td /> : <th {...props}>{children}</th>;
}
