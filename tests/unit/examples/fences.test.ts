import { describe, expect, it } from 'vitest';
import { errorPage, fence, samplePage } from './support';

function problemsOf(text: string): string[] {
  return samplePage(text).problems.map(({ line, message }) => `${line}: ${message}`);
}

describe('metadata of a fence', () => {
  it('says which file a fence is, what it must report, and in which version', () => {
    const { fences, problems } = samplePage(
      fence('powershell title="tests/A b.Tests.ps1" expect="passed=2 failed=1" in=v4', '1'),
    );
    expect(problems).toEqual([]);
    expect(fences).toMatchObject([
      {
        line: 1,
        endLine: 3,
        version: 'v4',
        language: 'powershell',
        code: '1',
        metadata: {
          title: 'tests/A b.Tests.ps1',
          expect: { passed: 2, failed: 1, skipped: 0, inconclusive: 0, notrun: 0, pending: 0 },
          in: 'v4',
          run: false,
        },
      },
    ]);
  });

  it('connects every shown output with the fence that prints it', () => {
    const { fences, problems } = samplePage(
      [
        fence('powershell run in=v6', '1'),
        'It prints:\n',
        fence('text matches', '1'),
        fence('text matches output=Normal', '1'),
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(fences[1]?.outputOf).toBe(fences[0]);
    expect(fences[2]?.outputOf).toBe(fences[0]);
    expect(fences[2]?.version).toBe('v6');
  });

  it('wants code for each message, and a message for code', () => {
    const text = [
      fence('powershell before', 'outside'),
      '### Label {#label}',
      fence('text message', 'Text.'),
      fence('powershell after', 'right'),
    ];
    expect(errorPage(text.join('\n')).problems).toMatchObject([
      { line: 1, message: expect.stringContaining('must stand in an entry') as string },
      { line: 5, message: expect.stringContaining('"Label" has no `before` fence') as string },
    ]);
  });

  it.each([
    ['powershell runs', 'unknown metadata `runs`; allowed are title="…", '],
    ['powershell title="a', 'cannot be read from `"a` on; allowed are title="…", '],
    ['powershell title=', '`title` needs a value'],
    ['powershell title=Backup.ps1', '`title` needs a value in quotes: `title="…"`'],
    ['powershell in=v4 in=v5', '`in` is given twice'],
    ['powershell run=yes', '`run` takes no value'],
    ['powershell in=v7', '`in=v7` is not known; allowed are v3, v4, v5, v6'],
    [
      'powershell title="A.Tests.ps1" expect="green=1"',
      'has "green=1"; it takes passed=N failed=N',
    ],
    ['powershell title="A.Tests.ps1" expect="passed=1 passed=2"', 'names passed twice'],
    // Only v4 has this count.
    ['powershell title="A.Tests.ps1" expect="pending=1"', '`expect` has "pending=1"'],
    ['powershell title="A.ps1" expect="passed=1"', '`expect` needs the title of a test file'],
    ['powershell before after', 'code of both takes neither'],
    ['powershell before run', '`before` and `after` are executed with their entry'],
    ['csv after', 'for files and for `powershell` that is typed'],
    ['powershell message', '`message` is for the `text` fence'],
    ['powershell run fails', 'a fence takes one of them'],
    ['powershell title="../A.ps1"', "it must be a path inside the page's folder"],
    ['bash run', 'are for `powershell` fences'],
    ['powershell invalid run', 'fence is not executed'],
    ['powershell run matches', '`matches` is for a `text` fence'],
    ['powershell output=Normal', '`output` is for a `text` fence'],
    ['text matches output=Loud', '`output=Loud` is not known; allowed are Normal, Detailed'],
    ['powershell in=v3 run', 'code of Pester 3 is only parsed'],
    ['', 'unnamed fence: the fence names no language'],
  ])('refuses `%s`: %s', (info, words) => {
    const message = expect.stringContaining(words) as string;
    expect(samplePage(`Text.\n\n${fence(info, '1')}`).problems).toContainEqual(
      expect.objectContaining({ line: 3, message }),
    );
  });

  it('names line and fence where it refuses one', () => {
    expect(problemsOf(`Text.\n\n${fence('powershell title="A.ps1" run', '1')}`)).toEqual([
      '3: powershell fence "A.ps1": `run` and `fails` are for a fence without a title; a test file takes `expect`',
    ]);
  });

  it('refuses output that no fence before it prints', () => {
    const message =
      'text fence (matches): `matches` needs a fence with `run`, `fails` or `expect` right before it, to compare with';
    expect(problemsOf(fence('text matches', 'a'))).toEqual([`1: ${message}`]);
    expect(problemsOf(fence('powershell', '1') + fence('text matches', 'a'))).toEqual([
      `4: ${message}`,
    ]);
  });
});
