import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import { installCommand, VERSIONS, type DocumentedVersion } from '@site/config/versions';
import Section from './Section';
import styles from './versions.module.css';

/** The documented versions: what the Gallery installs, what is maintained, what is a candidate. */
export default function Versions(): ReactNode {
  return (
    <div className={styles.band}>
      <Section id="which-version" title="Which Pester is yours">
        <ul className={styles.versions}>
          {VERSIONS.map((version) => (
            <Version key={version.name} version={version} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Version({ version }: { readonly version: DocumentedVersion }): ReactNode {
  const { name, status, pester, stable, powershell, chooseIf, routeBase } = version;
  const isMaintained = status !== 'old';
  return (
    <li data-maintained={isMaintained}>
      <h3>{stable ?? pester}</h3>
      <p className={styles.state}>
        {isMaintained ? 'Maintained' : 'Not maintained'}
        {stable !== undefined && (
          <span>
            <Link to={`/${routeBase}/introduction/whats-new`}>{pester}</Link> is the candidate for
            the next release
          </span>
        )}
      </p>
      <p>{chooseIf}</p>
      <p>Runs on {powershell}.</p>
      <CodeBlock language="powershell">{installCommand(stable ?? pester)}</CodeBlock>
      <p className={styles.links}>
        <Link to={`/${routeBase}/quick-start`}>Read the {name} docs</Link>
        <Link to={`/${routeBase}/commands`}>Commands of {name}</Link>
      </p>
    </li>
  );
}
