import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A table written in Markdown, in a frame that scrolls. Only while the table is wider than the frame is it a named group
 * in the tab order, so that it can be scrolled by keyboard; otherwise it would be a stop without a purpose.
 */
export default function MarkdownTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  const region = scrolls && { tabIndex: 0, role: 'group', 'aria-label': 'Table, scrollable' };
  return (
    <div ref={frame} className={styles.frame} {...region}>
      <table {...props} />
    </div>
  );
}

/** The head of a column. The corner of a table with two heads is empty, and a head without text says nothing. */
export function TableHeader({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined ? <td /> : <th {...props}>{children}</th>;
}
