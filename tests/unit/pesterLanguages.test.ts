import { describe, expect, it } from 'vitest';
import { PARAMETER_NAME, SYNTAX_GRAMMAR } from '../../src/components/DeferredCode/pesterLanguages';

/** What the pattern takes out of a line, without what Prism's `lookbehind` leaves out. */
const parametersIn = (line: string): string[] =>
  [...line.matchAll(new RegExp(PARAMETER_NAME.pattern, 'gim'))].map(([all, before = '']) =>
    all.slice(before.length),
  );

describe('names of parameters in PowerShell', () => {
  it.each([
    ["It 'works' -ForEach @(1) -Tag 'Unit' {", ['-ForEach', '-Tag']],
    ['Should-Be -Expected 1', ['-Expected']],
    ['Get-Item -Path:$path | Format-List', ['-Path:']],
    ['& $script -Switch', ['-Switch']],
  ])('are found: %s', (line, names) => {
    expect(parametersIn(line)).toEqual(names);
  });

  it.each([
    '$a -eq $b',
    '$a -notlike "x"',
    '-not $a',
    '$a -cmatch $b',
    '$n -5',
    'New-Item',
    '$a -f 1',
  ])('are not operators, numbers or parts of words: %s', (line) => {
    expect(parametersIn(line)).toEqual([]);
  });
});

describe('a parameter in a syntax diagram', () => {
  it('is one piece with its value', () => {
    // The command's own name is taken by the grammar's first pattern.
    const line = ' [[-Path] <string[]>] -Output <string> [-CI] [<CommonParameters>]';
    const pattern = new RegExp(SYNTAX_GRAMMAR['syntax-parameter'], 'g');
    expect(line.match(pattern)).toEqual([
      '[[-Path] <string[]>]',
      '-Output <string>',
      '[-CI]',
      '[<CommonParameters>]',
    ]);
  });
});
