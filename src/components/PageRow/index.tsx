import type { ReactNode } from 'react';
import PageVersions from '@site/src/components/PageVersions';
import styles from './styles.module.css';

/** The quiet row below a page's lead: its version, the same page in others, and what can be done with it. */
export default function PageRow({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <div className={styles.row} data-page-row>
      <PageVersions />
      {children}
    </div>
  );
}
