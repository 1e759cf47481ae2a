/**
 * Puts the facts of `data` into pages while the site is built: the numbers of releases and their news, syntax, the line
 * below each parameter and operator, the columns of options and properties, and the two overviews of commands; what a
 * page must hold itself, its headings and prose, is checked, and what is wrong stops the build with page, line and what
 * is allowed.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { documentedVersion, VERSIONS } from '../../config/versions';
import { parsePage, type ParsedPage } from '../../lib/mdx';
import { pageOfFile, PROJECT_ROOT, projectPath } from '../../lib/pages';
import { PageError, type Problem } from '../../lib/problem';
import { completeCommandPage } from './commandPage';
import { commandOf, loadReference, loadSince, type Facts } from './facts';
import { checkElements } from '../remark/checkPage';
import { resolveLinks } from '../remark/versionLinks';
import { completeErrorIndex, ERROR_INDEX } from '../errors';
import { COMMANDS, completeOverview, OVERVIEWS } from './overviews';
import { reportUnwritten } from './prose';
import { completeNews, fillReleases, WHATS_NEW } from './releases';
import type { Page } from '../../lib/sections';
import { completeShouldPage } from './shouldPage';
import { completeChapter } from '../tutorial';
import { checkOperatorTables, completeOptions, completeProperties } from './tables';

const TUTORIAL = 'tutorial/';

const LOADER = path.join(PROJECT_ROOT, 'plugins/reference/dependOn.mjs');

type Uncompleted = Pick<ParsedPage, 'file' | 'frontMatter' | 'tree'>;

/**
 * Puts the facts into the tree of a page; a page that shows none stays as it is.
 * @param root project root
 * @throws {PageError} that says of each fault what is allowed
 */
function completeTree({ file, frontMatter, tree }: Uncompleted, root: string): void {
  const place = pageOfFile(file);
  if (!place) return;
  const { version, id } = place;
  const problems: Problem[] = [];
  const page: Page = {
    tree,
    frontMatter,
    report: (message, node) =>
      void problems.push({ file, line: node?.position?.start.line ?? 1, message }),
  };
  // Most guides show no facts, so they are read where one is asked for.
  const facts: Facts = {
    get reference() {
      return loadReference(root, version);
    },
    get since() {
      return loadSince(root);
    },
  };
  checkElements(page);
  resolveLinks(page);
  reportUnwritten(page);
  fillReleases(page, documentedVersion(version));
  if (id === WHATS_NEW) {
    completeNews(page, documentedVersion(version));
  } else if (OVERVIEWS.includes(id)) {
    completeOverview(page, id, version, root);
  } else if (id.startsWith(COMMANDS)) {
    const name = id.slice(COMMANDS.length);
    const command = commandOf(name, facts.reference);
    if (!command)
      page.report(
        `Pester ${facts.reference.pester} has no command "${name}"; remove the page, or name it as one of the commands in data/reference/${version}.json`,
      );
    else if (command.name === 'Should') {
      completeShouldPage(page, { ...facts, command });
      checkOperatorTables(page, facts);
    } else completeCommandPage(page, { ...facts, command });
  } else if (id === ERROR_INDEX) {
    completeErrorIndex(page, version, root);
  } else if (id.startsWith('usage/')) {
    completeOptions(page, facts, id === 'usage/configuration');
    completeProperties(page, facts);
  } else if (id.startsWith('assertions/')) {
    checkOperatorTables(page, facts);
  } else if (id.startsWith(TUTORIAL)) {
    completeChapter(page, version, id, root);
  }
  if (problems.length > 0) throw new PageError(problems);
}

/**
 * A page as readers see it, facts included: what everything reads that looks at pages outside of the bundler.
 * @param source text of the file
 * @param file path relative to the project root, which tells the version
 * @param root project root, with the facts and the other pages
 * @throws {PageError} when it is not valid, or does not go with the facts
 */
export function completePage(
  source: string,
  file: string,
  root: string = PROJECT_ROOT,
): ParsedPage {
  const page = parsePage(source, file);
  completeTree(page, root);
  return page;
}

/** Reads and completes a page; errors as {@link completePage}. */
export function readCompletePage(file: string, root: string = PROJECT_ROOT): ParsedPage {
  return completePage(readFileSync(path.join(root, file), 'utf8'), file, root);
}

/** Remark plugin: completes the pages of the site; throws as {@link completePage}. */
export function referenceFacts() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = file.data.frontMatter as ParsedPage['frontMatter'];
    completeTree({ file: projectPath(file.path), frontMatter, tree }, PROJECT_ROOT);
  };
}

/**
 * Docusaurus plugin: lets the bundler know on which folders a page depends beside its own text, so that a running
 * development server does not show facts of yesterday.
 */
export default function reference({ siteDir }: LoadContext): Plugin {
  const inSite = (folder: string): string => path.join(siteDir, folder);
  const folders = VERSIONS.map(({ folder }) => inSite(folder));
  const below = (part: string): string[] => folders.map((folder) => path.join(folder, part));
  const rule = (test: RegExp, dependencies: readonly string[]) => ({
    test,
    include: folders,
    enforce: 'pre' as const,
    use: [{ loader: LOADER, options: { folders: dependencies } }],
  });
  return {
    name: 'reference',
    configureWebpack: () => ({
      module: {
        rules: [
          rule(/\.mdx?$/, [inSite('data')]),
          rule(/[\\/]usage[\\/][^\\/]+$/, below('usage/diagrams').filter(existsSync)),
          rule(/[\\/]assertions[\\/][^\\/]+$/, below('assertions/diagrams').filter(existsSync)),
          rule(/[\\/]commands[\\/](?:index|availability)\.mdx$/, below(COMMANDS)),
          rule(/[\\/]usage[\\/]error-messages\.mdx$/, below('errors')),
        ],
      },
    }),
  };
}
