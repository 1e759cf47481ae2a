import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectFiles, strayFiles } from '../../../scripts/examples/run/execute';

let root: string;

function write(file: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), '');
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

it('reports a file that an example left in the project', () => {
  write('docs/a.mdx');
  const before = projectFiles(root);
  expect(strayFiles(before, root)).toEqual([]);
  write('docs/coverage.xml');
  expect(strayFiles(before, root)).toEqual([
    {
      file: 'docs/coverage.xml',
      line: 1,
      message:
        'this file appeared in the project while the examples ran; an example may only write into its own folder (if you added it yourself, run again)',
    },
  ]);
});

it('leaves alone what tools write, and pages that someone adds meanwhile', () => {
  const before = projectFiles(root);
  ['node_modules/a.xml', 'build/b.html', 'test-results/c.json', 'docs/new.mdx'].forEach(write);
  expect(strayFiles(before, root)).toEqual([]);
});
