import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../../scripts/lib/pages';
import { compareWithFacts } from '../../../scripts/reference/reference';

it('all pages say what the facts say (npm run reference -- --check)', () => {
  const { findings, written } = compareWithFacts();
  expect(findings.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([]);
  expect(written).toEqual([]);
});

it('a misspelled argument changes nothing and says what is allowed', () => {
  const { status, stderr } = spawnSync('npx', ['tsx', 'scripts/reference/cli.ts', '--chek'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toContain('Unknown argument "--chek". Allowed is only --check.');
  expect(status).toBe(2);
});
