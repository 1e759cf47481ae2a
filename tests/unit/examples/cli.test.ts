/** `npm run examples` as a contributor meets it, on a machine without PowerShell. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../../scripts/lib/pages';
import { VERSIONS } from '../../../config/versions';
import { temporaryFolder } from '../../temporaryFolder';

describe('npm run examples', () => {
  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder();
  });

  function examples(...args: string[]): { status: number | null; stdout: string; stderr: string } {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        path.join(PROJECT_ROOT, 'node_modules/tsx/dist/cli.mjs'),
        path.join(PROJECT_ROOT, 'scripts/examples/cli.ts'),
        ...args,
      ],
      {
        cwd: PROJECT_ROOT,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, HOME: folder, PWSH: path.join(folder, 'pwsh') },
      },
    );
    return { status, stdout, stderr };
  }

  it('says how far it is, what it skipped and why, and does not pass', () => {
    const { status, stdout, stderr } = examples('--page', 'home');
    expect(status).toBe(1);
    expect(stderr).toContain('1/1 data/home.ts\n');
    expect(stdout).toContain(
      `PWSH is "${path.join(folder, 'pwsh')}", which does not start; let it name PowerShell 7 (https://aka.ms/install-powershell).\n`,
    );
    expect(stdout).toMatch(/^0 passed, 0 failed, [1-9]\d* skipped$/m);
  });

  it('names the releases that it runs on', () => {
    const { status, stdout } = examples('--releases');
    expect(status).toBe(0);
    expect(stdout).toBe(VERSIONS.map(({ pester }) => `${pester}\n`).join(''));
  });

  it.each([
    ['a version', ['--version', 'v7'], 'There is no documented version "v7".'],
    ['a page', ['--page', 'usage/nothing'], 'No page "usage/nothing" in any version.'],
    ['an option', ['--pages'], "Unknown option '--pages'"],
  ])('refuses %s that it does not know, and says how to call it', (_, args, message) => {
    const { status, stderr } = examples(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).toContain('Usage: npm run examples -- [options]');
  });
});
