import { useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** The contents of a page where there is no room for them beside it. Closes when the reader has gone to a heading. */
export default function PageContents(): ReactNode {
  const { hash } = useLocation();
  const { toc } = useDoc();
  return toc.length > 0 && <Disclosure key={hash} />;
}

function Disclosure(): ReactNode {
  const { toc, frontMatter } = useDoc();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.contents}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary>On this page</summary>
      {/* Only then: the list of a long page has hundreds of elements, and stands beside the page on wide screens. */}
      {isOpen && (
        <TOCItems
          toc={toc}
          className={styles.list}
          linkClassName=""
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
        />
      )}
    </details>
  );
}
