/**
 * Completes pages: checks what a page itself must hold, fills in the numbers of releases, and puts in what stands
 * elsewhere, such as the facts of a command. INTERNALS.md, "The life of a page", says who reads pages through this.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentedVersion } from '../../config/versions';
import { parsePage, type ParsedPage } from '../../lib/mdx';
import { pageOfFile, PROJECT_ROOT, type PageFile } from '../../lib/pages';
import { PageError, type Problem } from '../../lib/problem';
import type { PageTree } from '../../lib/sections';
import { completeErrorIndex, ERROR_INDEX } from '../errors';
import { completeCommandPage } from '../reference/commandPage';
import { commandOf, loadReference, loadSince, type Facts } from '../reference/facts';
import { COMMANDS, completeOverview, OVERVIEWS } from '../reference/overviews';
import { completeShouldPage } from '../reference/shouldPage';
import { checkOperatorTables, completeOptions, completeProperties } from '../reference/tables';
import { completeChapter } from '../tutorial';
import { checkElements } from './checkElements';
import { completeNews, fillReleases, WHATS_NEW } from './releases';
import { reportUnwritten } from './unwritten';
import { resolveLinks } from './versionLinks';

type Uncompleted = Pick<ParsedPage, 'file' | 'frontMatter' | 'tree'>;

/**
 * Completes the tree of a page, in place.
 * @param root project root
 * @throws {PageError} that says of each fault what is allowed
 */
export function completeTree({ file, frontMatter, tree }: Uncompleted, root: string): void {
  const place = pageOfFile(file);
  if (!place) return;
  const { version, id } = place;
  const problems: Problem[] = [];
  const page: PageTree = {
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
  // Beside that, each kind of page shows something else; most pages show nothing.
  if (id === WHATS_NEW) completeNews(page, documentedVersion(version));
  else if (OVERVIEWS.includes(id)) completeOverview(page, id, version, root);
  else if (id.startsWith(COMMANDS)) completeCommand(page, place, facts);
  else if (id === ERROR_INDEX) completeErrorIndex(page, version, root);
  else if (id.startsWith('usage/')) {
    completeOptions(page, facts, id === 'usage/configuration');
    completeProperties(page, facts);
  } else if (id.startsWith('assertions/')) checkOperatorTables(page, facts);
  else if (id.startsWith('tutorial/')) completeChapter(page, version, id, root);
  if (problems.length > 0) throw new PageError(problems);
}

function completeCommand(page: PageTree, { id, version }: PageFile, facts: Facts): void {
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
}

/**
 * A page as readers see it: what everything reads that looks at pages outside of the bundler.
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
