import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { VERSIONS } from '@site/config/versions';
import styles from './styles.module.css';

/**
 * In which versions the command of this page exists, with links to the same page there ("v4 · v5 · v6").
 * It is read off the pages themselves; the reference check holds those to each module's own list of commands.
 * Renders nothing on pages that are not about a command.
 */
export default function Availability(): ReactNode {
  const { activeDoc, activeVersion, alternateDocVersions } = useActiveDocContext(undefined);
  if (!activeDoc?.id.startsWith('commands/') || !activeVersion) return null;
  const available = [...VERSIONS].reverse().flatMap(({ name, docusaurusName }) => {
    const isCurrent = activeVersion.name === docusaurusName;
    const doc = isCurrent ? activeDoc : alternateDocVersions[docusaurusName];
    return doc ? [{ name, path: doc.path, isCurrent }] : [];
  });
  return (
    <nav className={styles.availability} aria-label="Versions that have this page">
      {available.map(({ name, path, isCurrent }) =>
        isCurrent ? (
          <strong key={name} aria-current="true">
            {name}
          </strong>
        ) : (
          <Link key={name} to={path}>
            {name}
          </Link>
        ),
      )}
    </nav>
  );
}
