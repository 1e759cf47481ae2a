/** What every page carries in its head beside its own title and description. */
import type { HtmlTagObject } from '@docusaurus/types';
import { baseUrl, FEED_FILE, FEED_TITLE } from './site';

/** Picture that social networks show for a link to the site, 1200 × 630. */
export const socialImage = 'img/social.png';

export const socialMetadata = [{ name: 'twitter:card', content: 'summary_large_image' }];

export const headTags: HtmlTagObject[] = [
  { tagName: 'link', attributes: { rel: 'icon', href: `${baseUrl()}favicon.ico`, sizes: '32x32' } },
  {
    tagName: 'link',
    attributes: { rel: 'apple-touch-icon', href: `${baseUrl()}img/apple-touch-icon.png` },
  },
  {
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: FEED_TITLE,
      href: baseUrl() + FEED_FILE,
    },
  },
];
