/**
 * What each Pester command is for. The sidebars and the command index group by this table; it covers all documented
 * versions, and `commandGroupsFor` leaves out what a version does not have.
 */
import type { VersionName } from '../config/versions';

/** A group of commands with one purpose, as a sidebar category and a section of the command index. */
export interface CommandGroup {
  readonly label: string;
  /** One sentence for the command index. */
  readonly purpose: string;
  /** Page ids below `commands/`, in the order in which a reader meets them. */
  readonly commands: readonly string[];
}

interface GroupTable extends Omit<CommandGroup, 'commands'> {
  /** Page id → versions that have it; absent means all. */
  readonly commands: readonly (string | readonly [id: string, versions: readonly VersionName[]])[];
}

const V4 = ['v4'] as const;
const V6 = ['v6'] as const;
const V5_V6 = ['v5', 'v6'] as const;
const V4_V5 = ['v4', 'v5'] as const;

const GROUPS = [
  {
    label: 'Running tests',
    purpose: 'Start a run, and choose what it runs and how.',
    commands: [
      'Invoke-Pester',
      ['New-PesterConfiguration', V5_V6],
      ['New-PesterContainer', V5_V6],
      ['New-PesterOption', V4],
      'New-Fixture',
    ],
  },
  {
    label: 'Structure',
    purpose: 'The blocks and tests that a test file is made of.',
    commands: [
      'Describe',
      'Context',
      'It',
      ['BeforeDiscovery', V5_V6],
      'Set-ItResult',
      ['Set-TestInconclusive', V4],
      ['In', V4],
    ],
  },
  {
    label: 'Setup and teardown',
    purpose: 'Code that runs before and after tests and blocks.',
    commands: [
      'BeforeAll',
      'BeforeEach',
      'AfterEach',
      'AfterAll',
      ['Setup', V4],
      ['Get-TestDriveItem', V4],
    ],
  },
  {
    label: 'Mocking',
    purpose: 'Replace commands and objects, reach into modules, and check what was called.',
    commands: [
      'Mock',
      ['Should-Invoke', V6],
      ['Should-NotInvoke', V6],
      'New-MockObject',
      'InModuleScope',
      ['Assert-MockCalled', V4_V5],
      ['Assert-VerifiableMock', V4_V5],
      ['Assert-VerifiableMocks', V4],
    ],
  },
  {
    label: 'Assertions: values',
    purpose: 'Compare one value: equality, order, truth, null, type.',
    commands: [
      ['Should-Be', V6],
      ['Should-NotBe', V6],
      ['Should-BeSame', V6],
      ['Should-NotBeSame', V6],
      ['Should-BeTrue', V6],
      ['Should-BeTruthy', V6],
      ['Should-BeFalse', V6],
      ['Should-BeFalsy', V6],
      ['Should-BeNull', V6],
      ['Should-NotBeNull', V6],
      ['Should-BeGreaterThan', V6],
      ['Should-BeGreaterThanOrEqual', V6],
      ['Should-BeLessThan', V6],
      ['Should-BeLessThanOrEqual', V6],
      ['Should-HaveType', V6],
      ['Should-NotHaveType', V6],
    ],
  },
  {
    label: 'Assertions: strings',
    purpose: 'Compare text exactly, by wildcard or by regular expression.',
    commands: [
      ['Should-BeString', V6],
      ['Should-NotBeString', V6],
      ['Should-BeEmptyString', V6],
      ['Should-NotBeEmptyString', V6],
      ['Should-NotBeWhiteSpaceString', V6],
      ['Should-BeLikeString', V6],
      ['Should-NotBeLikeString', V6],
      ['Should-MatchString', V6],
      ['Should-NotMatchString', V6],
    ],
  },
  {
    label: 'Assertions: collections',
    purpose: 'Compare whole collections, or check their items.',
    commands: [
      ['Should-BeCollection', V6],
      ['Should-ContainCollection', V6],
      ['Should-NotContainCollection', V6],
      ['Should-All', V6],
      ['Should-Any', V6],
      ['Should-BeHashtable', V6],
      ['Should-BeEquivalent', V6],
    ],
  },
  {
    label: 'Assertions: time',
    purpose: 'Compare dates, and how long something takes.',
    commands: [
      ['Should-BeAfter', V6],
      ['Should-BeBefore', V6],
      ['Should-BeFasterThan', V6],
      ['Should-BeSlowerThan', V6],
    ],
  },
  {
    label: 'Assertions: commands and errors',
    purpose: 'Check what a command declares, and what it throws.',
    commands: [
      ['Should-Throw', V6],
      ['Should-HaveParameter', V6],
      ['Should-NotHaveParameter', V6],
    ],
  },
  {
    label: 'Classic assertions',
    purpose: 'The operators of Should, and operators of your own.',
    commands: ['Should', 'Add-ShouldOperator', 'Get-ShouldOperator', ['New-ShouldAssertion', V6]],
  },
  {
    label: 'Results',
    purpose: 'Turn the result of a run into a report.',
    commands: [
      ['ConvertTo-JUnitReport', V5_V6],
      ['ConvertTo-NUnitReport', V5_V6],
      ['Export-JUnitReport', V5_V6],
      ['Export-NUnitReport', V5_V6],
      ['ConvertTo-Pester4Result', V5_V6],
    ],
  },
  {
    label: 'Gherkin',
    purpose: 'Run feature files, and define their steps and hooks.',
    commands: [
      ['Invoke-Gherkin', V4],
      ['GherkinStep', V4],
      ['Find-GherkinStep', V4],
      ['BeforeEachFeature', V4],
      ['BeforeEachScenario', V4],
      ['AfterEachScenario', V4],
      ['AfterEachFeature', V4],
    ],
  },
] as const satisfies readonly GroupTable[];

/** The groups of one version, in sidebar order, without empty ones. */
export function commandGroupsFor(version: VersionName): readonly CommandGroup[] {
  return (GROUPS as readonly GroupTable[])
    .map(({ label, purpose, commands }) => ({
      label,
      purpose,
      commands: commands.flatMap((entry) => {
        if (typeof entry === 'string') return [entry];
        const [id, versions] = entry;
        return versions.includes(version) ? [id] : [];
      }),
    }))
    .filter(({ commands }) => commands.length > 0);
}
