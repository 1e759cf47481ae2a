/** The Atom feed of the releases that the documentation describes. */
import { Feed } from 'feed';
import { FEED_FILE, FEED_TITLE } from '../../config/feed';
import { releaseAddress, releasePage, releaseTitle, type Release } from '../../data/releases';

/** Where the site is served. */
interface FeedSite {
  /** Origin without a trailing slash. */
  readonly origin: string;
  /** Path with a slash at both ends. */
  readonly baseUrl: string;
}

/**
 * The feed as Atom (RFC 4287), newest entry first. The id of an entry is the address of the release, which outlives any
 * move of the site. It changes only when an entry does, not with every build.
 * @throws {Error} naming the release whose date is none, or when there is no release
 */
export function atomFeed(releases: readonly Release[], { origin, baseUrl }: FeedSite): string {
  const home = origin + baseUrl;
  const entries = [...releases].sort((a, b) => b.date.localeCompare(a.date));
  const [newest] = entries;
  if (!newest) throw new Error('The feed has no entry: data/releases.ts lists no release.');
  const feed = new Feed({
    id: home,
    link: home,
    title: FEED_TITLE,
    updated: dayOf(newest),
    feedLinks: { atom: home + FEED_FILE },
    author: { name: 'The Pester team' },
    copyright: '',
  });
  for (const entry of entries) {
    feed.addItem({
      id: releaseAddress(entry),
      title: releaseTitle(entry),
      link: home + releasePage(entry).slice(1),
      date: dayOf(entry),
      description: entry.text,
    });
  }
  return feed.atom1();
}

function dayOf({ release, date }: Release): Date {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) {
    throw new Error(
      `data/releases.ts: the date of ${release} is "${date}"; it must be a day as YYYY-MM-DD.`,
    );
  }
  return day;
}
