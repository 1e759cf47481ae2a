/** The steps after Docusaurus's own build, in order. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { headerRules } from '../../config/headers';
import { redirects } from '../../config/redirects';
import { algoliaCredentials } from '../../config/search';
import { contentSecurityPolicy } from '../../config/security';
import { baseUrl, FEED_FILE, siteUrl } from '../../config/site';
import { releases } from '../../data/releases';
import { formatHeaders, formatRedirects, HEADERS_FILE, REDIRECTS_FILE } from '../../lib/hostRules';
import { atomFeed } from './feed';
import { inlineScripts, scriptHash } from './inlineScripts';
import { unwrapPlainCode } from './plainCode';

/** Docusaurus has one on every page and one on the home page; each more is a hole that someone should have seen. */
const MOST_INLINE_SCRIPTS = 2;

/**
 * Of pages that only lead elsewhere. Their scripts need no hash: a host that sends the policy answers with a redirect in
 * their place.
 */
const REDIRECT = '<meta http-equiv="refresh"';

/**
 * Completes the built site in `folder`: its pages as Markdown, the feed, `robots.txt`, `_redirects` and `_headers`.
 * @param markdown see `markdownFiles`
 * @throws {Error} naming the step and file that failed
 */
export async function finishBuild(
  folder: string,
  markdown: ReadonlyMap<string, string>,
): Promise<void> {
  const files = (await fastGlob('**/*.html', { cwd: folder })).sort();
  if (files.length === 0) throw new Error(`${folder} holds no built site: it has no HTML file.`);
  for (const [name, content] of markdown) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const pages = new Map<string, string>();
  for (const file of files) {
    const html = unwrapPlainCode(readFileSync(path.join(folder, file), 'utf8'));
    writeFileSync(path.join(folder, file), html);
    pages.set(file, html);
  }
  const site = { baseUrl: baseUrl(), origin: siteUrl() };
  writeFileSync(path.join(folder, FEED_FILE), atomFeed(releases, site));
  writeFileSync(path.join(folder, 'robots.txt'), robots(siteUrl() + baseUrl()));
  writeFileSync(path.join(folder, REDIRECTS_FILE), formatRedirects(redirects(), baseUrl()));

  const policy = contentSecurityPolicy({
    scriptHashes: inlineScriptHashes(pages),
    algoliaAppId: algoliaCredentials()?.appId,
  });
  writeFileSync(path.join(folder, HEADERS_FILE), formatHeaders(headerRules(baseUrl(), policy)));
}

/**
 * All may be read; pages that are to be left out of searches say so themselves.
 * @param home address of the site, with a slash at its end
 */
function robots(home: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${home}sitemap.xml\n`;
}

/**
 * Hashes of the inline scripts in the pages, for the policy.
 * @param pages HTML by file
 * @throws {Error} listing all of them when there are more than are known
 */
function inlineScriptHashes(pages: ReadonlyMap<string, string>): string[] {
  const firstPage = new Map<string, string>();
  for (const [file, html] of pages) {
    if (html.includes(REDIRECT)) continue;
    for (const source of inlineScripts(html)) {
      if (!firstPage.has(source)) firstPage.set(source, file);
    }
  }
  if (firstPage.size > MOST_INLINE_SCRIPTS) {
    const found = [...firstPage].map(([source, file]) => `${file}: ${source.trim().slice(0, 60)}…`);
    throw new Error(
      `The built pages hold ${firstPage.size} different inline scripts; ${MOST_INLINE_SCRIPTS} are known (scripts/build/finish.ts). Put the others into files:\n${found.join('\n')}`,
    );
  }
  return [...firstPage.keys()].map(scriptHash).sort();
}
