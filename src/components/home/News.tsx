import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { FEED_FILE } from '@site/config/site';
import {
  releaseAddress,
  releaseDay,
  releasePage,
  releases,
  releaseTitle,
} from '@site/data/releases';
import Section from './Section';
import styles from './news.module.css';

const SHOWN = 4;

/** The newest releases; the feed and `introduction/whats-new` of each version have those before, too. */
export default function News(): ReactNode {
  // A file of the build, not a page that the router knows.
  const feed = `pathname://${useBaseUrl(`/${FEED_FILE}`)}`;
  return (
    <Section id="news" title="News">
      <ul className={styles.news}>
        {releases.slice(0, SHOWN).map((release) => (
          <li key={release.release}>
            <time dateTime={release.date}>{releaseDay(release)}</time>
            <p>
              <Link href={releaseAddress(release)}>{releaseTitle(release)}</Link>: {release.text}{' '}
              <Link to={releasePage(release)}>Read the {release.version} docs</Link>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.feed}>
        <Link href={feed}>Follow the news as a feed</Link>
      </p>
    </Section>
  );
}
