import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasHistory, lastChanges } from '../../../config/repository';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'history-')));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function git(...args: readonly string[]): void {
  const settings = ['user.name=Test', 'user.email=test@example.com', 'commit.gpgsign=false'];
  execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: date },
    stdio: 'ignore',
  });
}

let date = '';

/** Writes files and commits them on a day of January 2026. */
function commit(day: string, ...files: readonly string[]): void {
  date = `2026-01-${day}T12:00:00+00:00`;
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), day);
  }
  git('add', '.');
  git('commit', '--quiet', '-m', day);
}

it('pages have no date without history, where asking for it would end the build', () => {
  expect(hasHistory(folder)).toBe(false);
  git('init', '--quiet');
  expect(hasHistory(folder)).toBe(false);
  expect(lastChanges(folder, ['docs'])).toEqual(new Map());
  commit('01', 'README.md');
  expect(hasHistory(folder)).toBe(true);
});

describe('the last change of a page', () => {
  const changes = (root: string, ...folders: readonly string[]): Record<string, string> =>
    Object.fromEntries(
      [...lastChanges(root, folders)].map(([file, iso]) => [path.relative(root, file), iso]),
    );

  it('is that of the last commit with it, whatever its name', () => {
    git('init', '--quiet');
    commit('01', 'docs/first.md', 'docs/a b/ü.md', 'src/index.ts');
    commit('02', 'docs/first.md');
    commit('03', 'src/index.ts');
    expect(changes(folder, 'docs')).toEqual({
      [path.join('docs', 'first.md')]: '2026-01-02T12:00:00+00:00',
      [path.join('docs', 'a b', 'ü.md')]: '2026-01-01T12:00:00+00:00',
    });
  });

  it('is found when the project is a folder of a repository', () => {
    git('init', '--quiet');
    commit('05', 'site/docs/page.md', 'docs/other.md');
    expect(changes(path.join(folder, 'site'), 'docs')).toEqual({
      [path.join('docs', 'page.md')]: '2026-01-05T12:00:00+00:00',
    });
  });

  it('is unknown before it is committed', () => {
    git('init', '--quiet');
    commit('01', 'docs/old.md');
    writeFileSync(path.join(folder, 'docs/new.md'), '');
    expect(Object.keys(changes(folder, 'docs'))).toEqual([path.join('docs', 'old.md')]);
  });
});
