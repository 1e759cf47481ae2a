/** The check with PowerShell, on a page that is wrong in every way that it can detect. Skipped without PowerShell. */
import { describe, expect, it } from 'vitest';
import { findTools } from '../../../scripts/examples/run/environment';
import { executePages } from '../../../scripts/examples/run/execute';
import { TIME_LIMIT } from '../../../scripts/examples/run/process';
import { documentedVersion } from '../../../config/versions';
import { errorPage, fence, samplePage } from './support';

const tools = findTools();
const isMissing = tools.missing.length > 0;

/** `line check state: message` of everything that was checked, without what passed as code. */
async function verdictsOn(
  text: string,
  used = tools,
  timeLimit = TIME_LIMIT,
  page = samplePage,
): Promise<string[]> {
  const pages = await executePages([page(text)], used, undefined, timeLimit);
  return pages
    .flatMap(({ verdicts }) => verdicts)
    .filter(({ check, state }) => !(check === 'parse' && state === 'passed'))
    .map(
      ({ fence: { line }, check, state, problem }) =>
        `${line} ${check} ${state}${problem ? `: ${problem.message}` : ''}`,
    );
}

const run = (...lines: string[]): string => fence('powershell run', ...lines);
const matches = (...lines: string[]): string => fence('text matches', ...lines);

