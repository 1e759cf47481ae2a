import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildFingerprint,
  forgetFingerprint,
  lastFingerprint,
  rememberFingerprint,
} from '../../../scripts/build/staleness';
import { temporaryFolder, writeFiles } from '../../temporaryFolder';

let root: string;

function write(file: string, text: string): void {
  writeFiles(root, { [file]: text });
}

beforeEach(() => {
  root = temporaryFolder({ 'docs/a.mdx': 'a', 'package.json': '{}' });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the fingerprint of the sources', () => {
  it.each([
    [
      'a page changes',
      () => {
        write('docs/a.mdx', 'b');
      },
    ],
    [
      'the browsers change',
      () => {
        write('package.json', '{ "browserslist": [] }');
      },
    ],
    [
      'a setting changes',
      () => {
        vi.stubEnv('BASE_URL', '/elsewhere/');
      },
    ],
    [
      'the history changes',
      () => {
        const git = (...args: readonly string[]): void => {
          execFileSync(
            'git',
            [
              '-c',
              'user.name=T',
              '-c',
              'user.email=t@example.org',
              '-c',
              'commit.gpgsign=false',
              ...args,
            ],
            { cwd: root },
          );
        };
        git('init', '--quiet');
        git('commit', '--quiet', '--allow-empty', '-m', 'first');
      },
    ],
  ])('is another when %s', (_, change) => {
    const before = buildFingerprint(root);
    expect(buildFingerprint(root)).toBe(before);
    change();
    expect(buildFingerprint(root)).not.toBe(before);
  });

  it('is the same when a test changes', () => {
    const before = buildFingerprint(root);
    write('tests/a.test.ts', 'b');
    expect(buildFingerprint(root)).toBe(before);
  });
});

describe('a build', () => {
  it('counts as up to date only from its end until the next one begins', () => {
    const folder = path.join(root, 'build');
    write('build/index.html', 'home');
    expect(lastFingerprint(folder)).toBeUndefined();
    rememberFingerprint(folder, 'a');
    expect(lastFingerprint(folder)).toBe('a');
    forgetFingerprint(folder);
    expect(lastFingerprint(folder)).toBeUndefined();
  });

  it('that was deleted is not up to date', () => {
    const folder = path.join(root, 'build');
    write('build/index.html', 'home');
    rememberFingerprint(folder, 'a');
    rmSync(folder, { recursive: true });
    expect(lastFingerprint(folder)).toBeUndefined();
  });
});
