import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { VERSIONS } from '@site/config/versions';
import styles from './styles.module.css';

const STATUS = {
  preview: 'Preview',
  latest: 'Latest',
  maintained: 'Maintained',
  old: 'Old, not maintained',
} as const;

/** The documented versions, and which one to choose. */
export default function Versions(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="which-version">
      <Heading as="h2" id="which-version">
        Which version is for you
      </Heading>
      <ul className={styles.versions}>
        {VERSIONS.map(({ name, status, pester, stable, powershell, chooseIf, routeBase }) => (
          <li key={name} data-status={status}>
            <h3>
              Pester {name.slice(1)} <span className={styles.status}>{STATUS[status]}</span>
            </h3>
            <p>{chooseIf}</p>
            <dl>
              <dt>Release</dt>
              <dd>
                {pester}
                {stable !== undefined && ` on these pages; ${stable} is the stable release`}
              </dd>
              <dt>Runs on</dt>
              <dd>{powershell}</dd>
            </dl>
            <Link to={`/${routeBase}/quick-start`}>Read the v{name.slice(1)} docs</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
