import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { newFiles, strayFiles } from '../../../scripts/examples/run/execute';
import { temporaryFolder, writeFiles } from '../../temporaryFolder';

it('a file that an example left in the project is reported, and no other', () => {
  const root = temporaryFolder({ '.gitignore': 'ignored.xml', 'a.mdx': '' });
  execFileSync('git', ['init', '--quiet', root]);
  const before = newFiles(root);
  expect(strayFiles(before, root)).toEqual([]);
  writeFiles(root, { 'ignored.xml': '', 'coverage.xml': '' });
  expect(strayFiles(before, root)).toEqual([
    {
      file: 'coverage.xml',
      line: 1,
      message:
        'this file appeared in the project while the examples ran; an example may only write into its own folder (if you added it yourself, run again)',
    },
  ]);
});
