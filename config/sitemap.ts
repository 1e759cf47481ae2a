/** The sitemap lists each page once: without old versions (`noindex`), and without what is canonical in the latest one. */
import type { Options } from '@docusaurus/plugin-sitemap';
import { hasHistory } from './repository';
import { baseUrl } from './site';
import { documentedVersion, LATEST, VERSIONS, yieldsToLatest } from './versions';

/** Redirecting or personal pages: nothing that a search engine should list. */
const UNLISTED = ['search'];

/** Bases of the versions whose pages point to the latest version as canonical where it has the page. */
const yieldingBases = VERSIONS.filter(yieldsToLatest).map(
  ({ routeBase }) => `${baseUrl()}${routeBase}/`,
);

export const sitemapOptions = {
  changefreq: null,
  priority: null,
  lastmod: hasHistory() ? 'date' : null,
  ignorePatterns: UNLISTED.map((page) => `${baseUrl()}${page}`),
  // Page ids equal the routes below a version's base (tests/build/site.test.ts holds every page to that), so a route of
  // the latest version with the same tail is the same page.
  createSitemapItems: async ({ defaultCreateSitemapItems, ...context }) => {
    const items = await defaultCreateSitemapItems(context);
    const listed = new Set(items.map(({ url }) => new URL(url).pathname));
    const latestBase = `${baseUrl()}${documentedVersion(LATEST).routeBase}/`;
    return items.filter(({ url }) => {
      const { pathname } = new URL(url);
      const base = yieldingBases.find((candidate) => pathname.startsWith(candidate));
      return base === undefined || !listed.has(pathname.replace(base, latestBase));
    });
  },
} satisfies Options;
