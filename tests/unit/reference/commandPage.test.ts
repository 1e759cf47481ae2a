import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REFERENCE_FOLDER } from '../../../scripts/reference/load';
import { compareWithFacts } from '../../../scripts/reference/reference';
import { changed, project } from './project';
import { documentedVersion } from '../../../config/versions';

const V6 = documentedVersion('v6').folder;

const FILE = `${V6}/commands/ConvertTo-NUnitReport.mdx`;

const PAGE = `---
id: ConvertTo-NUnitReport
title: ConvertTo-NUnitReport
description: Turns a result into XML.
---

Lead with {/* a comment */} and \`code\`.

## Syntax

\`\`\`powershell syntax
ConvertTo-NUnitReport [-Result] <Run> [[-Format] <string>] [-AsString] [<CommonParameters>]
\`\`\`

## Examples {#examples}

### Read the report

:::note Keep in mind
Text.
:::

### Write the report

Text.

## Parameters

What they have in common.

### -Result

\`Pester.Run\` · required · position 0 · pipeline by value

The object that a run with \`-PassThru\` returned.

Two paragraphs of it.

### -Format

\`string\` · position 1 · default \`'NUnit2.5'\` · one of \`NUnit2.5\`, \`NUnit3\` · since 5.5.0

Which of the two layouts you get.

### -AsString

\`switch\`

Returns text instead of a document that can be queried.

## Inputs and outputs

Text.

## Related

- Nothing
`;

const FORMAT = PAGE.slice(PAGE.indexOf('### -Format'), PAGE.indexOf('### -AsString'));

const lineOf = (text: string, part: string): number =>
  text.slice(0, text.indexOf(part)).split('\n').length;

