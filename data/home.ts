/**
 * What the home page shows. All code in it runs on the latest documented version as part of the example check
 * (`npm run examples -- --page home`), in this order and in one folder, and the output is what that version prints. In
 * output, `…` stands for left-out lines, or for left-out text within a line.
 */
import type { VersionName } from '../config/versions';

/** A file of the folder in which the examples run. */
export interface ExampleFile {
  readonly name: string;
  readonly code: string;
}

/** Literals begin and end with a line break, so that `--update` can replace their lines. */
function lines(text: string): string {
  return text.replace(/^\n|\n$/g, '');
}

const NAME = 'Get-BatchCount.ps1';

const batchFunction = {
  name: NAME,
  code: lines(`
function Get-BatchCount ($Servers, $PerBatch = 10) {
    [int] ($Servers / $PerBatch)
}
`),
} as const satisfies ExampleFile;

const repairedFunction = {
  name: NAME,
  code: lines(`
function Get-BatchCount ($Servers, $PerBatch = 10) {
    [Math]::Ceiling($Servers / $PerBatch)
}
`),
} as const satisfies ExampleFile;

const batchTest = {
  name: 'Get-BatchCount.Tests.ps1',
  code: lines(`
BeforeAll {
    . $PSScriptRoot/Get-BatchCount.ps1
}

Describe 'Get-BatchCount' {
    It 'leaves no server out' {
        Get-BatchCount 21 | Should -Be 3
    }
}
`),
} as const satisfies ExampleFile;

const RUN = 'Invoke-Pester -Output Detailed';

/** One step from a function to its passed test: a file, and what is typed at the prompt. */
export interface Frame {
  /** Name of the step's button. */
  readonly label: string;
  /** What Pester would print before the test at this moment: nothing yet, failed, passed. */
  readonly mark: ' ' | '-' | '+';
  readonly text: string;
  readonly file: ExampleFile;
  /** The file as it was before this step, where the step changes it. */
  readonly before?: ExampleFile;
  readonly command: string;
  /** What the command prints; without it the command is typed, but not yet run. */
  readonly output?: string;
}

export const frames = [
  {
    label: 'Function',
    mark: ' ',
    text: 'How many batches of ten do your servers take? Twenty take two. So far, so good.',
    file: batchFunction,
    command: lines(`
. ./Get-BatchCount.ps1
Get-BatchCount 20
`),
    output: lines(`
2
`),
  },
  {
    label: 'Test',
    mark: ' ',
    text: 'Write down what else has to be true: with one more server, none is left out.',
    file: batchTest,
    command: RUN,
  },
  {
    label: 'Run',
    mark: '-',
    text: 'Pester says what was expected, what it got instead, and where.',
    file: batchTest,
    command: RUN,
    output: lines(`
Pester v5.9.0

Starting discovery in 1 files.
…
Running tests from '…/Get-BatchCount.Tests.ps1'
Describing Get-BatchCount
  [-] leaves no server out 81ms (71ms|9ms)
   Expected 3, but got 2.
   at Get-BatchCount 21 | Should -Be 3, …/Get-BatchCount.Tests.ps1:7
…
Tests Passed: 0, Failed: 1, Skipped: 0, Inconclusive: 0, NotRun: 0
`),
  },
  {
    label: 'Repair',
    mark: ' ',
    text: 'A cast to [int] rounds to the nearest number. The last batch needs the next higher one.',
    file: repairedFunction,
    before: batchFunction,
    command: RUN,
  },
  {
    label: 'Run again',
    mark: '+',
    text: 'It passes. From now on, the test tells you when a change breaks it.',
    file: repairedFunction,
    command: RUN,
    output: lines(`
Pester v5.9.0

Starting discovery in 1 files.
…
Running tests from '…/Get-BatchCount.Tests.ps1'
Describing Get-BatchCount
  [+] leaves no server out 27ms (24ms|3ms)
Tests completed in 150ms
Tests Passed: 1, Failed: 0, Skipped: 0, Inconclusive: 0, NotRun: 0
`),
  },
] as const satisfies readonly Frame[];

