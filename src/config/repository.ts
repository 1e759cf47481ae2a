/** Whether the history of the pages is at hand: without it, their dates are left out. */
import { execFileSync } from 'node:child_process';

/** `false` outside a git repository, as in an unpacked archive, where asking for a page's date would end the build. */
export function hasHistory(folder: string = process.cwd()): boolean {
  try {
    execFileSync('git', ['rev-parse', '--is-inside-work-tree'], { cwd: folder, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