describe.skipIf(isMissing)('examples executed with PowerShell', () => {
  it('show what the console shows', async () => {
    const text =
      run(
        "Write-Host 'one ' -NoNewline",
        "Write-Host 'line' -ForegroundColor Red",
        '[pscustomobject] @{ Name = $PWD.Path; Value = 1 }',
        "'text'",
      ) +
      matches(
        'one line',
        '',
        'Name            Value',
        '----            -----',
        '/home/me/backup     1',
        'text',
      );
    expect(await verdictsOn(text)).toEqual(['1 run passed', '7 matches passed']);
  });

  it('fail when they end with an error', async () => {
    const text = run("Write-Error 'not ending'") + run("throw 'ending'") + run('1 / 0');
    expect(await verdictsOn(text)).toEqual([
      '1 run failed: powershell fence (run): it ended with an error (Pester v5):\n    not ending',
      '4 run failed: powershell fence (run): it ended with an error (Pester v5):\n    ending',
      '7 run failed: powershell fence (run): it ended with an error (Pester v5):\n    Attempted to divide by zero.',
    ]);
  });

  it('must fail when they promise to, with the message that the page shows', async () => {
    const fails = (...lines: string[]): string => fence('powershell fails', ...lines);
    const text =
      fails("'returned'; 1 | Should -Be 2; 'not reached'") +
      matches('Expected 2, but got 1.') +
      fails("Write-Error 'not ending'; 'goes on'") +
      matches('ending') +
      fails('1') +
      fails('[Environment]::Exit(4)');
    expect(await verdictsOn(text)).toEqual([
      '1 fails passed',
      '4 matches passed',
      '7 fails passed',
      '10 matches failed: text fence (matches): it does not show what was printed (`npm run examples -- --update` rewrites it):\n    - ending\n    + not ending',
      '13 fails failed: powershell fence (fails): it ended without an error (Pester v5); `fails` promises one, `run` promises none',
      '16 fails failed: powershell fence (fails): it ended with an error (Pester v5):\n    it ended the PowerShell process',
    ]);
  });

  it('go on after an example that exits, and after one that ends the process', async () => {
    const text =
      run('exit 3') + run('[Environment]::Exit(4)') + run("'still here'") + matches('still here');
    expect(await verdictsOn(text)).toEqual([
      '1 run passed',
      '4 run failed: powershell fence (run): it ended with an error (Pester v5):\n    it ended the PowerShell process',
      '7 run passed',
      '10 matches passed',
    ]);
  });

  it('are ended when they take too long', async () => {
    const text = run('while ($true) { Start-Sleep -Seconds 1 }');
    expect(await verdictsOn(text, tools, 3000)).toEqual([
      '1 run failed: powershell fence (run): it ended with an error (Pester v5):\n    it did not end within 3 seconds',
    ]);
  });

  it('leave nothing behind for the next one but files', async () => {
    const text =
      run(
        "$global:PesterPreference = 'left'; $env:LEFT = 'left'; function global:Left { }",
        'Add-ShouldOperator -Name BeLeft -Test { param($ActualValue) @{ Succeeded = $true } }',
        "New-Module Left { } | Import-Module -Global; Set-Content left.txt 'left'",
      ) +
      run(
        '"$PesterPreference|$env:LEFT|$(Get-Command Left -ErrorAction Ignore)|$(Get-Module Left)"',
        '(Get-Content left.txt), ((Get-ShouldOperator).Name -contains "BeLeft")',
        '(Get-Module Pester -ListAvailable).Version.ToString()',
      ) +
      matches('|||', 'left', 'False', documentedVersion('v5').pester);
    expect(await verdictsOn(text)).toEqual(['1 run passed', '6 run passed', '11 matches passed']);
  });

  it('must report the promised counts', async () => {
    const test = (name: string, expected: string, ...lines: string[]): string =>
      fence(`powershell title="${name}.Tests.ps1" expect="${expected}"`, ...lines);
    const text = [
      test(
        'A',
        'passed=2',
        "Describe 'a' {",
        "    It 'b' { 1 | Should -Be 2 }",
        "    It 'c' { 1 }",
        '}',
      ),
      test('B', 'passed=1', "throw 'no discovery'"),
      test('C', 'passed=1', "Describe 'c' { It 'd' { 1 }; AfterAll { throw 'teardown' } }"),
    ].join('');
    expect(await verdictsOn(text)).toEqual([
      '1 expect failed: powershell fence "A.Tests.ps1": expected passed=2, but Pester v5 reports passed=1 failed=1\n    a.b: Expected 2, but got 1.',
      '7 expect failed: powershell fence "B.Tests.ps1": an error outside of the tests (Pester v5), which no `text matches` fence after it shows:\n    no discovery',
      '10 expect failed: powershell fence "C.Tests.ps1": an error outside of the tests (Pester v5), which no `text matches` fence after it shows:\n    teardown',
    ]);
  });

  it('must print what the page shows', async () => {
    const text = run("'one'; 'two'") + matches('one', 'three');
    expect(await verdictsOn(text)).toEqual([
      '1 run passed',
      '4 matches failed: text fence (matches): it does not show what was printed (`npm run examples -- --update` rewrites it):\n    - three\n    + two',
    ]);
  });

  it('run in the version that they name, with its own files', async () => {
    const text = [
      fence(
        'powershell title="A.Tests.ps1" in=v6 expect="passed=1"',
        "Describe 'a' { It 'b' { 1 | Should-Be 1 } }",
      ),
      matches(`Pester v${documentedVersion('v6').pester}`, '…'),
      fence(
        'powershell title="A.Tests.ps1" in=v4 expect="passed=1 pending=1"',
        "Describe 'a' { It 'b' { 1 | Should -Be 1 }; It 'c' -Pending { 1 } }",
      ),
      fence('gherkin title="keep.feature"', 'Feature: keep', '  Scenario: one', '    Given a file'),
      fence('powershell title="keep.Steps.ps1" in=v4', "Given 'a file' { 1 }"),
      fence('powershell run in=v4', 'Invoke-Gherkin'),
      matches('…', 'Scenarios Passed: 1 Failed: 0', '…'),
    ].join('');
    expect(await verdictsOn(text)).toEqual([
      '1 expect passed',
      '4 matches passed',
      '8 expect passed',
      '19 run passed',
      '22 matches passed',
    ]);
  });

  it('need a result of Pester, and a PowerShell that starts', async () => {
    const test = fence(
      'powershell title="A.Tests.ps1" expect="passed=1"',
      '[Environment]::Exit(0)',
    );
    expect(await verdictsOn(test)).toEqual([
      '1 expect failed: powershell fence "A.Tests.ps1": it ended with an error (Pester v5):\n    it ended the PowerShell process',
    ]);
    const broken = {
      ...tools,
      pesters: new Map(
        [...tools.pesters].map(([name, pester]) => [
          name,
          { ...pester, manifest: `${pester.manifest}/nowhere/Pester.psd1` },
        ]),
      ),
    };
    expect(await verdictsOn(run('1'), broken)).toEqual([
      expect.stringContaining(
        `    PowerShell could not start with Pester ${documentedVersion('v5').pester}: `,
      ),
    ]);
  });

  it('make the message of their entry before, and not after', async () => {
    const test = (name: string, ...lines: string[]): string =>
      fence(`powershell title="A.Tests.ps1" ${name}`, ...lines);
    const text = [
      '### Kept {#kept}',
      fence('text message', 'Expected <number>, but got <number>.'),
      test('before', "Describe 'd' { It 'i' { 1 | Should -Be 2 } }"),
      test('after', "Describe 'd' { It 'i' { 1 | Should -Be 1 } }"),
      '### Broken {#broken}',
      fence('text message', 'Text that is not printed.'),
      fence('powershell before', "'Other text.'"),
      fence('powershell after', "'Text that is', 'not printed.'"),
      '### Still failing {#failing}',
      fence('text message', 'One.'),
      fence('powershell before', "Write-Error 'One.'"),
      fence('powershell after', "Write-Error 'Two.'"),
    ];
    expect(await verdictsOn(text.join('\n'), tools, TIME_LIMIT, errorPage)).toEqual([
      '6 before passed',
      '10 after passed',
      '19 before failed: powershell fence (before): Pester v5 does not print the message of its entry with it:\n    Text that is not printed.\n  but:\n    Other text.',
      '23 after failed: powershell fence (after): the repaired code still prints the message (Pester v5):\n    Text that is\n    not printed.',
      '32 before passed',
      expect.stringContaining(
        '36 after failed: powershell fence (after): the repaired code fails (Pester v5):',
      ),
    ]);
  });

  it('keep the files of a chapter only if it ran well, as those before it did', async () => {
    const chapter = (id: string, code: string, continues = '') =>
      samplePage(`---\ngoals: []\n${continues}---\n\n${run(code)}${matches('other')}`, 'v5', id);
    const pages = await executePages(
      [
        chapter('tutorial/a', "Set-Content a.txt 'a'"),
        chapter('tutorial/b', "Set-Content b.txt 'b'; throw 'broken'", 'continues: tutorial/a\n'),
        chapter('tutorial/c', "Set-Content c.txt 'c'", 'continues: tutorial/b\n'),
      ],
      tools,
    );
    expect(pages.map(({ files }) => files)).toEqual([{ 'a.txt': 'a\n' }, undefined, undefined]);
  });

  it('are parsed by PowerShell itself', async () => {
    expect(
      await verdictsOn(fence('powershell', '1', 'if (') + fence('powershell invalid', 'if (')),
    ).toEqual([
      "1 parse failed: powershell fence: PowerShell cannot parse it: Missing condition in if statement after 'if ('.",
    ]);
  });
});

describe('without PowerShell', () => {
  it('counts every example as skipped, and says why', async () => {
    const text = run('1') + matches('1');
    const nothing = { installed: [], pesters: new Map(), missing: [] };
    expect(await verdictsOn(text, nothing)).toEqual([
      '1 run skipped: powershell fence (run): not executed: PowerShell is missing',
      '4 matches skipped: text fence (matches): not executed: PowerShell is missing',
    ]);
  });

  it.skipIf(!tools.pwsh)('names the release of Pester that is missing', async () => {
    const nothing = { ...tools, pesters: new Map() };
    expect(await verdictsOn(run('1'), nothing)).toEqual([
      `1 run skipped: powershell fence (run): not executed: Pester ${documentedVersion('v5').pester} is missing`,
    ]);
  });
});
