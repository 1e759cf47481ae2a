/** What the site's pages may do in a reader's browser, as the headers that a host sends with them. */

/** Sources of the policy beside the site itself. */
interface PolicySources {
  /** `sha256-…` of each inline script. */
  readonly scriptHashes: readonly string[];
  /** Application id of hosted search, when it is configured. */
  readonly algoliaAppId?: string | undefined;
}

/** Hosts that Algolia's client asks: https://www.algolia.com/doc/guides/getting-started/how-algolia-works/in-depth/reliability */
function algoliaHosts(appId: string | undefined): string[] {
  if (appId === undefined) return [];
  const id = appId.toLowerCase();
  const fallbacks = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...fallbacks];
}

function directives({ scriptHashes, algoliaAppId }: PolicySources): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    // Docusaurus and React write style attributes, which no hash covers.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Infima's icons are data addresses.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...algoliaHosts(algoliaAppId)],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Value of the `Content-Security-Policy` header. */
export function contentSecurityPolicy(sources: PolicySources): string {
  return Object.entries(directives(sources))
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Abilities of a browser that a site of text has no use for. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Headers that never differ. */
export const FIXED_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};
