/** The words of every proof stand on its page, and what does not is said so that it can be found. */
import { describe, expect, it } from 'vitest';
import { documentedVersion, LATEST } from '../../../config/versions';
import { formatProblem } from '../../../lib/problem';
import { completePage } from '../../../plugins/pages/completePage';
import { checkProofFiles, proofFiles } from '../../../scripts/proofs/check';
import { misreadNames, proofNames } from '../../../scripts/proofs/names';
import { passagesOf, statementsOf } from '../../../scripts/proofs/statements';
import { parsePage } from '../../../lib/mdx';
import { temporaryFolder } from '../../temporaryFolder';

describe('a proof file', () => {
  /** What the check says of the proofs of a project with these files. */
  function checkAll(files: Readonly<Record<string, string>>): string[] {
    const root = temporaryFolder(files);
    return checkProofFiles(proofFiles(root), root).map(formatProblem);
  }

  /** The same of one page of the latest version and one proof file. */
  const check = (page: string, proof: string): string[] =>
    checkAll({
      [`${documentedVersion(LATEST).folder}/usage/tags.mdx`]: page,
      [`proofs/${LATEST}/usage/tags.Tests.ps1`]: proof,
    });

  const page = 'A tag is `text`.\n\n| Value | Meaning |\n| --- | --- |\n| `a` | one **tag** |\n';

  it('may quote a part of a sentence, and cells of a row', () => {
    const proof = "    It 'tag is text' { }\n    It 'a | one tag' { }\n";
    expect(check(page, proof)).toEqual([]);
  });

  it('is told where its words are gone, and what stands there now', () => {
    expect(check(page, "Describe 'x' {\n    It 'A tag is a number.' { }\n}")).toEqual([
      `proofs/${LATEST}/usage/tags.Tests.ps1:2: "A tag is a number." does not stand on ${documentedVersion(LATEST).folder}/usage/tags.mdx. Nearest, line 1: "A tag is text."`,
    ]);
  });

  it('proves a statement once', () => {
    const twice = "    It 'A tag is text.' { }\n    It 'A tag is text.' { }\n";
    expect(check(page, twice)).toEqual([
      expect.stringContaining(':2: "A tag is text." is proved twice'),
    ]);
  });

  it('names the source of what it does not run', () => {
    const proof = "    It 'A tag is text.' -Tag Unproved { }\n";
    expect(check(page, proof)).toEqual([expect.stringContaining('has to name the source')]);
    const sourced = "    It 'A tag is text.' -Tag Unproved { 'https://example.org/tags' }\n";
    expect(check(page, sourced)).toEqual([]);
  });

  it('belongs to a page', () => {
    expect(checkAll({ [`proofs/${LATEST}/gone.Tests.ps1`]: '' })).toEqual([
      `proofs/${LATEST}/gone.Tests.ps1:1: ${LATEST} has no page gone, which this file proves.`,
    ]);
  });

  it('is in a folder that names documented versions', () => {
    expect(() => checkAll({ 'proofs/v1/a.Tests.ps1': '' })).toThrow(
      'There is no documented version "v1"',
    );
  });
});

describe('names of proofs', () => {
  it('are read without those of samples, quotes and escapes', () => {
    const source = "    It 'it''s `<name`>' {\n        Invoke-Sample { It 'inner' { } }\n    }\n";
    expect(proofNames(source, 'x.Tests.ps1')).toMatchObject([{ text: "it's <name>", line: 1 }]);
  });

  it('are read in a context, too', () => {
    const source = [
      "    Context 'a job' {",
      '        BeforeAll {',
      "            Invoke-Sample { It 'inner' { } }",
      '        }',
      "        It 'It ends.' {",
      '        }',
      '    }',
      "    It 'It goes on.' {",
      "        It 'of a sample' { }",
      '    }',
    ].join('\n');
    expect(proofNames(source, 'x.Tests.ps1')).toMatchObject([
      { text: 'It ends.', line: 5 },
      { text: 'It goes on.', line: 8 },
    ]);
  });

  it('are not read in a here-string, and it ends no context', () => {
    const source = [
      "    Context 'a job' {",
      "        It 'It ends.' {",
      "            Invoke-Sample @'",
      '    }',
      "    It 'inner' { }",
      "'@",
      '        }',
      "        It 'It goes on.' { }",
      '    }',
    ].join('\n');
    expect(proofNames(source, 'x.Tests.ps1')).toMatchObject([
      { text: 'It ends.', line: 2 },
      { text: 'It goes on.', line: 8 },
    ]);
  });

  it('are those of the tests that Pester finds', () => {
    const read = proofNames("    It 'a `<b>' { }\n    It 'c' { }\n", 'x.Tests.ps1');
    expect(misreadNames(['a `<b>', 'c'], read)).toEqual([]);
    expect(misreadNames(['a `<b>', 'd'], read)).toEqual([
      '"d" is a test of this file, but was not read as a proof',
      '"c" was read as a proof, but is no test of this file',
    ]);
  });

  it('must be quoted', () => {
    expect(() => proofNames('    It $name { }', 'x.Tests.ps1')).toThrow(
      'x.Tests.ps1:1: a proof is named',
    );
  });
});

describe('the statements of a page', () => {
  it('are sentences and rows that say how Pester behaves', () => {
    const { tree } = parsePage(
      'Pester runs each test once. Use it daily. Why does it fail here?\n\n`string` · required · position 0\n\n## Related\n\n- The page of tags leads on here.\n\n## Table\n\n| a | b c d |\n| --- | --- |\n| x | does y |\n',
      'x.mdx',
    );
    expect(statementsOf(passagesOf(tree)).map(({ text }) => text)).toEqual([
      'Pester runs each test once.',
      'x | does y',
    ]);
  });

  it('leave out what frames a chapter, and keep what it says of Pester', () => {
    const page = `---
id: chapter
title: Chapter
description: A chapter of the tutorial.
minutes: 5
continues: tutorial/first-test
goals:
  - I can run one test.
---

You need: the files of the chapter before, and a terminal.

Pester runs the block first. Delete the file when you are done. Nothing deletes it for you.

## Go deeper

- The page of blocks: what happens when
`;
    const { tree } = completePage(page, `${documentedVersion(LATEST).folder}/tutorial/chapter.mdx`);
    expect(statementsOf(passagesOf(tree)).map(({ text }) => text)).toEqual([
      'Pester runs the block first.',
      'Nothing deletes it for you.',
    ]);
  });
});
