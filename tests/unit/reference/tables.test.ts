import { describe, expect, it } from 'vitest';
import { documentedVersion } from '../../../config/versions';
import { PROJECT_ROOT } from '../../../lib/pages';
import { loadReference } from '../../../plugins/reference/facts';
import { powershellLiteral } from '../../../plugins/reference/tables';
import { changed, lineOf, project } from './project';

const V6 = documentedVersion('v6').folder;
const FACTS = loadReference(PROJECT_ROOT, 'v6');

describe('tables of options', () => {
  const file = `${V6}/usage/output.mdx`;
  const table = (row: string): string => `| Option | Meaning |\n|---|---|\n${row}\n`;

  it('get type and default behind the name, and the release at the end', () => {
    const page = table('| `Run.Throw` | Throws a \\| b. |\n| `Run.Path` | Where. |');
    expect(project({ [file]: page }).read(file)).toContain(
      [
        '| Option | Type | Default | Meaning | Since |',
        '| - | - | - | - | - |',
        '| `Run.Throw` | `bool` | `$false` | Throws a \\| b. | 5.2.0 |',
        "| `Run.Path` | `string[]` | `@('.')` | Where. | 5.0.0 |",
      ].join('\n'),
    );
  });

  it.each([
    [
      '| `Run.Pahts` | Where. |',
      /^3: Pester \S+ has no option "Run\.Pahts"; its section has Run\.Path, /,
    ],
    ['| `Run.Path` | |', /^3: the row of Run\.Path says nothing; write what it means$/],
    ['| `Run.Path` | TODO |', /^3: this is still to be written: "TODO"$/],
    ['| `Run.Path` | a | b |', /^3: the row of Run\.Path has 3 cells, the header 2 /],
  ])('stop the build with the row %s', (row, message) => {
    expect(project({ [file]: table(row) }).faults(file)).toEqual([expect.stringMatching(message)]);
  });

  it('hold no column of facts themselves', () => {
    const page = '| Option | Default | Meaning |\n|---|---|---|\n| `Run.Path` | `.` | Where. |\n';
    expect(project({ [file]: page }).faults(file)).toEqual([
      '1: the column "Default" is put in at build from data/reference; remove it',
    ]);
  });

  it('name every option in the configuration', () => {
    const configuration = `${V6}/usage/configuration.mdx`;
    const names = Object.entries(FACTS.configuration ?? {}).flatMap(([section, options]) =>
      options.map(({ name }) => `${section}.${name}`),
    );
    const page = table(names.map((name) => `| \`${name}\` | What it does. |`).join('\n'));
    const row = '| `Run.Throw` | What it does. |\n';
    expect(project({ [configuration]: changed(page, row, '') }).faults(configuration)).toEqual([
      `${lineOf(page, '| `Run.Exit`')}: the option Run.Throw has no row; write one with its meaning behind that of Run.Exit`,
    ]);
    expect(
      project({ [configuration]: changed(page, row, row + row) }).faults(configuration),
    ).toEqual([`${lineOf(page, row) + 1}: Run.Throw has a row above already`]);
  });
});

describe('tables of properties', () => {
  const file = `${V6}/usage/result-object.mdx`;
  const table = (rows: string): string =>
    `Type \`Pester.Test\`, one test.\n\n| Property | Meaning |\n|---|---|\n${rows}\n`;

  it('get the type', () => {
    const page = table('| `Tag` | Tags, see `Pester.Run`. |\n| `Name` | Its name. |');
    expect(project({ [file]: page }).read(file)).toContain(
      '| `Tag` | `List[string]` | Tags, see `Pester.Run`. |\n| `Name` | `string` | Its name. |',
    );
  });

  it('take no code for their type that is none', () => {
    const page = changed(table('| `Name` | Its name. |'), 'one test', '`constructor`');
    expect(project({ [file]: page }).read(file)).toContain('| `Name` | `string` | Its name. |');
  });

  it('stop the build with an unknown property or without a type', () => {
    const unknown = table('| `Color` | Its color. |');
    expect(project({ [file]: unknown }).faults(file)).toEqual([
      expect.stringMatching(/^5: Pester\.Test has no property "Color"; it has Name, /),
    ]);
    expect(project({ [file]: changed(unknown, 'Pester.Test', 'test') }).faults(file)).toEqual([
      expect.stringMatching(
        /^3: no `text` above this table names its type; it may be Pester\.Run, /,
      ),
    ]);
  });
});

describe('tables of operators', () => {
  const file = `${V6}/assertions/assertions.mdx`;

  it('list all operators and no other', () => {
    const rows = FACTS.operators.map(({ name }) => `| \`-${name}\` | What it does. |\n`);
    const page = `| Operator | Meaning |\n|---|---|\n${rows.join('')}`;
    const row = '| `-HaveCount` | What it does. |\n';
    expect(project({ [file]: page }).faults(file)).toEqual([]);
    expect(project({ [file]: changed(page, row, '') }).faults(file)).toEqual([
      expect.stringMatching(/^\d+: this table has no row for -HaveCount$/),
    ]);
    const misspelled = changed(page, row, row.replace('`-HaveCount`', '`-Count`'));
    expect(project({ [file]: misspelled }).faults(file)).toContainEqual(
      expect.stringMatching(/^\d+: Should of Pester \S+ has no operator "-Count"; it has -Be, /),
    );
  });
});

describe('a default', () => {
  it.each([
    [null, '$null'],
    [false, '$false'],
    [75, '75'],
    ["it's", "'it''s'"],
    [[], '@()'],
    [['.', 1], "@('.', 1)"],
  ])('%j is written as PowerShell: %s', (value, text) => {
    expect(powershellLiteral(value)).toBe(text);
  });
});
