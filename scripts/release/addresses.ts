/** What a release does to addresses: the new latest version takes those without a version, the former one gives them up. */
import type { DocumentedVersion } from '../../config/versions';

/** The two versions that change their addresses in a release. */
export interface Succession {
  /** The version that becomes the latest. */
  readonly next: DocumentedVersion;
  /** The version that has been the latest so far. */
  readonly former: DocumentedVersion;
}

/**
 * The address that shows the same page after the release.
 * @param address path below the site's `baseUrl`, with a slash at its start: `/docs/v6/usage/mocking`
 */
export function moveAddress(address: string, { next, former }: Succession): string {
  const own = below(address, next.routeBase);
  if (own !== undefined) return `/${former.routeBase}${own}`;
  const rest = below(address, former.routeBase);
  const isOfAnother = rest === undefined || /^\/v\d+(?![\w-])/.test(rest);
  return isOfAnother ? address : `/${former.routeBase}/${former.name}${rest}`;
}

/** What follows `/base` in an address, with its slash, `#` or `?`; `undefined` when the address is not below it. */
function below(address: string, base: string): string | undefined {
  const rest = address.startsWith(`/${base}`) ? address.slice(base.length + 1) : undefined;
  return rest === undefined || /^(?:$|[/#?])/.test(rest) ? rest : undefined;
}

/** Targets of links in Markdown and in HTML that are absolute paths. */
const LINK_TARGET = /(\]\(<?|\]: *<?|href=")(\/[^\s)>"]*)/g;

/** The text of a page with its links to other versions led to where those are after the release. */
export function moveLinks(text: string, succession: Succession): string {
  return text.replace(
    LINK_TARGET,
    (_, start: string, address: string) => start + moveAddress(address, succession),
  );
}

/** Addresses of test data (`"/docs/…"` as JSON strings) after the release. */
export function moveJsonAddresses(text: string, succession: Succession): string {
  return text.replace(
    /"(\/docs(?:[/#?][^"]*)?)"/g,
    (_, address: string) => `"${moveAddress(address, succession)}"`,
  );
}
