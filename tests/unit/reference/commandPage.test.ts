import { describe, expect, it } from 'vitest';
import { documentedVersion } from '../../../config/versions';
import { PROJECT_ROOT } from '../../../lib/pages';
import { loadReference } from '../../../plugins/reference/facts';
import { changed, lineOf, project, realPage } from './project';

const V6 = documentedVersion('v6').folder;
const V5 = documentedVersion('v5').folder;
const V4 = documentedVersion('v4').folder;

const FILE = `${V6}/commands/ConvertTo-NUnitReport.mdx`;

const PAGE = `---
id: ConvertTo-NUnitReport
title: ConvertTo-NUnitReport
description: Turns a result into XML.
---

Lead.

## Syntax

## Examples {#examples}

### Read the report

Text.

### Write the report

Text.

## Parameters

What they have in common.

### -Result

The object that a run with \`-PassThru\` returned.

### -Format

\`NUnit3\` or \`NUnit2.5\`: which of the two layouts you get.

### -AsString

Returns text instead of a document that can be queried.

## Inputs and outputs

Text.

## Related

- Nothing
`;

const section = (start: string, end: string): string =>
  PAGE.slice(PAGE.indexOf(start), PAGE.indexOf(end));

const FORMAT = section('### -Format', '### -AsString');

describe('a command page', () => {
  it('gets the syntax and the facts lines, and keeps its own text', () => {
    const text = project({ [FILE]: PAGE }).read(FILE);
    expect(text).toContain(
      [
        '## Syntax',
        '```text\nConvertTo-NUnitReport [-Result] <Run> [[-Format] <string>] [-AsString] [<CommonParameters>]\n```',
        '## Examples',
      ].join('\n\n'),
    );
    expect(text).toContain(
      [
        '### -Format',
        "`string` · position 1 · default `'NUnit2.5'` · one of `NUnit2.5`, `NUnit3` · since 5.5.0",
        '`NUnit3` or `NUnit2.5`: which of the two layouts you get.',
        '### -AsString',
        '`switch`',
        'Returns text instead of a document that can be queried.',
      ].join('\n\n'),
    );
  });

  it('shows a fact that has changed', () => {
    const { read, changeFacts } = project({ [FILE]: PAGE });
    expect(read(FILE)).toContain('`switch`\n\nReturns');
    changeFacts(
      'since.json',
      /("ConvertTo-NUnitReport\/AsString": \{\s*"since": )"[^"]+"/,
      '$1"5.9.9"',
    );
    expect(read(FILE)).toContain('`switch` · since 5.9.9\n\nReturns');
  });

  it.each([
    [
      'a parameter that the command does not have',
      '### -AsString',
      '### -AsText',
      '### -AsText',
      'ConvertTo-NUnitReport has no parameter "-AsText"; it has -Result, -Format, -AsString',
    ],
    [
      'a parameter without a heading',
      FORMAT,
      '',
      '## Parameters',
      '-Format has no heading; write "### -Format" with its description behind that of -Result',
    ],
    [
      'a parameter without prose',
      'Returns text instead of a document that can be queried.',
      '',
      '### -AsString',
      '-AsString has no description; write what it does',
    ],
    [
      'a description that says nothing',
      'Returns text instead of a document that can be queried.',
      'Specifies the string.',
      '### -AsString',
      'the description of -AsString says nothing but its name: "Specifies the string."',
    ],
    [
      'a parameter that is described twice',
      '## Inputs',
      `${FORMAT}## Inputs`,
      /### -Format[\s\S]*### -Format/,
      '-Format has a heading above already',
    ],
    [
      'a parameter out of order',
      section('### -Result', '### -AsString'),
      FORMAT + section('### -Result', '### -Format'),
      '### -Result',
      '-Result is out of order; the order is -Result, -Format, -AsString',
    ],
    [
      'a facts line',
      'Returns text',
      '`switch` · since 5.5.0\n\nReturns text',
      '`switch` ·',
      'the facts line of -AsString is put in at build from data/reference; remove it',
    ],
    [
      'a syntax fence',
      '## Syntax\n',
      '## Syntax\n\n```syntax\nConvertTo-NUnitReport\n```\n',
      '```syntax',
      'the syntax below Syntax is put in at build from data/reference; remove it',
    ],
    ['a page without a place for the syntax', '## Syntax\n', '', '---', 'there is no "## Syntax"'],
    [
      'another title',
      'title: ConvertTo-NUnitReport',
      'title: Report',
      '---',
      'the title is "Report"',
    ],
    ['a missing section', '## Related\n\n- Nothing\n', '', '---', 'there is no "## Related"'],
    ['an empty section', '- Nothing\n', '', '## Related', '"## Related" is empty'],
    [
      'too few examples',
      '### Write the report',
      '#### Write the report',
      '## Examples',
      '1 examples with a heading; there must be 2',
    ],
    [
      'a mute example',
      '### Write the report',
      '### Example 2',
      '### Example 2',
      '"Example 2" does not say what the example does',
    ],
  ])('stops the build with %s', (_, from, to, place, message) => {
    const wrong = changed(PAGE, from, to);
    const part = typeof place === 'string' ? place : (place.exec(wrong)?.[0] ?? '');
    const line =
      typeof place === 'string'
        ? lineOf(wrong, part)
        : lineOf(wrong, part) + part.split('\n').length - 1;
    expect(project({ [FILE]: wrong }).faults(FILE)).toContainEqual(
      expect.stringContaining(`${line}: ${message}`),
    );
  });

  it('must be of a command that the version has', () => {
    const file = `${V5}/commands/Should-Be.mdx`;
    expect(project({ [file]: PAGE }).faults(file)).toEqual([
      expect.stringMatching(
        /^1: Pester \S+ has no command "Should-Be"; remove the page, or name it as one of the commands in data\/reference\/v5\.json$/,
      ),
    ]);
  });

  it('may carry an alias as its name', () => {
    const file = `${V4}/commands/Add-ShouldOperator.mdx`;
    const wrong = changed(PAGE, 'title: ConvertTo-NUnitReport', 'title: Add-ShouldOperator');
    expect(project({ [file]: wrong }).faults(file)).toContain(
      '1: the title is "Add-ShouldOperator", and must be "Add-AssertionOperator"',
    );
  });
});

