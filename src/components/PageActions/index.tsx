import type { ReactNode } from 'react';
import Availability from '@site/src/components/Availability';
import CopyPage from '@site/src/components/CopyPage';
import styles from './styles.module.css';

/** The quiet row below a page's first paragraph; `plugins/remark/pageActions.ts` puts it there. */
export default function PageActions(): ReactNode {
  return (
    <div className={styles.actions} data-page-actions>
      <Availability />
      <CopyPage />
    </div>
  );
}
