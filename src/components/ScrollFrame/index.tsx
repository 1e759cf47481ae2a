import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the frame holds, for readers who do not see it. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Frame for wide content. Only while the content is wider than the frame is it a named group in the tab order, so that
 * it can be scrolled by keyboard; otherwise it would be a stop without a purpose.
 */
export default function ScrollFrame({ label, children }: Props): ReactNode {
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
  const region = scrolls
    ? { tabIndex: 0, role: 'group', 'aria-label': `${label}, scrollable` }
    : {};
  return (
    <div ref={frame} className={styles.frame} {...region}>
      {children}
    </div>
  );
}
