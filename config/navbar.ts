/** The bar at the top of every page. */
import type { ThemeConfig } from '@docusaurus/preset-classic';
import { PESTER_REPOSITORY, SITE_TITLE } from './site';

/** Addresses below `commands/` of any version. */
const COMMAND_PAGES = '/docs/(?:v\\d+/)?commands(?:/|$)';
/** All other addresses of any version. */
const GUIDE_PAGES = '/docs(?:/(?!(?:v\\d+/)?commands(?:/|$))|$)';

export const navbar = {
  title: SITE_TITLE,
  logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 },
  items: [
    { type: 'docsVersionDropdown', position: 'left' },
    {
      type: 'doc',
      docId: 'quick-start',
      label: 'Docs',
      position: 'left',
      activeBaseRegex: GUIDE_PAGES,
    },
    {
      type: 'doc',
      docId: 'commands/Add-ShouldOperator',
      label: 'Commands',
      position: 'left',
      activeBaseRegex: COMMAND_PAGES,
    },
    { href: PESTER_REPOSITORY, label: 'GitHub', position: 'right' },
    { type: 'search', position: 'right' },
  ],
} satisfies ThemeConfig['navbar'];
