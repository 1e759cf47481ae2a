import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hasHistory } from '../../../src/config/repository';

it('pages have no date outside a git repository, where asking for it would end the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  expect(hasHistory(folder)).toBe(false);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  expect(hasHistory(folder)).toBe(true);
  rmSync(folder, { recursive: true });
});
