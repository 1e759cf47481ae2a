/** What the history of the repository says of the pages. */
import { execFileSync } from 'node:child_process';

/**
 * `false` outside a git repository, as in an unpacked archive, and before its first commit: there, asking for a page's
 * date would end the build.
 */
export function hasHistory(): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
