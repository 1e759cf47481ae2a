/**
 * The files `_headers` and `_redirects` that static hosts such as Netlify read: written by the build, applied by the
 * test server. Format: https://docs.netlify.com/routing/headers and https://docs.netlify.com/routing/redirects
 */
import type { HeaderRule } from '../config/headers';
import type { Redirect } from '../config/redirects';

export const HEADERS_FILE = '_headers';
export const REDIRECTS_FILE = '_redirects';

/** Text of a `_headers` file. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Reads what {@link formatHeaders} has written. */
export function parseHeaders(text: string): HeaderRule[] {
  return text.split(/\n(?=\/)/).map((rule) => {
    const [path = '', ...lines] = rule.trim().split(/\n */);
    const headers = lines.map((line) => line.split(/: (.*)/).slice(0, 2));
    return { path, headers: Object.fromEntries(headers) as HeaderRule['headers'] };
  });
}

/** Headers of one address; no two rules set the same (`config/headers.ts`). */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const own = rules.filter((rule) => matchPath(rule.path, path) !== undefined);
  return Object.assign({}, ...own.map(({ headers }) => headers)) as Record<string, string>;
}

/**
 * Text of a `_redirects` file.
 * @param baseUrl path of the site, with a slash at both ends
 */
export function formatRedirects(redirects: readonly Redirect[], baseUrl: string): string {
  const below = (path: string): string =>
    path.startsWith('/') ? baseUrl + path.replace(/^\//, '') : path;
  // The exclamation mark lets the rule win over the small page that stands for it on other hosts.
  return redirects
    .map(({ from, to, status }) => `${below(from)} ${below(to)} ${status}!\n`)
    .join('');
}

/** Reads what {@link formatRedirects} has written. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return { from, to, status: status === '301!' ? 301 : 302 };
    });
}

/**
 * `true` when no page of its own can stand for the redirect, so that only a host's rule can follow it: a pattern, and an
 * address that differs from its target in case only, which would be the same file on some systems.
 */
export function needsRule({ from, to }: Pick<Redirect, 'from' | 'to'>): boolean {
  return /\*|\/:/.test(from) || from.toLowerCase() === to.toLowerCase();
}

/** The first redirect that matches, with its target filled in. */
export function redirectFor(
  redirects: readonly Redirect[],
  path: string,
): { readonly location: string; readonly status: number } | undefined {
  for (const { from, to, status } of redirects) {
    const values = matchPath(from, path);
    if (values === undefined) continue;
    const location = to.replace(/:([a-z]+)/gi, (name, key: string) => values[key] ?? name);
    return { location, status };
  }
  return undefined;
}

/**
 * Compares an address with a pattern, as hosts do: with or without a slash at the end.
 * @returns what stands for `*` (as `splat`) and for each `:name`; `undefined` when the address does not match
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const expression = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?')
    .replace(/:([a-z]+)/gi, '(?<$1>[^/]+)');
  const match = new RegExp(`^${expression}/?$`).exec(path);
  if (!match) return undefined;
  return Object.fromEntries(
    Object.entries(match.groups ?? {}).map(([name, value]) => [
      name,
      (value as string | undefined) ?? '',
    ]),
  );
}
