/** The announcement bar above the navbar. Off; to switch it on, replace `undefined`. */
import type { ThemeConfig } from '@docusaurus/preset-classic';

/**
 * A reader who closes the bar does not see it again until its `id` changes. Example:
 * `{ id: 'v6-rc5', content: 'Pester 6.0.0-rc5 is out.', isCloseable: true }`
 */
export const announcementBar: ThemeConfig['announcementBar'] = undefined;
