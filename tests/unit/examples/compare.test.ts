import { describe, expect, it } from 'vitest';
import { agrees, presentOutput, showsMessage } from '../../../scripts/examples/run/compare';
import { outdatedOutputs, updatePage } from '../../../scripts/examples/run/update';
import { fence, samplePage } from './support';

const PRINTED = `Pester v9.8.0

Running tests from '/tmp/pester-example-1/backup/A.Tests.ps1'
Describing a
  [-] fails 783ms (697ms|87ms)
   Expected: 'january.bak'
   But was:  '2026-01-15.bak'
              ^
   at <ScriptBlock>, /tmp/pester-example-1/backup/A.Tests.ps1:38
Tests completed in 2.15s`;

describe('shown text agrees with what was printed', () => {
  it.each([
    ['other durations', PRINTED.replaceAll(/\d+ms/g, '1.2s').replace('2.15s', '1m 3s')],
    ['other folders', PRINTED.replaceAll('/tmp/pester-example-1/', '/home/me/')],
    [
      'Windows paths',
      PRINTED.replaceAll('/tmp/pester-example-1/backup/', 'C:\\Users\\me\\backup\\'),
    ],
    [
      'colors and spaces at line ends',
      PRINTED.replace('[-] fails', '\u001B[91m[-] fails\u001B[0m').replaceAll('\n', '  \r\n'),
    ],
    ['left-out lines', PRINTED.replace(/Describing a\n[\s\S]*ScriptBlock>.*/, '…')],
    ['left-out lines at both ends', '…\nDescribing a\n…'],
    ['a left-out part of a line', PRINTED.replace('2026-01-15.bak', '2026…')],
  ])('with %s', (_, shown) => {
    expect(agrees(shown, PRINTED)).toBe(true);
  });

  it.each([
    ['a changed word', PRINTED.replace('january', 'february')],
    ['another file', PRINTED.replace('A.Tests.ps1:38', 'B.Tests.ps1:38')],
    ['another line number', PRINTED.replace(':38', ':39')],
    ['another indentation', PRINTED.replace('  [-]', '    [-]')],
    ['a moved arrow', PRINTED.replace(' ^', '^')],
    ['a missing end', PRINTED.replace(/\nTests completed.*/, '')],
    ['an added end', `${PRINTED}\nmore`],
    ['a line that is not among the left-out ones', '…\nDescribing b\n…'],
  ])('not with %s', (_, shown) => {
    expect(agrees(shown, PRINTED)).toBe(false);
  });

  it('with the width of a table whose cells differ from run to run', () => {
    const shown = 'Name   Duration\n----   --------\nfirst  28ms';
    const printed = 'Name   Duration\n----   ---------\nfirst   1.25s';
    expect(agrees(shown, printed)).toBe(true);
  });

  it('not with another URL or drive, which are no paths', () => {
    expect(agrees('https://a.example/x/y', 'https://b.example/x/y')).toBe(false);
    expect(agrees("'TestDrive:/a.txt'", "'TestDrive:/b/a.txt'")).toBe(false);
  });
});

describe('presentOutput', () => {
  it('names the folder in which pages pretend to be', () => {
    const places = { folder: '/tmp/x/backup', temp: '/tmp/x/temp' };
    expect(
      presentOutput(
        '\n\u001B[32mA\u001B[0m  \r\nat /private/tmp/x/backup/A.ps1, /tmp/x/temp/b\n\n',
        places,
      ),
    ).toBe('A\nat /home/me/backup/A.ps1, /tmp/b');
  });
});

describe('showsMessage', () => {
  const message = "Could not find <command> (in '<path>').\nIs it there?";

  it.each([
    ['other names', "Error: Could not find Get-Backup (in '/tmp/a b'). Is it there?"],
    ['other white space', "Could not find\n  A (in 'b').   Is\r\nit there?\n"],
  ])('finds the message with %s', (_, printed) => {
    expect(showsMessage(message, printed)).toBe(true);
  });

  it.each([
    ['another text', "Could not find Get-Backup (at '/tmp'). Is it there?"],
    ['a part of it', "Could not find Get-Backup (in '/tmp')."],
    ['characters that a pattern would match', "Could not find A (in 'b')! Is it there?"],
  ])('does not take %s for the message', (_, printed) => {
    expect(showsMessage(message, printed)).toBe(false);
  });
});

/** The verdict on the fence of that number, which printed this. */
function outdated(text: string, printed: Readonly<Record<number, string>>) {
  const { fences } = samplePage(text);
  return outdatedOutputs(
    Object.entries(printed).flatMap(([index, output]) => {
      const shown = fences[Number(index)];
      if (!shown) throw new Error(`no fence ${index}`);
      return [
        { fence: shown, check: 'matches' as const, state: 'failed' as const, printed: output },
      ];
    }),
  );
}

describe('updatePage', () => {
  it('rewrites the outdated outputs, and nothing else', () => {
    const text = [
      fence('powershell run', "'new'"),
      fence('text matches', 'old', 'older'),
      '1. A step:\n',
      '   ```powershell run\n   1\n   ```\n',
      '   ```text matches\n   2\n   ```\n',
      fence('powershell run', "'same'"),
      fence('text matches', 'same'),
    ].join('\n');
    expect(updatePage(text, outdated(text, { 1: 'new\n\nline', 3: '1' }))).toBe(
      text.replace('old\nolder', 'new\n\nline').replace('   2\n', '   1\n'),
    );
  });

  it.each([
    [
      'durations of the lines that stay',
      ['Running', '  [+] one 5ms', '  [+] two 7ms', 'done in 9s'],
      ['Running', '  [+] one 6ms', '  [-] two 8ms', 'done in 7s'],
      ['Running', '  [+] one 5ms', '  [-] two 8ms', 'done in 9s'],
    ],
    [
      'left-out lines',
      ['first', '…', 'old', '…', 'last'],
      ['first', 'a', 'b', 'new', 'c', 'last'],
      ['first', '…', 'last'],
    ],
    ['a left-out end', ['old', '…'], ['new', 'a', 'b'], ['new', '…']],
    ['a left-out part of a line', ['at /x/y…', 'old'], ['at /x/yz', 'new'], ['at /x/y…', 'new']],
    ['placeholders', ['Tool %NAME%', 'old'], ['Tool %NAME%', 'new'], ['Tool %NAME%', 'new']],
  ])('keeps %s', (_, shown, printed, expected) => {
    const text = `${fence('powershell run', '1')}\n${fence('text matches', ...shown)}`;
    expect(updatePage(text, outdated(text, { 1: printed.join('\n') }))).toBe(
      `${fence('powershell run', '1')}\n${fence('text matches', ...expected)}`,
    );
  });

  it('fills an output that is empty', () => {
    const page = (output: string): string =>
      `${fence('powershell run', '1')}\n\`\`\`text matches\n${output}\`\`\`\n\nMore.\n`;
    const printed = 'new\n\nline';
    expect(updatePage(page(''), outdated(page(''), { 1: printed }))).toBe(page(`${printed}\n`));
  });

  it('never writes an empty output', () => {
    const text = `${fence('powershell run', '1')}\n${fence('text matches', 'old')}`;
    expect(outdated(text, { 1: '\n' })).toEqual([]);
  });
});
