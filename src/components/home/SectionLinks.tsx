import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { documentedVersion, LATEST } from '@site/config/versions';
import { ways, type Way } from '@site/data/home';
import Section from './Section';
import styles from './ways.module.css';

const addressOf = ({ page, version = LATEST }: Way): string =>
  `/${documentedVersion(version).routeBase}/${page}`;

/** Where those go who come back. */
export default function Ways(): ReactNode {
  return (
    <Section>
      <nav className={styles.ways} aria-label="Parts of the documentation">
        <ul>
          {ways.map((way) => (
            <li key={way.title}>
              <Link to={addressOf(way)}>{way.title}</Link>
              <p>{way.text}</p>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
