// cspell:ignore noninteractive -- part of the name of a lint rule
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** The reader has gone to a heading, which may be the one that the address names already. */
function closeAtLink({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.open = false;
}

/** The contents of a page where there is no room for them beside it. Closes when the reader has gone to a heading. */
export default function PageContents(): ReactNode {
  const { toc, frontMatter } = useDoc();
  const [isOpen, setIsOpen] = useState(false);
  if (toc.length === 0) return null;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- of links, which keys click, too
    <details
      className={styles.contents}
      onClick={closeAtLink}
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
