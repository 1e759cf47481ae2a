import type { ReactNode } from 'react';
import clsx from 'clsx';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import Offline from '@site/src/components/Offline';
import styles from './offline.module.css';

/** Where a reader chooses to keep a version for reading without a network. */
export default function OfflinePage(): ReactNode {
  return (
    <Layout
      title="Read offline"
      description="Keep one version of the Pester documentation in your browser, with search, and read it without a network."
    >
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <Heading as="h1">Read offline</Heading>
        <p>
          Your browser can keep one version of this documentation: all of its pages, and the search.
          They then open without a network. When the pages change, you are offered to reload.
        </p>
        <Offline />
        <p>Nothing is kept unless you choose it here, and only in this browser.</p>
      </main>
    </Layout>
  );
}
