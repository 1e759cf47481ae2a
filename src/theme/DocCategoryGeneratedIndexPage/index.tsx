// Wrapped for the same reason as DocItem/Metadata: index pages of categories exist in every version under one title.
// The class gives title and description the looks of those of other pages (src/css/prose.css).
import type { ReactNode } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import VersionedMetadata from '@site/src/components/VersionedMetadata';
import { latestRouteOf } from '@site/config/versions';

export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  const { version } = useDocsVersion();
  const { title, description, permalink } = props.categoryGeneratedIndex;
  return (
    <>
      <div className="category-index">
        <DocCategoryGeneratedIndexPage {...props} />
      </div>
      <VersionedMetadata
        docusaurusVersion={version}
        title={title}
        description={description}
        latestPath={latestRouteOf(version, permalink)}
      />
    </>
  );
}
