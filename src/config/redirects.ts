/** Addresses that lead elsewhere. */
import type { Options } from '@docusaurus/plugin-client-redirects';
import { versionsToBuild } from './docs';

/** Redirects for hosts that know none: each becomes a small page. */
export function redirectOptions(): Options {
  return {
    redirects: versionsToBuild().map(({ routeBase }) => ({
      from: `/${routeBase}`,
      to: `/${routeBase}/quick-start`,
    })),
  };
}
