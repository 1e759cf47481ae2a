import type { ReactNode } from 'react';
import CopyPage from '@site/src/components/CopyPage';
import PageContents from '@site/src/components/PageContents';
import PageRow from '@site/src/components/PageRow';

/** The row of a document; `plugins/remark/pageActions.ts` puts it below the first paragraph. */
export default function PageActions(): ReactNode {
  return (
    <PageRow>
      <CopyPage />
      <PageContents />
    </PageRow>
  );
}
