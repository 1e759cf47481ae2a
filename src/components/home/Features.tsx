import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { features } from '@site/data/home';
import styles from './styles.module.css';

/** What Pester does, each with one line of code and where to read on. */
export default function Features(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="what-it-does">
      <Heading as="h2" id="what-it-does">
        What it does
      </Heading>
      <ul className={styles.features}>
        {features.map(({ title, text, code, to, linkText }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <code>{code}</code>
            <Link to={to}>{linkText}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
