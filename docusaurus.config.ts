/** Assembles the site. Every fact and every decision lives in `config` and `data`; nothing is decided here. */
import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import { announcementBar } from './config/announcement';
import { faster } from './config/bundler';
import { clientModules } from './config/clientModules';
import { docsOptions } from './config/docs';
import { footer } from './config/footer';
import { headTags, socialImage, socialMetadata } from './config/head';
import { navbar } from './config/navbar';
import { prism } from './config/prism';
import { redirectOptions } from './config/redirects';
import { algolia } from './config/search';
import { baseUrl, SITE_TAGLINE, SITE_TITLE, siteUrl, TITLE_DELIMITER } from './config/site';
import { sitemapOptions } from './config/sitemap';
import { stylesheets } from './config/stylesheets';

const presetOptions = {
  docs: docsOptions(),
  blog: false,
  theme: { customCss: stylesheets },
  sitemap: sitemapOptions,
} satisfies PresetOptions;

const themeConfig = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: { sidebar: { autoCollapseCategories: true } },
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
  i18n: { defaultLocale: 'en', locales: ['en'] },
  onBrokenLinks: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  headTags,
  clientModules,
  future: { v4: true, experimental_faster: faster },
  presets: [['classic', presetOptions]],
  plugins: [
    ['@docusaurus/plugin-client-redirects', redirectOptions()],
    './plugins/chunk-ids/index.ts',
    './plugins/code-blocks/index.ts',
    './plugins/reference/index.ts',
    './plugins/search/index.ts',
  ],
  themeConfig,
} satisfies Config;

export default config;
