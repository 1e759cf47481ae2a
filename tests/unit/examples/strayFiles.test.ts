import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newFiles, strayFiles } from '../../../scripts/examples/run/execute';

it('a file that an example left in the project is reported, and no other', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'project-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const write = (file: string, text = ''): void => {
    writeFileSync(path.join(root, file), text);
  };
  execFileSync('git', ['init', '--quiet', root]);
  write('.gitignore', 'ignored.xml');
  write('a.mdx');
  const before = newFiles(root);
  expect(strayFiles(before, root)).toEqual([]);
  write('ignored.xml');
  write('coverage.xml');
  expect(strayFiles(before, root)).toEqual([
    {
      file: 'coverage.xml',
      line: 1,
      message:
        'this file appeared in the project while the examples ran; an example may only write into its own folder (if you added it yourself, run again)',
    },
  ]);
});
