import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { LATEST, byDocusaurusName, yieldsToLatest } from '@site/config/versions';

interface Props {
  /** Version as Docusaurus names it: `current`, `v5`, `v4`. */
  readonly docusaurusVersion: string;
  readonly title: string;
  readonly description: string | undefined;
  /** Path of the same page in the latest version, if it is there. */
  readonly latestPath: string | undefined;
}

/**
 * Head of a page that is not of the latest version: title and description say the version, and a page of a preview or
 * of a maintained version names its counterpart in the latest version as the canonical one. Renders nothing for the latest version itself.
 */
export default function VersionedMetadata({
  docusaurusVersion,
  title,
  description,
  latestPath,
}: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const version = byDocusaurusName(docusaurusVersion);
  if (!version || version.name === LATEST) return null;
  const canonical =
    yieldsToLatest(version) && latestPath
      ? siteConfig.url + latestPath.replace(/\/$/, '')
      : undefined;
  return (
    <>
      <PageMetadata
        title={`${title} (${version.name})`}
        description={description && `${description} (Pester ${version.name})`}
      />
      {canonical && (
        <Head>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </Head>
      )}
    </>
  );
}
