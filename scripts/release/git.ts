/** The few questions that a release asks git. */
import { execFileSync } from 'node:child_process';

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Files that differ from the last commit, new ones too; `undefined` where there is no repository. */
export function uncommittedFiles(root: string): string[] | undefined {
  try {
    return git(root, 'status', '--porcelain', '--untracked-files=all', '--', '.')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(3));
  } catch {
    return undefined;
  }
}

/**
 * Puts a tree that was clean back to its last commit.
 * @param created folders in which files may have come to be; new files elsewhere stay
 */
export function backToLastCommit(root: string, created: readonly string[]): void {
  git(root, 'restore', '--staged', '--worktree', '--', '.');
  git(root, 'clean', '-fdq', '--', ...created);
}
