/** Identity of the site, and what its owner may set from outside by environment variables. */

export const SITE_TITLE = 'Pester';
export const SITE_TAGLINE = 'The ubiquitous test and mock framework for PowerShell';

/** Where the source of Pester itself lives. */
export const PESTER_REPOSITORY = 'https://github.com/pester/pester';

/** Where the source of this site lives: "Edit this page" and prefilled issues lead there. */
export const DOCS_REPOSITORY = 'https://github.com/pester/docs';
export const DOCS_BRANCH = 'main';

/** The feed of news, which the build writes and every page's head links to. */
export const FEED_FILE = 'feed.xml';
export const FEED_TITLE = 'Pester documentation: releases and news';

/** Text that an unset or empty environment variable falls back to. */
function setting(name: string, fallback: string): string {
  const value = process.env[name]?.trim();
  return value === undefined || value === '' ? fallback : value;
}

/**
 * Origin that canonical links, the sitemap and feeds use: `SITE_URL`, without a trailing slash.
 * @throws {Error} when it is not an absolute http(s) address without a path
 */
export function siteUrl(): string {
  const value = setting('SITE_URL', 'https://pester.dev').replace(/\/$/, '');
  if (!/^https?:\/\/[^/]+$/.test(value)) {
    throw new Error(
      `SITE_URL is "${value}"; it must be an origin such as https://pester.dev (a path goes into BASE_URL).`,
    );
  }
  return value;
}

/**
 * Path below which the site is served: `BASE_URL`, with a slash at both ends.
 * @throws {Error} when a slash is missing
 */
export function baseUrl(): string {
  const value = setting('BASE_URL', '/');
  if (!/^\/(?:.*\/)?$/.test(value)) {
    throw new Error(
      `BASE_URL is "${value}"; it must begin and end with a slash, such as /docs-preview/.`,
    );
  }
  return value;
}