describe('a command page', () => {
  it('that says what the facts say is left alone', () => {
    const { rewrite, read } = project({ [FILE]: PAGE });
    expect(rewrite(FILE)).toEqual([]);
    expect(read(FILE)).toBe(PAGE);
  });

  it('gets back its syntax, with everything else as it was', () => {
    const wrong = changed(PAGE, '[[-Format] <string>] [-AsString]', '[-AsString]\nmore');
    const { check, rewrite, read } = project({ [FILE]: wrong });
    expect(check(FILE)).toEqual([
      '12: the syntax of ConvertTo-NUnitReport is not that of the module',
    ]);
    expect(read(FILE)).toBe(wrong);
    expect(rewrite(FILE)).toEqual([]);
    expect(read(FILE)).toBe(PAGE);
  });

  it('gets a syntax section where it has none', () => {
    const section = PAGE.slice(PAGE.indexOf('## Syntax'), PAGE.indexOf('## Examples'));
    const { rewrite, read } = project({ [FILE]: changed(PAGE, section, '') });
    expect(rewrite(FILE)).toEqual([]);
    expect(read(FILE)).toBe(PAGE);
  });

  it('gets a heading and a marked gap for a new parameter, in its place', () => {
    const wrong = changed(PAGE, FORMAT, '');
    const { check, rewrite, read } = project({ [FILE]: wrong });
    expect(check(FILE)).toEqual([`${lineOf(wrong, '### -AsString')}: -Format has no heading`]);
    expect(rewrite(FILE)).toEqual([
      `${lineOf(PAGE, 'Which of the two')}: still to be written: "TODO: describe -Format."`,
    ]);
    expect(read(FILE)).toBe(
      changed(PAGE, 'Which of the two layouts you get.', 'TODO: describe -Format.'),
    );
  });

  it('gets headings for all parameters where it describes none', () => {
    const section = PAGE.slice(PAGE.indexOf('## Parameters'), PAGE.indexOf('## Inputs'));
    const { rewrite, read } = project({ [FILE]: changed(PAGE, section, '') });
    expect(rewrite(FILE)).toHaveLength(3);
    const text = read(FILE);
    expect(text.slice(text.indexOf('## Parameters'), text.indexOf('## Inputs'))).toBe(
      [
        '## Parameters',
        '### -Result',
        '`Pester.Run` · required · position 0 · pipeline by value',
        'TODO: describe -Result.',
        '### -Format',
        "`string` · position 1 · default `'NUnit2.5'` · one of `NUnit2.5`, `NUnit3` · since 5.5.0",
        'TODO: describe -Format.',
        '### -AsString',
        '`switch`',
        'TODO: describe -AsString.',
        '',
      ].join('\n\n'),
    );
  });

  it('gets its parameters back into the order of the syntax', () => {
    const wrong = changed(changed(PAGE, FORMAT, ''), '## Inputs', `${FORMAT}## Inputs`);
    const { check, rewrite, read } = project({ [FILE]: wrong });
    expect(check(FILE)).toEqual([
      `${lineOf(wrong, '### -Format')}: -Format is out of order; the order is -Result, -Format, -AsString`,
    ]);
    expect(rewrite(FILE)).toEqual([]);
    expect(read(FILE)).toBe(PAGE);
  });

  it.each([
    ['changed', '· since 5.5.0', '· since 5.4.0'],
    [
      'missing',
      "`string` · position 1 · default `'NUnit2.5'` · one of `NUnit2.5`, `NUnit3` · since 5.5.0\n\n",
      '',
    ],
  ])('gets back a facts line that is %s', (_, from, to) => {
    const { check, rewrite, read } = project({ [FILE]: changed(PAGE, from, to) });
    expect(check(FILE)).toEqual([expect.stringMatching(/^\d+: the facts line of -Format is /)]);
    expect(rewrite(FILE)).toEqual([]);
    expect(read(FILE)).toBe(PAGE);
  });

  it('keeps prose that begins with code', () => {
    const page = changed(PAGE, 'Which of the two', '`NUnit3` or `NUnit2.5`: which of the two');
    const { rewrite, read } = project({ [FILE]: page });
    expect(rewrite(FILE)).toEqual([]);
    expect(read(FILE)).toBe(page);
  });

  it('keeps the text of a parameter that the command does not have, and says so', () => {
    const wrong = changed(PAGE, '### -Format', '### -Layout');
    const { rewrite, read } = project({ [FILE]: wrong });
    expect(rewrite(FILE)).toContain(
      `${lineOf(read(FILE), '### -Layout')}: ConvertTo-NUnitReport has no parameter "-Layout"; it has -Result, -Format, -AsString`,
    );
    expect(read(FILE)).toContain('Which of the two layouts you get.');
  });

  it('names a parameter that is described twice', () => {
    const wrong = changed(PAGE, '## Inputs', `${FORMAT}## Inputs`);
    const { check } = project({ [FILE]: wrong });
    expect(check(FILE)).toContain(
      `${wrong.slice(0, wrong.lastIndexOf('### -Format')).split('\n').length}: -Format has a heading above already`,
    );
  });

  it.each([
    ['', '-AsString has no description'],
    [
      'Specifies the string.',
      'the description of -AsString says nothing but its name: "Specifies the string."',
    ],
    ['TODO', 'still to be written: "TODO"'],
  ])('must describe its parameters, not with "%s"', (description, message) => {
    const { check } = project({
      [FILE]: changed(PAGE, 'Returns text instead of a document that can be queried.', description),
    });
    expect(check(FILE)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    [
      'title: ConvertTo-NUnitReport',
      'title: Report',
      'the title is "Report", and must be "ConvertTo-NUnitReport"',
    ],
    ['## Related\n\n- Nothing\n', '', 'there is no "## Related"'],
    ['## Related\n\n- Nothing\n', '## Related\n', '"## Related" is empty'],
    ['### Write the report', '#### Write the report', '1 examples with a heading; there must be 2'],
    ['### Write the report', '### Example 2', '"Example 2" does not say what the example does'],
  ])('keeps to the template: %s', (from, to, message) => {
    const { check } = project({ [FILE]: changed(PAGE, from, to) });
    expect(check(FILE)).toEqual([expect.stringContaining(message)]);
  });

  it('may be valid MDX no more: one finding with its line', () => {
    const { rewrite, read } = project({ [FILE]: changed(PAGE, 'Two paragraphs', '{ Two') });
    const findings = rewrite(FILE);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(/^\d+: Unexpected end of file in expression/);
    expect(read(FILE)).toContain('{ Two');
  });
});

describe('the set of command pages', () => {
  it('holds no page for a command that the version does not have', () => {
    const file = 'versioned_docs/version-v5/commands/Should-Be.mdx';
    const { check } = project({ [file]: PAGE });
    expect(check(file)).toEqual([
      '1: Pester 5.8.0 has no command "Should-Be"; remove the page, or name it as one of the commands in v5.json',
    ]);
  });

  it('has a page for each command', () => {
    const { check } = project({ [FILE]: PAGE });
    expect(check(`${V6}/commands/Mock.mdx`)).toEqual(['1: there is no page for Mock']);
    expect(check(`${V6}/commands/Assert-MockCalled.mdx`)).toEqual([]);
  });

  it('may carry an alias as the name of a page: Add-ShouldOperator in v4', () => {
    const file = 'versioned_docs/version-v4/commands/Add-ShouldOperator.mdx';
    const { check } = project({
      [file]: changed(PAGE, 'title: ConvertTo-NUnitReport', 'title: Add-ShouldOperator'),
    });
    expect(check(file)).toContain(
      '1: the title is "Add-ShouldOperator", and must be "Add-AssertionOperator"',
    );
    expect(check('versioned_docs/version-v4/commands/Add-AssertionOperator.mdx')).toEqual([]);
  });
});

describe('the facts', () => {
  it.each([
    ['{ "pester": ', 'v5.json cannot be read as JSON: '],
    ['{}', 'v5.json is malformed at pester: '],
    ['[]', 'v5.json is malformed at its top level: '],
  ])('are refused with one message when they are %s', (text, message) => {
    const { root, read } = project({ [FILE]: PAGE });
    writeFileSync(path.join(root, REFERENCE_FOLDER, 'v5.json'), text);
    expect(() => compareWithFacts({ root, write: true })).toThrow(`${REFERENCE_FOLDER}/${message}`);
    expect(read(FILE)).toBe(PAGE);
  });

  it('are refused when a file is missing', () => {
    const { root } = project({});
    rmSync(path.join(root, REFERENCE_FOLDER, 'since.json'));
    expect(() => compareWithFacts({ root })).toThrow('since.json cannot be read');
  });

  it('bring a new release of a parameter into its facts line', () => {
    const { root, rewrite, read } = project({ [FILE]: PAGE });
    const file = path.join(root, REFERENCE_FOLDER, 'since.json');
    const since = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      since.replace(
        /("ConvertTo-NUnitReport\/AsString": \{\s*"since": )"[^"]+"/,
        (_, start: string) => `${start}"5.9.0"`,
      ),
    );
    expect(rewrite(FILE)).toEqual([]);
    expect(read(FILE)).toContain('### -AsString\n\n`switch` · since 5.9.0\n');
  });
});
