import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { documentedVersion, LATEST } from '@site/config/versions';
import { sectionLinks, type SectionLink } from '@site/data/home';
import Section from './Section';
import styles from './sectionLinks.module.css';

const addressOf = ({ page, version = LATEST }: SectionLink): string =>
  `/${documentedVersion(version).routeBase}/${page}`;

/** Links to the parts of the documentation, for readers who know Pester. */
export default function SectionLinks(): ReactNode {
  return (
    <Section>
      <nav className={styles.links} aria-label="Parts of the documentation">
        <ul>
          {sectionLinks.map((link) => (
            <li key={link.title}>
              <Link to={addressOf(link)}>{link.title}</Link>
              <p>{link.text}</p>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
