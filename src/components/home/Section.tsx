import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import styles from './section.module.css';

interface Props {
  readonly id?: string;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A part of the home page, as wide as all of them. */
export default function Section({ id, title, children }: Props): ReactNode {
  if (title === undefined) return <div className={styles.section}>{children}</div>;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
