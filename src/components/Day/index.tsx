import type { ReactNode } from 'react';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

interface DayProps {
  /** ISO 8601, or milliseconds since 1970. */
  readonly at: string | number;
  /** What the day says of the page, as https://schema.org names it. */
  readonly itemProp?: string;
}

/**
 * A day, in UTC: "November 21, 2026". Put together here, since a page's first `Intl.DateTimeFormat` makes the browser load
 * its tables: 20 ms on a desktop, more than any other component of a page of the docs takes while it hydrates.
 */
export default function Day({ at, itemProp }: DayProps): ReactNode {
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} itemProp={itemProp}>
      {`${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}, ${date.getUTCFullYear()}`}
    </time>
  );
}
