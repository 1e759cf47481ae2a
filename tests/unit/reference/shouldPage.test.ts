import { describe, expect, it } from 'vitest';
import { changed, project, realPage } from './project';
import { documentedVersion } from '../../../config/versions';

const V6 = documentedVersion('v6').folder;

const FILE = `${V6}/commands/Should.mdx`;
const PAGE = realPage(FILE);

const EXIST = PAGE.slice(PAGE.indexOf('### -Exist'), PAGE.indexOf('### -FileContentMatch\n'));
const EXIST_FENCE = /```powershell syntax\n[^\n]*\n```\n\n/.exec(EXIST)?.[0] ?? '';

describe('the page of Should', () => {
  it('says what the facts say', () => {
    const { rewrite, read } = project({ [FILE]: PAGE });
    expect(rewrite(FILE)).toEqual([]);
    expect(read(FILE)).toBe(PAGE);
  });

  it('names an operator that there is not, and gets a heading for one that is missing', () => {
    const { check, rewrite, read } = project({
      [FILE]: changed(PAGE, '### -Exist\n', '### -Exists\n'),
    });
    expect(check(FILE)).toContainEqual(
      expect.stringMatching(/^\d+: Should has no operator "-Exists"; it has -Be, /),
    );
    expect(check(FILE)).toContainEqual(
      expect.stringMatching(/^\d+: the operator -Exist has no heading$/),
    );
    rewrite(FILE);
    expect(read(FILE)).toContain(`### -Exist\n\n${EXIST_FENCE}TODO: describe -Exist.`);
    expect(read(FILE)).toContain('### -Exists\n');
  });

  it.each([
    ['aliases `EQ`', 'aliases `XX`'],
    ['aliases `EQ`\n\n', ''],
    ['since 5.3.0', 'since 5.2.0'],
    [EXIST_FENCE, EXIST_FENCE.replace('-LiteralPath', '-Path')],
    ['### -BeIn\n\n', '### -BeIn\n\naliases `In`\n\n'],
  ])('gets back %j', (from, to) => {
    const { check, rewrite, read } = project({ [FILE]: changed(PAGE, from, to) });
    expect(check(FILE)).not.toEqual([]);
    expect(rewrite(FILE)).toEqual([]);
    expect(read(FILE)).toBe(PAGE);
  });

  it('must describe the parameters of its operators, with the release of newer ones', () => {
    const parameter = '- **`-LiteralPath`**: a switch, since 6.0,';
    const without = project({ [FILE]: changed(PAGE, parameter, '- A switch') });
    expect(without.check(FILE)).toEqual([
      expect.stringMatching(
        /^\d+: the parameter -LiteralPath is not described, under none of -Exist$/,
      ),
    ]);
    const undated = project({ [FILE]: changed(PAGE, parameter, '- **`-LiteralPath`**: a switch') });
    expect(undated.check(FILE)).toEqual([
      expect.stringMatching(/^\d+: the description of -LiteralPath does not say "since 6.0"$/),
    ]);
  });

  it('lists its operators without one too many', () => {
    const { check } = project({
      [FILE]: changed(PAGE, '[`-Exist`](#-exist)', '[`-Exists`](#-exist)'),
    });
    expect(check(FILE)).toEqual([
      expect.stringMatching(/^\d+: Should of Pester 6\.0\.0-rc5 has no operator "-Exists"$/),
    ]);
  });
});
