/**
 * Completes the index of error messages while the site is built: below each area that its list names come the messages
 * of that page, each with a link to its entry.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { List, ListItem, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VersionName } from '../../config/versions';
import { code, escapeMarkdown, parsePage } from '../../lib/mdx';
import { pagesOfVersion } from '../../lib/pages';
import { markdownNodes, type PageTree } from '../../lib/sections';
import { errorEntries, isErrorPage, type ErrorEntry } from './entries';

/** The page that is completed. */
export const ERROR_INDEX = 'usage/error-messages';

const AREA_LINK = /^\.\.\/(errors\/[^/#]+)\.mdx$/;

/**
 * The entries of all error pages of a version, page by page.
 * @throws {PageError} when an entry is faulty
 */
export function entriesOfVersion(version: VersionName, root: string): Map<string, ErrorEntry[]> {
  const pages = pagesOfVersion(version, root).filter(({ id }) => isErrorPage(id));
  return new Map(
    pages.map(({ id, file }) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      return [id, errorEntries(parsePage(source, file))];
    }),
  );
}

/** Completes the index. Reports a page of messages that its list lacks, and ids that two entries have. */
export function completeErrorIndex(page: PageTree, version: VersionName, root: string): void {
  const entries = entriesOfVersion(version, root);
  const { tree, report } = page;
  const list = tree.children.find(
    (node): node is List => node.type === 'list' && node.children.some((item) => areaOf(item)),
  );
  const areas = list?.children.map((item) => ({ item, id: areaOf(item) })) ?? [];
  for (const id of entries.keys()) {
    if (!areas.some((area) => area.id === id))
      report(`the list of areas lacks a link to ../${id}.mdx`, list);
  }
  for (const { item, id } of areas) {
    if (!id || !entries.has(id))
      report('each item of the list of areas begins with a link to a page below ../errors', item);
  }
  const ids = [...entries.values()].flat().map((entry) => entry.id);
  for (const id of ids.filter((other, index) => ids.indexOf(other) !== index))
    report(`two entries have the id "${id}"; old addresses lead to an entry by its id alone`);
  if (!list) return;
  const sections = areas.flatMap(({ item, id }) => areaSection(item, entries.get(id ?? '') ?? []));
  tree.children.splice(tree.children.indexOf(list), 1, ...sections);
}

/** The id of the page that an item of the list of areas begins with. */
function areaOf({ children: [paragraph] }: ListItem): string | undefined {
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  return first?.type === 'link' ? AREA_LINK.exec(first.url)?.[1] : undefined;
}

function areaSection(item: ListItem, entries: readonly ErrorEntry[]): RootContent[] {
  const [paragraph] = item.children;
  const link = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  const [first] = entries;
  if (!paragraph || !link || !first) return item.children;
  const lines = entries.map(
    ({ area, id, label, message }) =>
      `- [${escapeMarkdown(label)}](../errors/${area}.mdx#${id}): ${code(message)}`,
  );
  const heading = `## ${escapeMarkdown(toString(link))} {#${first.area}}`;
  const [title, list] = markdownNodes(`${heading}\n\n${lines.join('\n')}`);
  if (!title || list?.type !== 'list') return item.children;
  // Old addresses of an entry have the index with its id.
  list.children.forEach((entry, index) => {
    entry.data = { hProperties: { id: entries[index]?.id } };
  });
  return [title, paragraph, list];
}
