// Replaced: the theme's page has the version above its title, no place below its lead, and cuts what it says of pages to
// one line. Index pages of categories exist in every version under one title, as documents do (DocItem/Metadata).
import type { ReactNode } from 'react';
import { useActiveVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import CategoryPage from '@site/src/components/CategoryPage';
import VersionedMetadata from '@site/src/components/VersionedMetadata';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const version = useActiveVersion(undefined);
  const latest = useLatestVersion(undefined);
  const { title, description, permalink } = props.categoryGeneratedIndex;
  return (
    <>
      <CategoryPage {...props} />
      <VersionedMetadata
        docusaurusVersion={version?.name ?? latest.name}
        title={title}
        description={description}
        // Every version has the same categories.
        latestPath={version && permalink.replace(version.path, latest.path)}
      />
    </>
  );
}
