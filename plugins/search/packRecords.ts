/** Packs search records into one index file per documented version. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  FORMAT,
  INDEX_FOLDER,
  MANIFEST_FILE,
  packSection,
  pathInVersion,
  type Manifest,
  type PackedIndex,
  type PackedPage,
  type PackedSection,
} from './indexFile';
import { UNVERSIONED_TAG } from '../../config/searchTags';
import { LEFT_OUT_HEADINGS } from '../../data/search';
import { TOPICS } from '../../data/searchTopics';
import type { SearchRecord } from './recordsOfPage';

/** Packs the records of one version, and those of unversioned pages, which every version's readers find too. */
export function packVersion(
  records: readonly SearchRecord[],
  tag: string,
  baseAddress: string,
): PackedIndex {
  const groups: string[] = [];
  const shown = records.filter(({ docusaurus_tag }) =>
    [tag, UNVERSIONED_TAG].includes(docusaurus_tag),
  );
  const addresses = new Set(shown.map(({ url_without_anchor }) => url_without_anchor));
  const pages = [...addresses].map((address) =>
    shown.filter(({ url_without_anchor }) => url_without_anchor === address),
  );
  return {
    format: FORMAT,
    tag,
    groups,
    pages: pages.map((page) => packPage(page, groups, baseAddress)),
  };
}

/** All index files of a site: `docusaurus_tag` → content. */
export function packSite(
  records: readonly SearchRecord[],
  baseAddress: string,
): Map<string, PackedIndex> {
  const tags = new Set(records.map((record) => record.docusaurus_tag));
  // A site without versioned pages still has its unversioned ones.
  if (tags.size > 1) tags.delete(UNVERSIONED_TAG);
  return new Map([...tags].sort().map((tag) => [tag, packVersion(records, tag, baseAddress)]));
}

/**
 * Writes the index files and the manifest into the search folder of a built site, and removes what an earlier build
 * left there. The manifest comes last, so that it never names a file that is not yet complete.
 * @returns the manifest
 */
export function writeIndex(outDir: string, indexes: ReadonlyMap<string, PackedIndex>): Manifest {
  const folder = path.join(outDir, INDEX_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = Object.fromEntries(
    [...indexes].map(([tag, index]) => {
      const content = JSON.stringify(index);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const name = `${tag}.${hash}.json`;
      writeFileSync(path.join(folder, name), content);
      return [tag, name];
    }),
  );
  const manifest: Manifest = { format: FORMAT, files };
  writeFileSync(path.join(folder, MANIFEST_FILE), JSON.stringify(manifest));
  return manifest;
}

function packPage(
  records: readonly SearchRecord[],
  groups: string[],
  baseAddress: string,
): PackedPage {
  const [first] = records;
  if (!first) throw new Error('A page without records cannot be packed.');
  const { hierarchy, label, description, weight } = first;
  if (!groups.includes(hierarchy.lvl0)) groups.push(hierarchy.lvl0);
  const path = first.url_without_anchor.slice(baseAddress.length);
  const topics = [...new Set([pathInVersion(path), path])].flatMap((key) => TOPICS[key] ?? []);
  return {
    path,
    title: hierarchy.lvl1,
    ...(label !== null && { label }),
    group: groups.indexOf(hierarchy.lvl0),
    ...(description !== null && { description }),
    ...(topics.length > 0 && { topics }),
    ...(first.docusaurus_tag === UNVERSIONED_TAG && { unversioned: true as const }),
    ...(weight.pageRank > 0 && { links: weight.pageRank }),
    sections: packSections(records),
  };
}

function packSections(records: readonly SearchRecord[]): PackedSection[] {
  const packedNames = new Set<string>();
  return records.filter(isSearched).map((record) => {
    const [text, rest] = cut(record.content ?? '');
    const names = [...new Set(namesIn(`${rest} ${record.code}`))].filter(
      (name) => !packedNames.has(name) && !text.includes(name),
    );
    names.forEach((name) => packedNames.add(name));
    return packSection({
      level: Number(record.type.slice(3)),
      heading: headingOf(record),
      anchor: record.anchor ?? '',
      text,
      names: names.join(' '),
      message: record.message ?? '',
    });
  });
}

function headingOf({ hierarchy, type }: SearchRecord): string {
  return hierarchy[type] ?? '';
}

function isSearched(record: SearchRecord): boolean {
  return record.type === 'lvl1' || !LEFT_OUT_HEADINGS.includes(headingOf(record).toLowerCase());
}

/** A section says in its first sentences what it is about; all of them would double the file. */
const MAX_TEXT_LENGTH = 220;

/** The first sentences of a text, and what follows them. */
function cut(text: string): [text: string, rest: string] {
  if (text.length <= MAX_TEXT_LENGTH) return [text, ''];
  const sentence = text.lastIndexOf('. ', MAX_TEXT_LENGTH) + 1;
  const end =
    sentence > MAX_TEXT_LENGTH / 2 ? sentence : Math.max(0, text.lastIndexOf(' ', MAX_TEXT_LENGTH));
  return [text.slice(0, end), text.slice(end)];
}

/** Names with a capital inside, `New-Item`, `PassThru`: what readers look for in code and in the rest of a text. */
function namesIn(text: string): string[] {
  const words = text.match(/\p{L}[\p{L}\p{N}]*(?:[-.][\p{L}\p{N}]+)*/gu) ?? [];
  return words.filter(
    (word) =>
      word.length > 5 && /\p{Lu}.*\p{Lu}/u.test(word) && !/\.(?:ps[dm]?1|bak|txt)$/.test(word),
  );
}
