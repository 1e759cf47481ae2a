import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { DOCS_REPOSITORY } from '@site/config/site';
import { byDocusaurusName } from '@site/config/versions';
import styles from './styles.module.css';

/** Link to a prefilled issue that names the page, the heading that the address points to, and the version. */
export default function PageFeedback(): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const { hash } = useLocation();
  // The server knows no heading; it is added once the page is alive.
  const heading = useIsBrowser() ? hash : '';
  const query = new URLSearchParams({
    template: 'page-is-wrong.yml',
    title: `${metadata.title}: `,
    page: `${siteConfig.url}${metadata.permalink}${heading}`,
    version: `Pester ${byDocusaurusName(metadata.version)?.pester ?? metadata.version}`,
  });
  return (
    <p className={`${styles.feedback} not-on-paper`}>
      <Link href={`${DOCS_REPOSITORY}/issues/new?${query.toString()}`}>Was this page wrong?</Link>
    </p>
  );
}
