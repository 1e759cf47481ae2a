import { describe, expect, it } from 'vitest';
import { complaintsOf, formatReport } from '../../../scripts/release/report';
import {
  mergeLines,
  openLinesOf,
  readReview,
  writeReview,
  type Review,
} from '../../../scripts/release/review';
import { withRelease } from '../../../scripts/release/versionsFile';
import { temporaryFolder } from '../../temporaryFolder';

const line = (text: string, why: string[], reason?: string) => ({
  file: 'a.mdx',
  text,
  why,
  ...(reason === undefined ? {} : { reason }),
});
const review = (...lines: Review['lines']): Review => ({
  release: '9.1.0',
  before: '9.0.0',
  differences: [
    { kind: 'command', name: 'Get-Backup', before: 'Get-Backup -A', after: 'Get-Backup -B' },
    { kind: 'message', name: 'It is gone.', before: 'It is gone.' },
  ],
  lines,
});
const REASON = 'history of the command';

describe('a review', () => {
  it('is read as it was written', () => {
    const root = temporaryFolder();
    expect(readReview(root, 'v5')).toBeUndefined();
    const written = review(line('a', ['names 9.0.0'], REASON));
    writeReview(root, 'v5', written);
    expect(readReview(root, 'v5')).toEqual(written);
  });

  it('has a line open until it is changed or has a reason of its own', () => {
    const root = temporaryFolder({ 'a.mdx': 'first\na\n' });
    const open = (one: Review['lines'][number]) =>
      openLinesOf(root, 'v5', review(one)).map(
        ({ line: number, message }) => `${number} ${message}`,
      );
    expect(open(line('a', ['x changed', 'names 9.0.0']))).toEqual([
      '2 a\n    to be changed or confirmed: x changed; names 9.0.0',
    ]);
    expect(open(line('a', ['x changed'], 'ok'))).toEqual([
      '2 a\n    its reason "ok" does not tell why the line is right',
    ]);
    expect(open(line('a', ['x changed'], REASON))).toEqual([]);
    expect(open(line('b', ['x changed']))).toEqual([]);
  });

  it('keeps reasons where nothing else is found, and lines that are still open', () => {
    const earlier = [
      line('history', ['names 9.0.0'], REASON),
      line('fact', ['x changed'], REASON),
      line('open', ['y changed']),
    ];
    const found = [
      { file: 'a.mdx', line: 1, text: 'history', why: ['names 9.0.0'] },
      { file: 'a.mdx', line: 2, text: 'fact', why: ['z changed'] },
    ];
    expect(mergeLines(found, earlier)).toEqual([
      line('history', ['names 9.0.0'], REASON),
      line('fact', ['z changed']),
      line('open', ['y changed']),
    ]);
  });
});

describe('the report', () => {
  it('says what is left to do, and what changed', () => {
    const report = formatReport(review(), {
      failures: ['a.mdx:1: TODO'],
      openLines: [{ file: 'a.mdx', line: 2, message: 'text\n    why' }],
    });
    expect(report).toContain('# Pester 9.1.0, after 9.0.0\n');
    expect(report).toContain('## Gaps, and what fails (1)\n\n- a.mdx:1: TODO\n');
    expect(report).toContain('## Lines to change or to confirm (1)\n\n- a.mdx:2: text\n');
    expect(report).toContain('## Commands (1)\n');
    expect(report).toContain('- gone: It is gone.');
  });

  it('says when nothing is left', () => {
    expect(formatReport(review(), { failures: [], openLines: [] })).toContain(
      'Nothing is left to do.',
    );
  });
});

describe('the number of the release', () => {
  const source =
    "  {\n    pester: '9.0.0-rc1',\n    stable: '8.9.0',\n    powershell: 'x',\n  },\n";

  it('is written with the stable release beside a prerelease, and without beside none', () => {
    expect(withRelease(source, '9.0.0-rc1', '9.1.0-rc1', '9.0.0')).toBe(
      "  {\n    pester: '9.1.0-rc1',\n    stable: '9.0.0',\n    powershell: 'x',\n  },\n",
    );
    expect(withRelease(source, '9.0.0-rc1', '9.0.0')).toBe(
      "  {\n    pester: '9.0.0',\n    powershell: 'x',\n  },\n",
    );
  });

  it('must stand there once', () => {
    expect(() => withRelease(source, '7.0.0', '7.1.0')).toThrow(
      `config/versions.ts holds "pester: '7.0.0'," 0 times; it must be there once.`,
    );
  });
});

describe('what a check complained of', () => {
  it('has its indented lines beside it', () => {
    const output = '1/2 a.mdx\na.mdx:3: it fails:\n    Expected 1\n0 passed, 1 failed\n';
    expect(complaintsOf('proofs', { code: 1, output })).toEqual([
      'a.mdx:3: it fails:\n    Expected 1',
    ]);
    expect(complaintsOf('proofs', { code: 0, output: '1 passed, 0 failed\n' })).toEqual([]);
  });

  it('is never nothing when it could not look', () => {
    const output = 'PowerShell 7 (pwsh) is not in PATH.\n0 passed, 0 failed, 35 skipped\n';
    expect(complaintsOf('examples', { code: 1, output })).toEqual([
      `examples ended with 1:\n${output.trim()}`,
    ]);
    expect(complaintsOf('examples', { code: 1, output: '' })).toHaveLength(1);
  });
});
