/** Copies of the project with more pages, in which builds can be measured without touching the project itself. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { versionsToBuild } from '../../src/config/docs';
import { VERSIONS } from '../../src/config/versions';
import { allPages, PROJECT_ROOT } from '../lib/pages';
import { sidebarOf, type SidebarItem } from '../build/markdown/sidebarOrder';

/** Made by tools: a copy begins without them, so that its first build is a cold one. */
const LEFT_OUT = new Set([
  '.git',
  '.cache',
  '.docusaurus',
  'build',
  'node_modules',
  'playwright-report',
  'test-results',
]);

export interface ProjectCopy {
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
export function copyProject(factor: number): ProjectCopy {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), `bench-${factor}x-`)));
  cpSync(PROJECT_ROOT, root, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(path.relative(PROJECT_ROOT, source)),
  });
  linkPackages(root);
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
  const git = (...args: string[]): void => {
    execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  };
  git('init');
  git('add', '--all');
  git('-c', 'user.name=Bench', '-c', 'user.email=bench@example.org', 'commit', '--message', 'Copy');
  return {
    root,
    pages: pages.filter(({ version }) => built.includes(version)).length * factor,
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The packages, each by a link: tools keep their caches in `node_modules`, and the copy must have its own. */
function linkPackages(root: string): void {
  const packages = path.join(PROJECT_ROOT, 'node_modules');
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name === '.cache') continue;
    symlinkSync(path.join(packages, name), path.join(root, 'node_modules', name), 'junction');
  }
}
