import { useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import styles from './styles.module.css';

type Outcome = 'copied' | 'failed';

const MESSAGES: Readonly<Record<Outcome, string>> = {
  copied: 'Copied as Markdown',
  failed: 'Could not copy; add .md to the address instead',
};

/**
 * The Markdown as the clipboard takes it.
 * @throws {Error} when there is no such file
 */
async function fetchMarkdown(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  // Of the type that the clipboard is told: a browser may refuse another one, and Markdown's own.
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** Starts at once: WebKit lets a page write to the clipboard during the click only, so it gets what is still to come. */
async function copyMarkdown(address: string): Promise<Outcome> {
  try {
    // Firefox before 127 has none; there, a click still counts after the request.
    if (typeof ClipboardItem === 'function') {
      const markdown = fetchMarkdown(address);
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': markdown })]);
    } else {
      const markdown = await fetchMarkdown(address);
      await navigator.clipboard.writeText(await markdown.text());
    }
    return 'copied';
  } catch {
    return 'failed';
  }
}

/**
 * Button that copies the page as Markdown. Success is shown within the button, where it moves nothing, and said to screen
 * readers; a failure is written beside it.
 */
export default function CopyPage(): ReactNode {
  // The build writes it beside the page's HTML.
  const address = `${useLocation().pathname}.md`;
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <button
        type="button"
        className={styles.copy}
        data-outcome={outcome}
        onClick={() => {
          // Emptied first: screen readers say what changes.
          setOutcome(undefined);
          void copyMarkdown(address).then(setOutcome);
        }}
      >
        Copy<span className={styles.noun}> page</span>
      </button>
      <span role="status" className={outcome === 'failed' ? undefined : 'only-spoken'}>
        {outcome && MESSAGES[outcome]}
      </span>
    </>
  );
}
