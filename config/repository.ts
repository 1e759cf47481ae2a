/** What the history of the repository says of the pages. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * `false` outside a git repository, as in an unpacked archive, and before its first commit: there, asking for a page's
 * date would end the build.
 */
export function hasHistory(folder: string = process.cwd()): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: folder, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts a commit in the output of `git log`; between names of files stands the other one. */
const COMMIT = '\u0001';
const END_OF_NAME = '\0';

/**
 * When each file below some folders was last changed, in one call of git. (Docusaurus calls git once for each page, which
 * takes longer than reading all of them.)
 * @param root of the project
 * @param folders relative to `root`
 * @returns ISO 8601 dates by absolute path; empty without history; files that were never committed are missing
 */
export function lastChanges(root: string, folders: readonly string[]): Map<string, string> {
  const dates = new Map<string, string>();
  if (!hasHistory(root)) return dates;
  const log = execFileSync(
    'git',
    [
      '-c',
      'log.showSignature=false',
      'log',
      `--format=${COMMIT}%cI`,
      '--name-only',
      '--no-renames',
      '--relative',
      '-z',
      '--',
      ...folders,
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: Infinity, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  // Newest first: the first date of a file is the one.
  for (const commit of log.split(COMMIT).slice(1)) {
    const [date = '', ...names] = commit.split(END_OF_NAME).map((part) => part.trim());
    for (const name of names.filter((text) => text !== '')) {
      const file = path.join(root, name);
      if (!dates.has(file)) dates.set(file, date);
    }
  }
  return dates;
}
