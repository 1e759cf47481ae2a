import type { ReactNode, Ref } from 'react';
import Link from '@docusaurus/Link';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import type { Hit, Level } from '@site/plugins/search/client/protocol';
import styles from './styles.module.css';

interface Props {
  readonly hits: readonly Hit[];
  readonly ref: Ref<HTMLOListElement>;
}

/** The hits, best first. Their texts are HTML with the matches marked: search clients escape everything else. */
export default function ResultList({ hits, ref }: Props): ReactNode {
  const toLink = useSearchResultUrlProcessor();
  if (hits.length === 0) return null;
  return (
    <ol className={styles.results} ref={ref}>
      {hits.map((hit) => (
        <li key={hit.objectID}>
          <ResultItem hit={hit} to={toLink(hit.url)} />
        </li>
      ))}
    </ol>
  );
}

function ResultItem({ hit, to }: { readonly hit: Hit; readonly to: string }): ReactNode {
  const { hierarchy } = hit._highlightResult;
  const titles = (Object.keys(hierarchy) as Level[])
    .sort()
    .map((level) => hierarchy[level]?.value ?? '');
  const title = titles.at(-1) ?? '';
  const summary = hit._snippetResult.content?.value;
  return (
    <article className={styles.result}>
      <h2 className={styles.title}>
        <Link to={to}>
          <Html html={title} />
        </Link>
      </h2>
      <p className={styles.path}>
        <Html html={titles.slice(0, -1).join(' › ')} />
      </p>
      {summary && (
        <p className={styles.summary}>
          <Html html={summary} />
        </p>
      )}
    </article>
  );
}

function Html({ html }: { readonly html: string }): ReactNode {
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
