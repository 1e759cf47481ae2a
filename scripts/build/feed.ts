/** The Atom feed of the releases that the documentation describes. */
import { Feed } from 'feed';
import { FEED_FILE, FEED_TITLE } from '../../config/site';
import { releaseAddress, releasePage, releaseTitle, type Release } from '../../data/releases';

/** Where the site is served. */
interface FeedSite {
  /** Origin without a trailing slash. */
  readonly origin: string;
  /** Path with a slash at both ends. */
  readonly baseUrl: string;
}

const dateOf = ({ date }: Release): Date => new Date(`${date}T00:00:00Z`);

/**
 * The feed as Atom (RFC 4287). The id of an entry is the address of the release, which outlives any move of the site. The
 * feed changes only when an entry does, not with every build.
 * @param releases the newest first
 */
export function atomFeed(releases: readonly Release[], { origin, baseUrl }: FeedSite): string {
  const home = origin + baseUrl;
  const feed = new Feed({
    id: home,
    link: home,
    title: FEED_TITLE,
    updated: releases[0] && dateOf(releases[0]),
    feedLinks: { atom: home + FEED_FILE },
    author: { name: 'The Pester team' },
    copyright: '',
  });
  for (const entry of releases) {
    feed.addItem({
      id: releaseAddress(entry),
      title: releaseTitle(entry),
      link: home + releasePage(entry).slice(1),
      date: dateOf(entry),
      description: entry.text,
    });
  }
  return feed.atom1();
}
