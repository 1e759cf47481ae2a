import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import { SITE_TAGLINE } from '@site/config/site';
import { documentedVersion, LATEST } from '@site/config/versions';
import { homeOutput, homeTest } from '@site/data/home';
import { releasePage, releases } from '@site/data/releases';
import styles from './styles.module.css';

const [newest] = releases;

/** First screen: the promise, how to install, and a real test beside what it really prints. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.promise}>
        <Heading as="h1">{SITE_TAGLINE}</Heading>
        <p>Write what your function should do, run it, and read in one line what it did instead.</p>
        <CodeBlock language="powershell">{documentedVersion(LATEST).install}</CodeBlock>
        <p className={styles.actions}>
          <Link className="button button--primary" to="/docs/quick-start">
            Quick start
          </Link>
          <Link className="button button--secondary" to={releasePage(newest)}>
            What is new in {newest.version}
          </Link>
        </p>
      </div>
      <div className={styles.example}>
        <CodeBlock language="powershell" title={homeTest.name}>
          {homeTest.code}
        </CodeBlock>
        <CodeBlock language="text">{homeOutput}</CodeBlock>
      </div>
    </header>
  );
}
