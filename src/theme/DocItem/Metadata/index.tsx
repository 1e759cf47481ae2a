// Wrapped because the same page exists in several versions: titles and descriptions get the version's name, so that
// they are unique over the site, and a page of a preview or of a maintained version points its canonical link to its counterpart
// in the latest one, found by document id.
import type { ReactNode } from 'react';
import { useActiveDocContext, useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import VersionedMetadata from '@site/src/components/VersionedMetadata';
import { LATEST } from '@site/config/versions';

export default function DocItemMetadataWrapper(): ReactNode {
  const { metadata } = useDoc();
  const { alternateDocVersions } = useActiveDocContext(undefined);
  return (
    <>
      <DocItemMetadata />
      <VersionedMetadata
        docusaurusVersion={metadata.version}
        title={metadata.title}
        description={metadata.description}
        latestPath={alternateDocVersions[LATEST]?.path}
      />
    </>
  );
}