/** One thing that Pester does, with code that shows it and what Pester answers. */
export interface Feature {
  readonly title: string;
  readonly text: string;
  /** Files that the code needs, not shown. */
  readonly files: readonly ExampleFile[];
  /** Commands, or the test file of this name. */
  readonly code: string;
  readonly name?: string;
  /** First and last line of the code that are shown, from 1. */
  readonly shown: readonly [number, number];
  /** What runs the test file. */
  readonly command?: string;
  /** The code ends with an error, which is its output. */
  readonly fails?: boolean;
  readonly output: string;
  /** Line of the output that makes the point, from 1. */
  readonly point: number;
  /** Page to read on, below the addresses of the latest version. */
  readonly page: string;
  readonly linkText: string;
}

export const features = [
  {
    title: 'Run',
    text: 'Finds the *.Tests.ps1 files below a folder, on Windows, Linux and macOS. A tag chooses what runs now; the tests that wait are counted.',
    files: [
      {
        name: 'tests/Server.Tests.ps1',
        code: lines(`
Describe 'Server' {
    It 'has a name' -Tag Fast { 'web01' | Should -Match '^web' }
    It 'has a number' -Tag Fast { 'web01' | Should -Match '01$' }
    It 'answers' -Tag Slow { $true | Should -BeTrue }
}
`),
      },
    ],
    code: lines(`
$configuration = New-PesterConfiguration
$configuration.Run.Path = './tests'
$configuration.Filter.Tag = 'Fast'
Invoke-Pester -Configuration $configuration
`),
    shown: [1, 4],
    output: lines(`
…
[+] …/tests/Server.Tests.ps1 128ms (30ms|85ms)
Tests completed in 131ms
Tests Passed: 2, Failed: 0, Skipped: 0, Inconclusive: 0, NotRun: 1
`),
    point: 4,
    page: 'usage/tags',
    linkText: 'Choose tests by tags',
  },
  {
    title: 'Assert',
    text: 'Says what was expected and what it got instead. An arrow points at the place where two texts differ.',
    files: [],
    code: lines(`
$address = 'https://nodes.example/web1'

$address | Should -Be 'https://nodes.example/web01'
`),
    shown: [1, 3],
    fails: true,
    output: lines(`
…
Expected: 'https://nodes.example/web01'
But was:  'https://nodes.example/web1'
           -------------------------^
`),
    point: 4,
    page: 'assertions',
    linkText: 'All assertions',
  },
  {
    title: 'Mock',
    text: 'Replaces a command while a test runs, also inside a module. Here no request is sent, and the call is counted.',
    files: [
      {
        name: 'Restart-Node.ps1',
        code: lines(`
function Restart-Node ($Name) {
    Invoke-RestMethod "https://nodes.example/$Name/restart" -Method Post
}
`),
      },
    ],
    name: 'Restart-Node.Tests.ps1',
    code: lines(`
BeforeAll {
    . $PSScriptRoot/Restart-Node.ps1
}

Describe 'Restart-Node' {
    It 'asks for one restart' {
        Mock Invoke-RestMethod
        Restart-Node web01
        Should -Invoke Invoke-RestMethod -Times 1 -Exactly
    }
}
`),
    shown: [6, 10],
    command: 'Invoke-Pester ./Restart-Node.Tests.ps1 -Output Detailed',
    output: lines(`
…
Describing Restart-Node
  [+] asks for one restart 64ms (61ms|3ms)
…
`),
    point: 3,
    page: 'usage/mocking',
    linkText: 'Mock commands',
  },
  {
    title: 'Repeat',
    text: 'Turns each value of a list into a test with a name of its own. A failure tells you which value it was.',
    files: [],
    name: 'Batches.Tests.ps1',
    code: lines(`
BeforeAll {
    . $PSScriptRoot/Get-BatchCount.ps1
}

Describe 'Batches' {
    It '<Servers> servers take <Batches>' -ForEach @(
        @{ Servers = 20; Batches = 2 }
        @{ Servers = 21; Batches = 3 }
    ) {
        Get-BatchCount $Servers | Should -Be $Batches
    }
}
`),
    shown: [6, 11],
    command: 'Invoke-Pester ./Batches.Tests.ps1 -Output Detailed',
    output: lines(`
…
  [+] 20 servers take 2 34ms (30ms|4ms)
  [+] 21 servers take 3 24ms (23ms|1ms)
…
`),
    point: 3,
    page: 'usage/data-driven-tests',
    linkText: 'Data-driven tests',
  },
  {
    title: 'Cover',
    text: 'Lists the commands that no test reached, with file and line. Reports come in the JaCoCo and Cobertura formats.',
    files: [
      {
        name: 'Get-RetryDelay.ps1',
        code: lines(`
function Get-RetryDelay ($Attempt) {
    if ($Attempt -gt 5) { throw 'Give up.' }
    [Math]::Pow(2, $Attempt)
}
`),
      },
      {
        name: 'Get-RetryDelay.Tests.ps1',
        code: lines(`
BeforeAll {
    . $PSScriptRoot/Get-RetryDelay.ps1
}

Describe 'Get-RetryDelay' {
    It 'doubles' { Get-RetryDelay 3 | Should -Be 8 }
}
`),
      },
    ],
    code: lines(`
$configuration = New-PesterConfiguration
$configuration.Run.Path = './Get-RetryDelay.Tests.ps1'
$configuration.Output.Verbosity = 'Detailed'
$configuration.CodeCoverage.Enabled = $true
$configuration.CodeCoverage.Path = './Get-RetryDelay.ps1'
Invoke-Pester -Configuration $configuration
`),
    shown: [3, 6],
    output: lines(`
…
Covered 66.67% / 75%. 3 analyzed Commands in 1 File.
Missed command:
…
Get-RetryDelay.ps1       Get-RetryDelay    2 throw 'Give up.'
`),
    point: 5,
    page: 'usage/code-coverage',
    linkText: 'Code coverage',
  },
  {
    title: 'Report',
    text: 'Marks each failure in GitHub Actions and Azure Pipelines, and writes NUnit and JUnit files for every other service.',
    files: [
      {
        name: 'Disk.Tests.ps1',
        code: lines(`
Describe 'web01' {
    It 'has 10 GB left' { 3 | Should -BeGreaterThan 10 }
}
`),
      },
    ],
    code: lines(`
$configuration = New-PesterConfiguration
$configuration.Run.Path = './Disk.Tests.ps1'
$configuration.Output.CIFormat = 'GithubActions'
$configuration.TestResult.Enabled = $true
$configuration.TestResult.OutputFormat = 'JUnitXml'
Invoke-Pester -Configuration $configuration
`),
    shown: [3, 6],
    output: lines(`
…
::error::[-] web01.has 10 GB left 12ms (9ms|3ms)
::group::Message
Expected the actual value to be greater than 10, but got 3.
…
`),
    point: 2,
    page: 'usage/test-results',
    linkText: 'Test results and CI',
  },
] as const satisfies readonly Feature[];

/** A place for those who know Pester, and come for something. */
export interface SectionLink {
  readonly title: string;
  readonly text: string;
  /** Page below the addresses of the version; of the latest where none is named. */
  readonly page: string;
  readonly version?: VersionName;
}

export const sectionLinks = [
  {
    title: 'Tutorial',
    text: 'From an empty folder to a pipeline, step by step',
    page: 'tutorial/start',
  },
  { title: 'Recipes', text: 'Complete solutions for code that is hard to test', page: 'recipes' },
  {
    title: 'Error messages',
    text: 'Paste what you got, read what it means',
    page: 'usage/error-messages',
  },
  { title: 'Commands', text: 'Every command and its parameters', page: 'commands' },
  {
    title: 'Migrate',
    text: 'From Pester 5 to Pester 6',
    page: 'migrations/v5-to-v6',
    version: 'v6',
  },
  { title: 'What is new', text: 'Release by release', page: 'introduction/whats-new' },
] as const satisfies readonly SectionLink[];
