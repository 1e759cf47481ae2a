/** Packs search records into one index file per documented version. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  FORMAT,
  INDEX_FOLDER,
  MANIFEST_FILE,
  packSection,
  type Manifest,
  type PackedIndex,
  type PackedPage,
  type PackedSection,
} from './indexFile';
import { UNVERSIONED_TAG } from '../../config/searchTags';
import { LEFT_OUT_HEADINGS } from '../../data/search';
import { groupBy } from './maps';
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
  const pages = [...groupBy(shown, ({ url_without_anchor }) => url_without_anchor).values()];
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
  return {
    path: first.url_without_anchor.slice(baseAddress.length),
    title: hierarchy.lvl1,
    ...(label !== null && { label }),
    group: groups.indexOf(hierarchy.lvl0),
    ...(description !== null && { description }),
    ...(first.docusaurus_tag === UNVERSIONED_TAG && { unversioned: true as const }),
    ...(weight.pageRank > 0 && { links: weight.pageRank }),
    sections: packSections(records),
  };
}

function packSections(records: readonly SearchRecord[]): PackedSection[] {
  const packedCode = new Set<string>();
  return records.filter(isSearched).map((record) => {
    const code = codeNames(record).filter((name) => !packedCode.has(name));
    code.forEach((name) => packedCode.add(name));
    return packSection({
      level: Number(record.type.slice(3)),
      heading: headingOf(record),
      anchor: record.anchor ?? '',
      text: record.content ?? '',
      code: code.join(' '),
    });
  });
}

function headingOf({ hierarchy, type }: SearchRecord): string {
  return hierarchy[type] ?? '';
}

function isSearched(record: SearchRecord): boolean {
  return record.type === 'lvl1' || !LEFT_OUT_HEADINGS.includes(headingOf(record).toLowerCase());
}

/** Shorter words of code (`Path`, `Name`) stand in nearly every example. */
const MIN_NAME_LENGTH = 5;

/**
 * Names in the code that the section's own text and heading do not hold already: `New-Item`, `PassThru`, `Continue`. The
 * other words of code, its variables and the names of its files are the data of examples, which nobody searches for, and
 * a seventh of the file.
 */
function codeNames(record: SearchRecord): string[] {
  const shown = `${record.content ?? ''} ${headingOf(record)}`;
  const isName = (word: string) =>
    word.length >= MIN_NAME_LENGTH &&
    /^\p{Lu}/u.test(word) &&
    !/\.(?:ps[dm]?1|bak|txt)$/.test(word);
  return record.code.split(' ').filter((word) => isName(word) && !shown.includes(word));
}
