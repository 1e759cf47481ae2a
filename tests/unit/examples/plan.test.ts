import { describe, expect, it } from 'vitest';
import { planPage } from '../../../scripts/examples/run/plan';
import { errorPage, fence, samplePage } from './support';

const text = [
  fence('powershell title="Get-Backup.ps1"', 'function Get-Backup { 1 }'),
  fence('powershell title="A.Tests.ps1" expect="passed=1"', 'five'),
  fence('text matches', '…'),
  fence('text matches output=Normal', '…'),
  fence('powershell title="A.Tests.ps1" in=v4 expect="passed=1"', 'four'),
  fence('powershell title="A.Tests.ps1" in=v3', 'three'),
  fence('powershell run', 'Invoke-Pester'),
  fence('csv title="a.csv"', 'a,b'),
].join('\n');

function steps(version: string, page = samplePage(text)): string[] | undefined {
  const job = planPage(page).find((planned) => planned.version === version);
  return job?.steps.map((step) => {
    if (step.kind === 'empty') return step.kind;
    return step.kind === 'write'
      ? `write ${step.path}: ${step.content}`
      : `${step.kind} ${step.code}`;
  });
}

describe('planPage', () => {
  it('runs each step of the own version in order, and a test file once for each shown verbosity', () => {
    expect(steps('v5')).toEqual([
      'write Get-Backup.ps1: function Get-Backup { 1 }\n',
      'write A.Tests.ps1: five\n',
      "expect Invoke-Pester -Configuration ([PesterConfiguration] @{ Run = @{ Path = './A.Tests.ps1'; PassThru = $true }; Output = @{ Verbosity = 'Detailed' } })",
      "expect Invoke-Pester -Configuration ([PesterConfiguration] @{ Run = @{ Path = './A.Tests.ps1'; PassThru = $true }; Output = @{ Verbosity = 'Normal' } })",
      'run Invoke-Pester',
      'write a.csv: a,b\n',
    ]);
  });

  it('gives another version the shared files, but not the test files of the own one', () => {
    expect(steps('v4')).toEqual([
      'write Get-Backup.ps1: function Get-Backup { 1 }\n',
      'write A.Tests.ps1: four\n',
      "expect Invoke-Pester -Script './A.Tests.ps1' -PassThru -Show All",
      'write a.csv: a,b\n',
    ]);
  });

  it('plans nothing for a page that executes nothing', () => {
    expect(planPage(samplePage(fence('powershell', '1')))).toEqual([]);
  });

  it('executes both halves of an entry in an empty folder, with the files of both', () => {
    const entries = [
      '### Files only {#files}',
      fence('text message', 'Expected 2.'),
      fence('powershell title="A.ps1"', 'both'),
      fence('powershell title="A.Tests.ps1" before', 'wrong'),
      fence('powershell title="A.Tests.ps1" after', 'right'),
      '### Typed {#typed}',
      fence('text message', 'No such path.'),
      fence('powershell before', 'wrong'),
      fence('powershell', 'a fragment'),
      fence('powershell after', 'right'),
      '### Elsewhere {#elsewhere}',
      fence('text message unseen', 'Access denied.'),
      fence('powershell before', 'never executed'),
    ];
    expect(steps('v5', errorPage(entries.join('\n')))).toEqual([
      'empty',
      'write A.ps1: both\n',
      'write A.Tests.ps1: wrong\n',
      'before Invoke-Pester -Output Detailed',
      'empty',
      'write A.ps1: both\n',
      'write A.Tests.ps1: right\n',
      'after Invoke-Pester -Output Detailed',
      'empty',
      'before wrong',
      'empty',
      'after right',
    ]);
  });

  it('gives only those entries other Pesters that ask for a release', () => {
    const entry = (id: string, code: string): string =>
      [`### ${id} {#${id}}`, fence('text message', 'Text.'), fence('powershell before', code)].join(
        '\n',
      );
    const text = [
      entry('one', 'Invoke-Pester'),
      entry('two', 'Import-Module Pester -RequiredVersion 4.0.0'),
    ];
    const jobs = planPage(errorPage(text.join('\n')));
    expect(
      jobs.map(({ kind, steps: [, step] }) => [kind, step?.kind === 'before' && step.code]),
    ).toEqual([
      ['page', 'Invoke-Pester'],
      ['releases', 'Import-Module Pester -RequiredVersion 4.0.0'],
    ]);
  });
});
