import { describe, expect, it } from 'vitest';
import { powershellLiteral } from '../../../scripts/reference/tables';
import { changed, project, realPage } from './project';
import { documentedVersion } from '../../../config/versions';

const V6 = documentedVersion('v6').folder;

const CONFIGURATION = `${V6}/usage/configuration.mdx`;
const OPTIONS = realPage(CONFIGURATION);
const THROW = /^\| `Run\.Throw` .*\n/m.exec(OPTIONS)?.[0] ?? '';

describe('the tables of options', () => {
  it('say what the facts say', () => {
    const { rewrite, read } = project({ [CONFIGURATION]: OPTIONS });
    expect(rewrite(CONFIGURATION)).toEqual([]);
    expect(read(CONFIGURATION)).toBe(OPTIONS);
  });

  it('get back type, default and release, and keep the meaning', () => {
    const wrong = THROW.replace('`bool`', '`string`')
      .replace('`$false`', '`$true`')
      .replace('5.2.0', '5.1.0');
    const { check, rewrite, read } = project({ [CONFIGURATION]: changed(OPTIONS, THROW, wrong) });
    expect(check(CONFIGURATION)).toEqual([
      expect.stringMatching(
        /^\d+: Run\.Throw: Type is "`string`", and must be "`bool`"; Default is .*; Since is "5\.1\.0", and must be "5\.2\.0"$/,
      ),
    ]);
    expect(rewrite(CONFIGURATION)).toEqual([]);
    expect(read(CONFIGURATION)).toBe(OPTIONS);
  });

  it('get a row with a gap for a new option, below the one before it', () => {
    const { rewrite, read } = project({ [CONFIGURATION]: changed(OPTIONS, THROW, '') });
    rewrite(CONFIGURATION);
    expect(read(CONFIGURATION)).toBe(
      changed(
        OPTIONS,
        THROW,
        '| `Run.Throw` | `bool` | `$false` | TODO: describe Run.Throw. | 5.2.0 |\n',
      ),
    );
  });

  it.each([
    [
      '| `Run.Throw` |',
      '| `Run.Pahts` |',
      /Pester 6\.0\.0-rc5 has no option "Run\.Pahts"; its section has Run\.Path, /,
    ],
    ['Ends a failed run', 'Ends a | failed run', /the row of Run\.Throw has 6 cells, the header 5/],
  ])('name what only a person can put right: %s', (from, to, message) => {
    const { rewrite } = project({ [CONFIGURATION]: changed(OPTIONS, from, to) });
    expect(rewrite(CONFIGURATION)).toContainEqual(expect.stringMatching(message));
  });

  it('may show some of the options on another page', () => {
    const file = `${V6}/usage/output.mdx`;
    const page =
      '| Option | Default | What |\n|---|---|---|\n| `Run.Throw` | `$true` | a \\| b |\n';
    const { check, rewrite, read } = project({ [file]: page });
    expect(check(file)).toEqual(['3: Run.Throw: Default is "`$true`", and must be "`$false`"']);
    rewrite(file);
    expect(read(file)).toBe(page.replace('$true', '$false'));
  });
});

describe('the tables of properties', () => {
  const file = `${V6}/usage/result-object.mdx`;
  const table = (rows: string): string =>
    `Type \`Pester.Test\`, one test.\n\n| Property | Type | Meaning |\n|---|---|---|\n${rows}\n`;

  it('get back the type', () => {
    const { check, rewrite, read } = project({ [file]: table('| `Tag` | `string` | Tags. |') });
    expect(check(file)).toEqual([
      '5: Pester.Test.Tag: Type is "`string`", and must be "`List[string]`"',
    ]);
    rewrite(file);
    expect(read(file)).toBe(table('| `Tag` | `List[string]` | Tags. |'));
  });

  it('name an unknown property and a missing type', () => {
    const { check } = project({ [file]: table('| `Color` | `string` | Its color. |') });
    expect(check(file)).toEqual(['5: Pester.Test has no property "Color"']);
    const untyped = project({ [file]: table('').replace('Pester.Test', 'test') });
    expect(untyped.check(file)).toEqual([
      expect.stringMatching(
        /^3: no text above this table names its type; it may be `Pester\.Run`, /,
      ),
    ]);
  });
});

describe('the tables of operators', () => {
  const file = `${V6}/assertions/assertions.mdx`;

  it('list all operators and no other', () => {
    const page = realPage(file);
    const row = /^\| \[`-HaveCount`\].*\n/m.exec(page)?.[0] ?? '';
    expect(project({ [file]: page }).check(file)).toEqual([]);
    expect(project({ [file]: changed(page, row, '') }).check(file)).toEqual([
      expect.stringMatching(/^\d+: this table has no row for -HaveCount$/),
    ]);
    expect(
      project({ [file]: changed(page, row, row.replace('`-HaveCount`', '`-Count`')) }).check(file),
    ).toContainEqual(
      expect.stringMatching(/^\d+: Should of Pester 6\.0\.0-rc5 has no operator "-Count"$/),
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
