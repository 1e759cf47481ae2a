import { describe, expect, it } from 'vitest';
import { planPage } from '../../../scripts/examples/run/plan';
import { fence, samplePage } from './support';

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

function steps(version: string): string[] | undefined {
  const job = planPage(samplePage(text)).find((planned) => planned.version === version);
  return job?.steps.map((step) =>
    step.kind === 'write' ? `write ${step.path}: ${step.content}` : `${step.kind} ${step.code}`,
  );
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
});