describe('a command with a legacy parameter set', () => {
  const file = `${V5}/commands/Invoke-Pester.mdx`;
  const page = realPage(file);

  it('has its syntax and its parameters collapsed below the others', () => {
    const text = project({ [file]: page }).read(file);
    expect(text.indexOf('Invoke-Pester [-Configuration')).toBeLessThan(
      text.indexOf('**Legacy syntax'),
    );
    expect(text.indexOf('[-EnableExit]')).toBeGreaterThan(text.indexOf('**Legacy syntax'));
    expect(text).toContain('### -Strict\n\n`switch`\n\n');
  });

  it('needs a place for that syntax', () => {
    const wrong = changed(
      page,
      /<details>\s*<summary>Legacy syntax.*<\/summary>\s*<\/details>/,
      '',
    );
    expect(project({ [file]: wrong }).faults(file)).toEqual([
      `${lineOf(wrong, '## Syntax')}: there is no <details> with a <summary> below "## Syntax", for the legacy syntax`,
    ]);
  });

  it('keeps legacy parameters behind the others', () => {
    const strict = page.slice(page.indexOf('### -Strict'), page.indexOf('### -OutputFile'));
    const wrong = changed(changed(page, strict, ''), '### -CI', `${strict}### -CI`);
    expect(project({ [file]: wrong }).faults(file)).toEqual([
      expect.stringMatching(/^\d+: -CI is out of order; the order is -Path, /),
    ]);
  });
});

describe('the page of Should', () => {
  const file = `${V6}/commands/Should.mdx`;
  const { operators, commands } = loadReference(PROJECT_ROOT, 'v6');
  const names = operators.map(({ name }) => `-${name}`);
  const parameters = commands
    .filter(({ name }) => name === 'Should')
    .flatMap((command) => command.parameters.map(({ name }) => `-${name}`));
  const described = [...new Set([...names, ...parameters])]
    .filter((name) => name !== '-Exist' && name !== '-LiteralPath')
    .map((name) => `### ${name}\n\nTells what the test expects here.\n`);
  const page = changed(
    changed(PAGE, 'title: ConvertTo-NUnitReport', 'title: Should'),
    section('What they have in common.', '## Inputs'),
    [
      '| Operator |\n|---|',
      ...names.map((name) => `| \`${name}\` |`),
      '',
      ...described,
      '### -Exist\n\nTells what the test expects here.\n\n- `-LiteralPath`: without wildcards, since 6.0.0.\n\n',
    ].join('\n'),
  );

  it('gets facts line and syntax of each operator', () => {
    const text = project({ [file]: page }).read(file);
    expect(text).toMatch(
      /### -BeGreaterThan\n\naliases `GT`\n\n[^`\n]+\n\n```text\nShould .*\[-BeGreaterThan\].*\n```\n/,
    );
    expect(text).toMatch(/### -Because\n\n[^`]/);
  });

  it.each([
    [
      '### -Exist\n',
      '### -Exists\n',
      'Should has no operator or parameter "-Exists"; it has -Be, ',
    ],
    [
      '### -Exist\n',
      '### -Exists\n',
      'the operator -Exist has no heading; write "### -Exist" with its description',
    ],
    [
      '- `-LiteralPath`: ',
      '- ',
      'the parameter -LiteralPath is not described, under none of -Exist',
    ],
    [', since 6.0.0.', '.', 'the description of -LiteralPath does not say "since 6.0.0"'],
    ['| `-Exist` |', '| `-Exists` |', 'has no operator "-Exists"; it has -Be, '],
  ])('stops the build with %j as %j', (from, to, message) => {
    expect(project({ [file]: changed(page, from, to) }).faults(file)).toContainEqual(
      expect.stringContaining(message),
    );
  });
});

describe('the facts', () => {
  it.each([
    ['{ "pester": ', 'data/reference/v6.json cannot be read as JSON: '],
    ['{}', 'data/reference/v6.json is malformed at pester: '],
    ['[]', 'data/reference/v6.json is malformed at its top level: '],
  ])('are refused with one message when they are %s', (text, message) => {
    const { faults, changeFacts } = project({ [FILE]: PAGE });
    changeFacts('v6.json', /[\s\S]*/, text);
    expect(faults(FILE)).toEqual([expect.stringContaining(message)]);
  });
});
