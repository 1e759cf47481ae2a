/**
 * Configuration of Algolia's crawler, for builds with hosted search: paste it into the crawler's editor, with your own
 * application, key and index. It reads pages that web searches leave out: v4 is `noindex`, and v6 names v5 as canonical.
 */
/* global Crawler */
new Crawler({
  appId: 'YOUR_APP_ID',
  apiKey: 'YOUR_CRAWLER_KEY',
  startUrls: ['https://pester.dev/'],
  discoveryPatterns: ['https://pester.dev/**'],
  sitemaps: ['https://pester.dev/sitemap.xml'],
  ignoreNoIndex: true,
  ignoreCanonicalTo: true,
  actions: [
    {
      indexName: 'YOUR_INDEX_NAME',
      pathsToMatch: ['https://pester.dev/**', '!https://pester.dev/search'],
      recordExtractor: ({ $, helpers }) =>
        helpers.docsearch({
          recordProps: {
            lvl0: {
              selectors: '',
              defaultValue:
                $('.theme-doc-breadcrumbs .breadcrumbs__item').slice(0, -1).last().text() ||
                'Documentation',
            },
            lvl1: 'main h1',
            lvl2: 'main h2',
            lvl3: 'main h3',
            lvl4: 'main h4',
            content: 'main p, main li, main td',
          },
          indexHeadings: true,
          aggregateContent: true,
          recordVersion: 'v3',
        }),
    },
  ],
  initialIndexSettings: {
    YOUR_INDEX_NAME: {
      attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
      searchableAttributes: [
        'unordered(hierarchy.lvl1)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'content',
      ],
      distinct: true,
      attributeForDistinct: 'url',
    },
  },
});
