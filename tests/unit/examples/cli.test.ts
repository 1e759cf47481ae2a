/** `npm run examples` as a contributor meets it, on a machine without PowerShell. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

function examples(...args: string[]) {
  return spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/examples/cli.ts', ...args],
    { encoding: 'utf8', env: { ...process.env, PWSH: 'no-pwsh' } },
  );
}

describe('npm run examples', () => {
  it('says how far it is, what it skipped and why, and does not pass', () => {
    const { status, stdout, stderr } = examples('--page', 'home');
    expect(status).toBe(1);
    expect(stderr).toContain('1/1 data/home.ts\n');
    expect(stdout).toContain('PWSH is "no-pwsh", which does not start');
    expect(stdout).toMatch(/^0 passed, 0 failed, [1-9]\d* skipped$/m);
  });

  it('refuses a page that it does not know, and says how to call it', () => {
    const { status, stderr } = examples('--page', 'usage/nothing');
    expect(status).toBe(2);
    expect(stderr).toContain('No page "usage/nothing" in any version.');
    expect(stderr).toContain('Usage: npm run examples -- [options]');
  });
});
