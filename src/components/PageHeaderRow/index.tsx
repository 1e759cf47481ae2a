import type { ReactNode } from 'react';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import Availability from '@site/src/components/Availability';
import CopyPage from '@site/src/components/CopyPage';
import styles from './styles.module.css';

/** The row above a page's title: breadcrumbs at the left, what concerns the page as a whole at the right. */
export default function PageHeaderRow({ children }: { readonly children: ReactNode }): ReactNode {
  // Index pages of categories have breadcrumbs too, but no file behind them: their id is their slug.
  const { activeDoc } = useActiveDocContext(undefined);
  const isWritten = activeDoc !== undefined && !activeDoc.id.startsWith('/');
  return (
    <div className={styles.row}>
      {children}
      {isWritten && (
        <div className={styles.actions}>
          <Availability />
          <CopyPage />
        </div>
      )}
    </div>
  );
}
