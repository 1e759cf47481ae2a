/** The small pages that lead elsewhere, without the inline script that Docusaurus's plugin gives each of them. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the plugin writes: https://github.com/facebook/docusaurus, plugin-client-redirects, redirectPage.template.html */
const PLUGIN_PAGE =
  /<meta http-equiv="refresh" content="0; url=([^"]+)">[\s\S]*window\.location\.href = /;

export const REDIRECT_SCRIPT = 'redirect.js';

/** `true` for a page that only leads elsewhere, as this module writes it. */
export function isRedirectPage(html: string): boolean {
  return html.includes(`/${REDIRECT_SCRIPT}" data-to=`);
}

/**
 * The page that leads to `target`. The refresh is for browsers without scripts only: with them it would compete with the
 * script and lose the query and the hash.
 * @param target path with the site's `baseUrl`, or absolute address; HTML-escaped
 * @param origin of the site, for the canonical address
 */
export function redirectPage(target: string, baseUrl: string, origin: string): string {
  const canonical = target.startsWith('/') ? origin + target : target;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<script src="${baseUrl}${REDIRECT_SCRIPT}" data-to="${target}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body><p>This page has moved: <a href="${target}">${canonical}</a></p></body>
</html>
`;
}

/**
 * Rewrites the plugin's pages.
 * @param files HTML files, relative to `folder`
 */
export function rewriteRedirectPages(
  folder: string,
  files: readonly string[],
  site: { readonly baseUrl: string; readonly origin: string },
): void {
  for (const file of files) {
    const absolute = path.join(folder, file);
    const target = PLUGIN_PAGE.exec(readFileSync(absolute, 'utf8'))?.[1];
    if (target !== undefined)
      writeFileSync(absolute, redirectPage(target, site.baseUrl, site.origin));
  }
}
