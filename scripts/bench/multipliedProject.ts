/** Copies of the project with more pages, in which builds can be measured without touching the project itself. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { versionsToBuild } from '../../config/docs';
import { VERSIONS } from '../../config/versions';
import { allPages, PROJECT_ROOT } from '../lib/pages';
import { copyProject, type ProjectCopy } from '../lib/projectCopy';
import { sidebarOf, type SidebarItem } from '../../plugins/markdown-export/sidebarOrder';

export interface MultipliedProject {
  readonly root: string;
  /** Pages of the versions that are built. */
  readonly pages: number;
  readonly remove: () => void;
}

/** Id of the copy number `copy` of a page. */
const copyOf = (id: string, copy: number): string => `${id}-copy${copy}`;

/** Text of a page under a new id, title and address. */
export function renamePage(source: string, copy: number): string {
  const [, frontMatter = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(source) ?? [];
  const renamed = frontMatter.replace(
    /^(id|title|slug|description):[ \t]*(.*?)(["']?)$/gm,
    (_, key: string, value: string, quote: string) =>
      `${key}: ${value}${key === 'title' || key === 'description' ? ` ${copy}` : `-copy${copy}`}${quote}`,
  );
  return renamed + body;
}

/** A sidebar with the copies of each page behind it. */
export function withCopies(item: SidebarItem, copies: readonly number[]): SidebarItem[] {
  if (typeof item === 'string') return [item, ...copies.map((copy) => copyOf(item, copy))];
  return [{ ...item, items: (item.items ?? []).flatMap((child) => withCopies(child, copies)) }];
}

/**
 * Copies the project to a temporary folder, with every page `factor` times: as it is, and under new ids beside it, so
 * that its links stay right. Pages that stand for a category are not repeated in the sidebar.
 */
export function multiplyProject(factor: number): MultipliedProject {
  const copy = copyProject(`bench-${factor}x`);
  try {
    return { ...multiplyPages(copy, factor), remove: copy.remove };
  } catch (error) {
    copy.remove();
    throw error;
  }
}

function multiplyPages(
  { root, commitAll }: ProjectCopy,
  factor: number,
): Omit<MultipliedProject, 'remove'> {
  const copies = Array.from({ length: factor - 1 }, (_, index) => index + 2);
  const pages = allPages();
  const built = versionsToBuild().map(({ name }) => name);
  for (const { file } of pages) {
    const source = readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
    for (const copy of copies) {
      writeFileSync(
        path.join(root, file.replace(/(?=\.mdx?$)/, `-copy${copy}`)),
        renamePage(source, copy),
      );
    }
  }
  for (const version of VERSIONS) {
    const docs = sidebarOf(version).flatMap((item) => withCopies(item, copies));
    const text = JSON.stringify({ docs });
    const isCode = version.sidebarFile.endsWith('.ts');
    writeFileSync(
      path.join(root, version.sidebarFile),
      isCode ? `export default ${text};\n` : text,
    );
  }
  // The dates of pages come from the history, which is a part of what a build costs.
  commitAll();
  return {
    root,
    pages: pages.filter(({ version }) => built.includes(version)).length * factor,
  };
}
