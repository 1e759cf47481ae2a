/**
 * Every page as Markdown, at its address plus `.md`, and for each version `llms.txt` (a list of its pages) and
 * `llms-full.txt` (the pages themselves), both in sidebar order. The latest version's lists are also at the top.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { versionsToBuild } from '../../config/docs';
import { siteUrl, baseUrl, SITE_TAGLINE, SITE_TITLE } from '../../config/site';
import { LATEST, type DocumentedVersion } from '../../config/versions';
import { pathOfPage } from '../../lib/addresses';
import { parseFrontMatter } from '../../lib/mdx';
import { completePage } from '../pages/completePage';
import { pagesOfVersion, PROJECT_ROOT } from '../../lib/pages';
import { sidebarOrder } from './sidebarOrder';
import { toMarkdown } from './toMarkdown';

interface ExportedPage {
  /** Address without the site's origin, with `baseUrl`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

/** Makes a link target of the page in `file` absolute; links to pages lead to their HTML address. */
function linkResolver(file: string, routes: ReadonlyMap<string, string>, route: string) {
  return (target: string): string => {
    if (/^[a-z][a-z\d+.-]*:/i.test(target)) return target;
    if (target.startsWith('#')) return `${siteUrl()}${route}${target}`;
    const [pathname = '', hash] = target.split('#');
    const anchor = hash === undefined ? '' : `#${hash}`;
    if (pathname.startsWith('/')) return `${siteUrl()}${baseUrl()}${pathname.slice(1)}${anchor}`;
    const linked = path.posix.join(path.posix.dirname(file), pathname);
    // A link to no page stays as it is written: Docusaurus warns of it, and the tests name it with its line.
    const linkedRoute = routes.get(linked);
    return linkedRoute === undefined ? target : `${siteUrl()}${linkedRoute}${anchor}`;
  };
}

function exportVersion(version: DocumentedVersion): ExportedPage[] {
  const pages = pagesOfVersion(version.name).map(({ id, file }) => {
    const source = readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
    const route = `${baseUrl()}${version.routeBase}/${pathOfPage(parseFrontMatter(source, file), id)}`;
    return { id, file, source, route };
  });
  const routes = new Map(pages.map(({ file, route }) => [file, route]));
  const order = sidebarOrder(version);
  return pages
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .map(({ file, source, route }) => {
      const page = completePage(source, file);
      return {
        route,
        title: String(page.frontMatter.title),
        description: String(page.frontMatter.description),
        markdown: toMarkdown(page, linkResolver(file, routes, route)),
      };
    });
}

function listOf(version: DocumentedVersion, pages: readonly ExportedPage[]): string {
  const lines = pages.map(
    ({ title, route, description }) => `- [${title}](${siteUrl()}${route}.md): ${description}`,
  );
  return `# ${SITE_TITLE} ${version.pester}\n\n> ${SITE_TAGLINE}\n\n## Pages\n\n${lines.join('\n')}\n`;
}

/**
 * The pages of the versions to build, and their lists.
 * @returns contents by file, relative to the folder of the built site
 * @throws {Error} naming the page that cannot be exported
 */
export function markdownFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const add = (address: string, content: string): void => {
    files.set(address.slice(baseUrl().length), content);
  };
  for (const version of versionsToBuild()) {
    const pages = exportVersion(version);
    for (const { route, markdown } of pages) add(`${route}.md`, markdown);
    const full = pages.map(({ markdown }) => markdown).join('\n---\n\n');
    const bases = [
      `${baseUrl()}${version.routeBase}/`,
      ...(version.name === LATEST ? [baseUrl()] : []),
    ];
    for (const base of bases) {
      add(`${base}llms.txt`, listOf(version, pages));
      add(`${base}llms-full.txt`, full);
    }
  }
  return files;
}
