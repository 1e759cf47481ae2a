import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {
  LATEST,
  VERSIONS,
  type DocumentedVersion,
  type VersionStatus,
} from '@site/config/versions';
import styles from './styles.module.css';

/** What is said of a version beside its name. */
const STATUS: Readonly<Record<VersionStatus, string>> = {
  preview: 'preview',
  latest: 'latest',
  maintained: '',
  old: 'no longer maintained',
};

/** A documented version and where it has the page. */
interface Entry {
  readonly version: DocumentedVersion;
  readonly path: string;
  readonly isCurrent: boolean;
}

/** The versions that have the page, oldest first. */
function useEntries(): Entry[] {
  const { activeDoc, activeVersion, alternateDocVersions } = useActiveDocContext(undefined);
  return [...VERSIONS].reverse().flatMap((version): Entry[] => {
    const { docusaurusName } = version;
    const isCurrent = activeVersion?.name === docusaurusName;
    const path = (isCurrent ? activeDoc : alternateDocVersions[docusaurusName])?.path;
    return path === undefined ? [] : [{ version, path, isCurrent }];
  });
}

/**
 * The version of this page, what its readers should know of it, and the same page in the other versions
 * ("v4, v5 latest, v6 preview"). It is read off the pages themselves.
 */
export default function PageVersions(): ReactNode {
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const entries = useEntries();
  const latest = useLatestVersion(undefined);
  return (
    <nav className={styles.versions} aria-label="Versions that have this page">
      {entries.map(({ version: { name, docusaurusName, status }, path, isCurrent }) =>
        isCurrent ? (
          <strong key={name} aria-current="true" data-status={status}>
            {name} <span>{STATUS[status]}</span>
          </strong>
        ) : (
          <Link
            key={name}
            to={path}
            onClick={() => {
              savePreferredVersionName(docusaurusName);
            }}
          >
            {name} {status === 'latest' && STATUS.latest}
          </Link>
        ),
      )}
      {!entries.some(({ version }) => version.name === LATEST) && (
        <Link to={`${latest.path}/quick-start`}>not in {LATEST}</Link>
      )}
    </nav>
  );
}
