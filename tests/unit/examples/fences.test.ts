import { ALLOWED_WORDS } from '../../../scripts/lib/fenceMetadata';
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
    expect(errorPage(text.join('\n')).problems.map(({ line, message }) => [line, message])).toEqual(
      [
        [
          1,
          'powershell fence (before): it must stand in an entry, a section with ### on a page below errors/',
        ],
        [
          5,
          'the entry "Label" has no `before` fence that makes its message; one that cannot be made here is `text message unseen`, with its source in the prose',
        ],
      ],
    );
  });

  it.each([
    [
      'an unknown word',
      'powershell runs',
      `powershell fence: unknown metadata \`runs\`; allowed are ${ALLOWED_WORDS}`,
    ],
    [
      'an open quote',
      'powershell title="a',
      `powershell fence: the metadata cannot be read from \`"a\` on; allowed are ${ALLOWED_WORDS}`,
    ],
    [
      'a key without value',
      'powershell title=',
      'powershell fence: `title` needs a value: `title="…"`',
    ],
    ['a key given twice', 'powershell in=v4 in=v5', 'powershell fence: `in` is given twice'],
    ['a flag with a value', 'powershell run=yes', 'powershell fence (run): `run` takes no value'],
    [
      'an unknown version',
      'powershell in=v7',
      'powershell fence: `in=v7` is not known; allowed are v3, v4, v5, v6',
    ],
    [
      'an unknown count',
      'powershell title="A.Tests.ps1" expect="green=1"',
      'powershell fence "A.Tests.ps1": `expect` has "green=1"; it takes passed=N failed=N skipped=N inconclusive=N notrun=N, those that are not 0',
    ],
    [
      'a count given twice',
      'powershell title="A.Tests.ps1" expect="passed=1 passed=2"',
      'powershell fence "A.Tests.ps1": `expect` names passed twice',
    ],
    [
      'a count that only v4 has',
      'powershell title="A.Tests.ps1" expect="pending=1"',
      'powershell fence "A.Tests.ps1": `expect` has "pending=1"; it takes passed=N failed=N skipped=N inconclusive=N notrun=N, those that are not 0',
    ],
    [
      'expect without a test file',
      'powershell title="A.ps1" expect="passed=1"',
      'powershell fence "A.ps1": `expect` needs the title of a test file: `title="….Tests.ps1"`',
    ],
    [
      'code before and after at once',
      'powershell before after',
      'powershell fence (before): `before` is code that makes the message, and `after` code that does not; code of both takes neither',
    ],
    [
      'code of an entry that is run',
      'powershell before run',
      'powershell fence (run): `before` and `after` are executed with their entry, so they take none of `run`, `fails`, `expect` and `solution`',
    ],
    [
      'text that is typed',
      'csv after',
      'csv fence (after): `before` and `after` are for files and for `powershell` that is typed; a file needs a title',
    ],
    [
      'code as a message',
      'powershell message',
      'powershell fence (message): `message` is for the `text` fence that holds the message of an entry, and `unseen` stands beside it',
    ],
    [
      'a file that is run',
      'powershell title="A.ps1" run',
      'powershell fence "A.ps1": `run` and `fails` are for a fence without a title; a test file takes `expect`',
    ],
    [
      'a script that runs and fails',
      'powershell run fails',
      'powershell fence (run): `run` must end without an error, and `fails` with one; a fence takes one of them',
    ],
    [
      'a title outside the folder',
      'powershell title="../A.ps1"',
      'powershell fence "../A.ps1": `title` is "../A.ps1"; it must be a path inside the page\'s folder, with /: "tests/Backup.Tests.ps1"',
    ],
    [
      'another language that is run',
      'bash run',
      'bash fence (run): `run`, `fails`, `expect` and `syntax` are for `powershell` fences',
    ],
    [
      'code that is wrong on purpose and run',
      'powershell invalid run',
      'powershell fence (run): `syntax` and `invalid` fences are not executed, so they take none of `run`, `fails` and `expect`',
    ],
    [
      'code that matches',
      'powershell run matches',
      'powershell fence (run): `matches` is for a `text` fence after the code that prints it',
    ],
    [
      'a verbosity for nothing',
      'powershell output=Normal',
      'powershell fence: `output` is for a `text` fence that `matches`, or for the test file that prints it',
    ],
    [
      'an unknown verbosity',
      'powershell title="A.Tests.ps1" expect="passed=1" output=Loud',
      'powershell fence "A.Tests.ps1": `output=Loud` is not known; allowed are Normal, Detailed',
    ],
    [
      'code of Pester 3 that is run',
      'powershell in=v3 run',
      'powershell fence (run): code of Pester 3 is only parsed: `in=v3` takes none of `run`, `fails` and `expect`',
    ],
    [
      'no language',
      '',
      'unnamed fence: the fence names no language; write it after the backticks, `text` for output',
    ],
  ])('refuses %s', (_, info, message) => {
    expect(problemsOf(`Text.\n\n${fence(info, '1')}`)).toContain(`3: ${message}`);
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
