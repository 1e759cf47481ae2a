/** Assembles the site. Every fact and every decision lives in `src/config` and `src/data`; nothing is decided here. */
import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import { announcementBar } from './src/config/announcement';
import { faster } from './src/config/bundler';
import { clientModules } from './src/config/clientModules';
import { docsOptions } from './src/config/docs';
import { footer } from './src/config/footer';
import { headTags, socialImage, socialMetadata } from './src/config/head';
import { markdown } from './src/config/markdown';
import { navbar } from './src/config/navbar';
import { prism } from './src/config/prism';
import { redirectOptions } from './src/config/redirects';
import { algolia } from './src/config/search';
import { baseUrl, SITE_TAGLINE, SITE_TITLE, siteUrl, TITLE_DELIMITER } from './src/config/site';
import { sitemapOptions } from './src/config/sitemap';
import { stylesheets } from './src/config/stylesheets';

const presetOptions = {
  docs: docsOptions(),
  blog: false,
  theme: { customCss: stylesheets },
  sitemap: sitemapOptions,
} satisfies PresetOptions;

const themeConfig = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  image: socialImage,
  metadata: socialMetadata,
  ...(announcementBar && { announcementBar }),
  navbar,
  footer,
  prism,
  algolia: algolia(),
} satisfies ThemeConfig;

const config = {
  title: SITE_TITLE,
  tagline: SITE_TAGLINE,
  titleDelimiter: TITLE_DELIMITER,
  url: siteUrl(),
  baseUrl: baseUrl(),
  baseUrlIssueBanner: true,
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en'], path: 'src/i18n' },
  onBrokenLinks: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown,
  headTags,
  clientModules,
  future: { v4: true, experimental_faster: faster },
  presets: [['classic', presetOptions]],
  plugins: [
    ['@docusaurus/plugin-client-redirects', redirectOptions()],
    './src/plugins/deferred-highlighting/index.ts',
    './src/plugins/local-search/index.ts',
    './src/plugins/preact/index.ts',
  ],
  themeConfig,
} satisfies Config;

export default config;
