// Wrapped to put the page's actions into the row of the breadcrumbs: Docusaurus has no slot beside a doc's title.
import type { ReactNode } from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageHeaderRow from '@site/src/components/PageHeaderRow';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <PageHeaderRow>
      <DocBreadcrumbs />
    </PageHeaderRow>
  );
}
