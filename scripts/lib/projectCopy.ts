/** Copies of the project in a temporary folder, to build or change without touching the project itself. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT_ROOT } from './pages';

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
  /**
   * Runs git in the copy.
   * @returns what git printed
   * @throws {Error} when git fails
   */
  readonly git: (...args: string[]) => string;
  /** Commits all that is in the copy, as the first commit of a repository of its own. */
  readonly commitAll: () => void;
  readonly remove: () => void;
}

/**
 * Copies the project as it is now, with its packages.
 * @param name beginning of the folder's name
 */
export function copyProject(name: string): ProjectCopy {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), `${name}-`)));
  cpSync(PROJECT_ROOT, root, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(path.relative(PROJECT_ROOT, source)),
  });
  linkPackages(root);
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return {
    root,
    git,
    commitAll: () => {
      git('init', '--quiet');
      git('config', 'user.name', 'Copy');
      git('config', 'user.email', 'copy@example.org');
      git('add', '--all');
      git('commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message', 'The project');
    },
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
