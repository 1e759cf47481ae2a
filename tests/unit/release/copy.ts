/** A copy of the project in a temporary folder, with a git repository of its own and the project's packages. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT_ROOT } from '../../../scripts/lib/pages';

/** Made by tools, or not needed for a release. */
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
  /** Output of git in the copy. */
  readonly git: (...args: string[]) => string;
  readonly remove: () => void;
}

/** Copies the project as it is now, and commits all of it. */
export function copyProject(): ProjectCopy {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'release-')));
  cpSync(PROJECT_ROOT, root, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(path.relative(PROJECT_ROOT, source)),
  });
  symlinkSync(path.join(PROJECT_ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.org');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message', 'The project');
  return {
    root,
    git,
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}
