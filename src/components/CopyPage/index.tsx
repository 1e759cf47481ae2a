import { useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import styles from './styles.module.css';

type Outcome = 'copied' | 'failed';

const MESSAGES: Readonly<Record<Outcome, string>> = {
  copied: 'Copied as Markdown',
  failed: 'Could not copy; add .md to the address instead',
};

/** Address of the page's Markdown, which the build writes beside its HTML. */
function markdownAddress(pathname: string): string {
  return `${pathname.replace(/(?:\/index)?\.html$|\/$/, '')}.md`;
}

async function copyMarkdown(address: string): Promise<Outcome> {
  try {
    const response = await fetch(address);
    if (!response.ok) return 'failed';
    await navigator.clipboard.writeText(await response.text());
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Button that copies the page as Markdown; the outcome is shown on it and said to screen readers. */
export default function CopyPage(): ReactNode {
  const address = markdownAddress(useLocation().pathname);
  const [outcome, setOutcome] = useState<{ readonly address: string; readonly is: Outcome }>();
  const current = outcome?.address === address ? outcome.is : undefined;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <button
        type="button"
        className={styles.copy}
        onClick={() => {
          void copyMarkdown(address).then((is) => {
            setOutcome({ address, is });
          });
        }}
      >
        Copy page
      </button>
      <span role="status" className={styles.status}>
        {current && MESSAGES[current]}
      </span>
    </>
  );
}
