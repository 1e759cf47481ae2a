import type { ReactNode } from 'react';
import Availability from '@site/src/components/Availability';
import styles from './styles.module.css';

/** The row above a page's title: breadcrumbs at the left, what concerns the page as a whole at the right. */
export default function PageHeaderRow({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.row}>
      {children}
      <Availability />
    </div>
  );
}
