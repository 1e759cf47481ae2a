import { describe, expect, it } from 'vitest';
import { fence, staticProblems } from './support';

describe('examples checked without PowerShell', () => {
  it('accept what exists in the version', async () => {
    const text = [
      fence(
        'powershell title="A.Tests.ps1" expect="passed=1"',
        "Describe 'a' -Tag 'x' {",
        "    It 'b' -ForEach 1, 2 -Skip:$false {",
        '        Mock Get-Date { }',
        '        Get-Date | Should -Be $null -Because "it is mocked" -ErrorAction Stop',
        '        Should -Invoke Get-Date -Times 1 -Exactly',
        '    }',
        '}',
      ),
      fence('syntax', 'Describe [-Name] <string> [-Nonsense]'),
      fence('powershell invalid', 'Describe {'),
      fence('powershell in=v3', "Describe 'a' { It 'b' { 1 | Should Be 1 } }"),
      fence('text', 'PS> anything [+] goes'),
    ].join('\n');
    expect(await staticProblems(text)).toEqual([]);
  });

  it.each([
    ['a syntax error', ["Describe 'a' {", "    It 'b' {", '}'], /^2: .* not PowerShell/],
    ['a prompt', ["'a'", 'PS /home/me> Invoke-Pester'], /^3: .*`PS .*Pester` is a prompt or/],
    ['console output', ['Invoke-Pester', 'Tests completed in 28ms'], /^3: .*`Tests .* is a prompt/],
    ['a result line', ['Invoke-Pester', '  [-] removes it 12ms'], /^3: .*`\[-\] .* is a prompt/],
    ['a command of another version', ["'a' | Should-BeString 'a'"], /^2: .*; it exists in v6$/],
    [
      'a command that no version has',
      ["'a' | Should-BeNice"],
      /^2: powershell fence: Pester v5 has no command `Should-BeNice`; similar are: Should$/,
    ],
    [
      'a parameter of another version',
      ["It 'a' -AllowNullOrEmptyForEach { 1 }"],
      /^2: .*has no parameter .*; it exists in v6; allowed are: Name, Test, /,
    ],
    ['a shortened parameter', ["Describe 'a' -Fix { 1 }"], /^2: .*is shortened; write `-Fixture`/],
    [
      'an alias of a command',
      ['Add-AssertionOperator -Name BeOdd -Test $test'],
      /^2: powershell fence: `Add-AssertionOperator` is an alias; write `Add-ShouldOperator`$/,
    ],
    [
      'an alias of a parameter',
      ["It 'a' -TestCases @{ x = 1 } { 1 }"],
      /^2: .*is an alias; write `-ForEach`/,
    ],
    [
      'a splatted parameter that does not exist',
      ['$options = @{', '    Path  = 1', '    Nonsense = 2', '}', 'New-PesterContainer @options'],
      /^4: .*has no parameter `-Nonsense`; allowed are: .*Path/,
    ],
    [
      'an option that does not exist',
      ['$configuration = New-PesterConfiguration', "$configuration.Run.Paths = './tests'"],
      /^3: .*has no option `Run\.Paths`; allowed are: .*Path/,
    ],
    [
      'a section that does not exist, in a hashtable',
      [
        'Invoke-Pester -Configuration ([PesterConfiguration] @{',
        '    Run   = @{ PassThru = $true }',
        "    Tests = @{ Path = '.' }",
        '})',
      ],
      /^4: .*has no section `Tests`; allowed are: .*Run/,
    ],
    [
      'an option of another version, in a hashtable',
      ['New-PesterConfiguration -Hashtable @{', '    Run = @{ Parallel = $true }', '}'],
      /^3: .*has no option `Run\.Parallel`/,
    ],
  ])('refuse %s', async (_, lines, message) => {
    expect(await staticProblems(fence('powershell', ...lines))).toEqual([
      expect.stringMatching(message),
    ]);
  });

  it('accept an alias that the page documents', async () => {
    const code = fence('powershell', "It 'a' -TestCases @{ x = 1 } { 1 }");
    expect(await staticProblems(`\`-TestCases\` is an alias.\n\n${code}`)).toEqual([]);
  });

  it('accept the words of a Gherkin step, which are aliases', async () => {
    const code = fence('powershell', "Given 'a file' { 1 }", "Then 'it is kept' { 1 }");
    expect(await staticProblems(code, 'v4')).toEqual([]);
  });

  it('accept an operator and a function that the page defines', async () => {
    const text = [
      fence(
        'powershell',
        '$operator = @{',
        "    Name = 'BeOdd'",
        "    Alias = 'Odd'",
        '    Test = $function:BeOdd',
        '}',
        'Add-ShouldOperator @operator',
        'Add-ShouldOperator -Name BeEven -Test $test',
        'function Should-BeNice { 1 }',
      ),
      fence(
        'powershell',
        '1 | Should -BeOdd -Deeply',
        '2 | Should -Not -BeEven',
        '3 | Should -Odd',
        'Should-BeNice',
      ),
    ].join('\n');
    expect(await staticProblems(text)).toEqual([]);
    expect(await staticProblems(fence('powershell', '1 | Should -BeOdd'))).toHaveLength(1);
  });

  it('accept a wrong option whose effect the page shows', async () => {
    const code = ['(New-PesterConfiguration -Hashtable @{ Runs = @{ Path = 1 } }).Run.Path.Value'];
    const text = fence('powershell run', ...code) + fence('text matches', '.');
    expect(await staticProblems(text)).toEqual([]);
    expect(await staticProblems(fence('powershell run', ...code))).toHaveLength(1);
  });

  it('hold a fence to the version that it names', async () => {
    const code = ["'a' | Should-BeString 'a'"];
    expect(await staticProblems(fence('powershell in=v6', ...code))).toEqual([]);
    expect(await staticProblems(fence('powershell in=v5', ...code), 'v6')).toEqual([
      expect.stringContaining('Pester v5 has no command'),
    ]);
  });

  it('do not take a here-string for output', async () => {
    const code = fence('powershell', "$shown = @'", 'PS> Invoke-Pester', "'@");
    expect(await staticProblems(code)).toEqual([]);
  });
});
