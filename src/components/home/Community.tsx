import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PESTER_REPOSITORY } from '@site/config/site';
import Section from './Section';
import styles from './news.module.css';

/** Who keeps Pester, and how to help. */
export default function Community(): ReactNode {
  return (
    <Section id="who-keeps-it" title="Who keeps it">
      <div className={styles.community}>
        <p>
          Pester is free software, written by Jakub Jareš and a team of volunteers, with help from
          everyone who reports a problem or sends a change. The source is on{' '}
          <Link href={PESTER_REPOSITORY}>GitHub</Link>;{' '}
          <Link to="/docs/contributing/introduction">here is how to contribute</Link>.
        </p>
        <p>
          Companies and people who rely on Pester pay for the time that it takes, through{' '}
          <Link href="https://github.com/sponsors/nohwnd">GitHub Sponsors</Link> or{' '}
          <Link href="https://opencollective.com/pester/donate">Open Collective</Link>.
        </p>
      </div>
    </Section>
  );
}
