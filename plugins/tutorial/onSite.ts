/**
 * What a chapter has on the site only: lines of a file that are new or gone, against what its reader has. The lines are
 * marked by comments that the theme turns into classes (`magicComments` in `config/prism.ts`) and takes out of the code.
 */
import path from 'node:path';
import { diffLines } from 'diff';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ADDED, REMOVED } from '../../config/fileChanges';
import { parseFenceMetadata } from '../../lib/fenceMetadata';
import { pageOfFile, projectPath } from '../../lib/pages';
import { chapterFiles, type ChapterFiles } from './chapterFiles';

/** Remark plugin; comes after whatever completes a page, and before the components of a page are imported. */
export function chapterOnSite() {
  return (tree: Root, file: VFile): void => {
    const { goals, continues } = file.data.frontMatter as Record<string, unknown>;
    if (goals === undefined) return;
    const page = pageOfFile(projectPath(file.path));
    if (!page) return;
    markFileChanges(tree, chapterFiles(page.version)[String(continues)] ?? {});
  };
}

/** @param files that the reader has when the chapter begins */
function markFileChanges(tree: Root, files: ChapterFiles): void {
  const reader = new Map(Object.entries(files));
  visit(tree, 'code', (fence) => {
    const { values, flags } = parseFenceMetadata(fence.meta ?? '');
    const title = values.get('title');
    if (title === undefined) return;
    const code = fence.value;
    const before = reader.get(title) ?? movedFile(reader, title);
    if (before !== undefined && before.trimEnd() !== code.trimEnd())
      fence.value = markChanges(before, code);
    // A solution is not in what the reader goes on with.
    if (!flags.has('solution')) reader.set(title, code);
  });
}

/** What the reader moved here with a command: the file of that name in another folder. */
function movedFile(reader: ReadonlyMap<string, string>, title: string): string | undefined {
  const sameName = [...reader.keys()].find(
    (name) => path.posix.basename(name) === path.posix.basename(title),
  );
  return sameName === undefined ? undefined : reader.get(sameName);
}

/** The new text with the lines that are gone where they were, and marks around both. */
export function markChanges(before: string, after: string): string {
  return diffLines(`${before.trimEnd()}\n`, `${after.trimEnd()}\n`)
    .map(({ value, added, removed }) => {
      const mark = added ? ADDED : removed ? REMOVED : undefined;
      return mark ? `# ${mark.block.start}\n${value}# ${mark.block.end}\n` : value;
    })
    .join('')
    .replace(/\n$/, '');
}
