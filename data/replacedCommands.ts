/**
 * What to use instead of the commands that a later version of Pester no longer has. Sources: the source of each release,
 * where the old name throws or is gone, and the migration notes of 5.0.0 and 6.0.0. The reference check holds this table
 * to the facts: every command that the newest version lacks has an entry, and no other has.
 */

/** One way to do the same today. */
export interface Replacement {
  /** As readers type it. */
  readonly use: string;
  /** Pester command whose page explains it; absent for a command of PowerShell itself. */
  readonly command?: string;
  /** Heading on that page, without `#`. */
  readonly anchor?: string;
}

/** A removed command and what replaced it. */
export interface ReplacedCommand {
  readonly command: string;
  /** Best first; empty when nothing does. */
  readonly replacements: readonly Replacement[];
  /** One sentence, where the replacement alone does not say it. Markdown. */
  readonly note?: string;
}

const SHOULD_INVOKE: Replacement = { use: 'Should -Invoke', command: 'Should', anchor: '-invoke' };
const SHOULD_INVOKE_VERIFIABLE: Replacement = {
  use: 'Should -InvokeVerifiable',
  command: 'Should',
  anchor: '-invokeverifiable',
};
const INVOKE_VERIFIABLE: Replacement = {
  use: 'Should-Invoke -Verifiable',
  command: 'Should-Invoke',
};
const NEW_CONFIGURATION: Replacement = {
  use: 'New-PesterConfiguration',
  command: 'New-PesterConfiguration',
};

const gherkin = (command: string): ReplacedCommand => ({
  command,
  replacements: [],
  note: 'Pester 5 dropped Gherkin; stay with Pester 4 for feature files.',
});

export const REPLACED_COMMANDS: readonly ReplacedCommand[] = [
  {
    command: 'Add-AssertionOperator',
    replacements: [{ use: 'Add-ShouldOperator', command: 'Add-ShouldOperator' }],
    note: 'Renamed. In each version, one of the two names is an alias of the other.',
  },
  gherkin('AfterEachFeature'),
  gherkin('AfterEachScenario'),
  {
    command: 'Assert-MockCalled',
    replacements: [SHOULD_INVOKE, { use: 'Should-Invoke', command: 'Should-Invoke' }],
  },
  {
    command: 'Assert-VerifiableMock',
    replacements: [SHOULD_INVOKE_VERIFIABLE, INVOKE_VERIFIABLE],
  },
  {
    command: 'Assert-VerifiableMocks',
    replacements: [SHOULD_INVOKE_VERIFIABLE, INVOKE_VERIFIABLE],
    note: 'In Pester 4 this command only throws, and advises you to use `Assert-VerifiableMock`.',
  },
  gherkin('BeforeEachFeature'),
  gherkin('BeforeEachScenario'),
  gherkin('Find-GherkinStep'),
  {
    command: 'Get-TestDriveItem',
    replacements: [{ use: 'Get-Item -Path TestDrive:/…' }],
  },
  gherkin('GherkinStep'),
  {
    command: 'In',
    replacements: [{ use: 'Push-Location' }],
    note: 'Call `Pop-Location` afterwards, which `In` did by itself.',
  },
  gherkin('Invoke-Gherkin'),
  { command: 'New-PesterOption', replacements: [NEW_CONFIGURATION] },
  {
    command: 'Set-TestInconclusive',
    replacements: [{ use: 'Set-ItResult -Inconclusive', command: 'Set-ItResult' }],
  },
  {
    command: 'Setup',
    replacements: [{ use: 'New-Item -Path TestDrive:/…' }],
  },
];
