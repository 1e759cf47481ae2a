/**
 * What the home page shows. The code runs on the latest documented version as part of the example check
 * (`npm run examples -- --page home`), and the output is what that version prints.
 */

/** A file of the example in the first screen. */
export interface ExampleFile {
  readonly name: string;
  readonly code: string;
}

/** Function under test; written beside the test when the example runs, not shown on the page. */
export const homeFunction = {
  name: 'Remove-OldBackup.ps1',
  code: `function Remove-OldBackup ([string] $Path, [int] $Days = 30) {
    Get-ChildItem $Path -Filter *.bak |
        Where-Object LastWriteTime -LT (Get-Date).AddDays(-$Days) |
        Remove-Item
}`,
} as const satisfies ExampleFile;

export const homeTest = {
  name: 'Remove-OldBackup.Tests.ps1',
  code: `BeforeAll {
    . $PSScriptRoot/Remove-OldBackup.ps1
}

Describe 'Remove-OldBackup' {
    BeforeEach {
        $old = New-Item TestDrive:/old.bak -Force
        $old.LastWriteTime = '2026-01-15'
    }

    It 'removes a backup from January' {
        Remove-OldBackup -Path TestDrive:/
        $old.FullName | Should -Not -Exist
    }

    It 'leaves a report behind' {
        Mock Remove-Item
        Remove-OldBackup -Path TestDrive:/
        Should -Invoke Remove-Item -Times 1 -Exactly
        'TestDrive:/report.txt' | Should -Exist
    }
}`,
  /** Counts that the run must report, in the notation of a page's `expect`. */
  expect: 'passed=1 failed=1',
} as const satisfies ExampleFile & { expect: string };

/** What `Invoke-Pester -Output Detailed` prints for it. */
export const homeOutput = `Pester v5.9.0

Starting discovery in 1 files.
Discovery found 2 tests in 393ms.
Running tests.

Running tests from '/home/me/backup/Remove-OldBackup.Tests.ps1'
Describing Remove-OldBackup
  [+] removes a backup from January 171ms (125ms|46ms)
  [-] leaves a report behind 493ms (491ms|2ms)
   Expected path 'TestDrive:/report.txt' to exist, but it did not exist.
   at 'TestDrive:/report.txt' | Should -Exist, /home/me/backup/Remove-OldBackup.Tests.ps1:20
   at <ScriptBlock>, /home/me/backup/Remove-OldBackup.Tests.ps1:20
Tests completed in 1.58s
Tests Passed: 1, Failed: 1, Skipped: 0, Inconclusive: 0, NotRun: 0`;

/** One thing that Pester does: a sentence, a line of code, and where to read on. */
export interface Feature {
  readonly title: string;
  readonly text: string;
  readonly code: string;
  readonly to: string;
  readonly linkText: string;
}

export const features = [
  {
    title: 'Run',
    text: 'Finds every *.Tests.ps1 file below a folder and runs it, on Windows, Linux and macOS.',
    code: 'Invoke-Pester -Path ./tests -Output Detailed',
    to: '/docs/commands/Invoke-Pester',
    linkText: 'Invoke-Pester',
  },
  {
    title: 'Assert',
    text: 'Says what was expected, what came instead, and where the two differ.',
    code: "Get-Backup | Should -HaveCount 3 -Because 'we keep three'",
    to: '/docs/assertions',
    linkText: 'Assertions',
  },
  {
    title: 'Mock',
    text: 'Replaces a command while a test runs, also inside a module, and counts the calls.',
    code: "Mock Invoke-RestMethod -ParameterFilter { $Method -eq 'Post' }",
    to: '/docs/usage/mocking',
    linkText: 'Mocking',
  },
  {
    title: 'Repeat with data',
    text: 'Turns a list of values into one test each, with a name of its own.',
    code: "It 'accepts <_> days' -ForEach 1, 30, 365 { Test-BackupAge -Days $_ | Should -BeTrue }",
    to: '/docs/usage/data-driven-tests',
    linkText: 'Data-driven tests',
  },
  {
    title: 'Measure coverage',
    text: 'Lists the commands that no test reached, and writes JaCoCo or Cobertura reports.',
    code: '$configuration.CodeCoverage.Enabled = $true',
    to: '/docs/usage/code-coverage',
    linkText: 'Code coverage',
  },
  {
    title: 'Report to CI',
    text: 'Writes NUnit and JUnit files, and marks failures in GitHub Actions and Azure Pipelines.',
    code: "$configuration.TestResult.OutputFormat = 'JUnitXml'",
    to: '/docs/usage/test-results',
    linkText: 'Test results and CI',
  },
] as const satisfies readonly Feature[];
