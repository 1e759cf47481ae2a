/** Assembles the site. What is longer than a line or needs a reason is in `config`, facts are in `data`. */
import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import { faster } from './config/bundler';
import { docsOptions } from './config/docs';
import { footer } from './config/footer';
import { headTags, socialImage, socialMetadata } from './config/head';
import { navbar } from './config/navbar';
import { prism } from './config/prism';
import { redirectOptions } from './config/redirects';
import { algolia } from './config/search';
import { baseUrl, SITE_TAGLINE, SITE_TITLE, siteUrl } from './config/site';
import { sitemapOptions } from './config/sitemap';

const presetOptions = {
  docs: docsOptions(),
  blog: false,
  // In cascade order. Docusaurus's own rules are in cascade layers, so these win.
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/base.css',
      './src/css/layout.css',
      './src/css/prose.css',
      './src/css/code.css',
      './src/css/diagrams.css',
      './src/css/search.css',
      './src/css/print.css',
    ],
  },
  sitemap: sitemapOptions,
} satisfies PresetOptions;

const themeConfig = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: { sidebar: { autoCollapseCategories: true } },
  image: socialImage,
  metadata: socialMetadata,
  // An announcement above the navbar; a reader who closes it does not see it again until its `id` changes:
  // announcementBar: { id: 'v6-rc5', content: 'Pester 6.0.0-rc5 is out.', isCloseable: true },
  navbar,
  footer,
  prism,
  algolia: algolia(),
} satisfies ThemeConfig;

const config = {
  title: SITE_TITLE,
  tagline: SITE_TAGLINE,
  url: siteUrl(),
  baseUrl: baseUrl(),
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  // While writing, a warning is enough; `npm test` makes a failure of each.
  onBrokenLinks: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  headTags,
  // Run once per visit, beside the pages' components; each says why in its first comment.
  clientModules: [
    './src/clientModules/cleanAddress.ts',
    './src/clientModules/chunkFailure.ts',
    './src/clientModules/prefetchPolicy.ts',
    './src/clientModules/scrollToHeading.ts',
    './src/clientModules/followContents.ts',
    './src/clientModules/missingPage.ts',
  ],
  future: { v4: true, experimental_faster: faster },
  presets: [['classic', presetOptions]],
  plugins: [
    ['@docusaurus/plugin-client-redirects', redirectOptions()],
    './plugins/chunk-ids/index.ts',
    './plugins/code-blocks/index.ts',
    './plugins/pages/index.ts',
    './plugins/search/index.ts',
  ],
  themeConfig,
} satisfies Config;

export default config;
