/** Headers by address, for hosts that read a `_headers` file. */
import { FIXED_SECURITY_HEADERS } from './security';

/** Headers of all addresses that match `path`, where `*` at its end stands for any rest. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A year: the names of these files change with their content. */
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The rules. Hosts join the values when two rules set the same header for one address, so none of them overlap in a header.
 * Pages need none for caching: without one, Netlify has browsers ask for them each time.
 * @param baseUrl path of the site, with a slash at both ends
 */
export function headerRules(baseUrl: string, policy: string): readonly HeaderRule[] {
  return [
    {
      path: `${baseUrl}*`,
      headers: { 'Content-Security-Policy': policy, ...FIXED_SECURITY_HEADERS },
    },
    { path: `${baseUrl}assets/*`, headers: { 'Cache-Control': FOREVER } },
  ];
}
