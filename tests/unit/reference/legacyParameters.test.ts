import { describe, expect, it } from 'vitest';
import { changed, project, realPage } from './project';

const FILE = 'versioned_docs/version-v5/commands/Invoke-Pester.mdx';
const PAGE = realPage(FILE);

const between = (start: string, end: string): string =>
  PAGE.slice(PAGE.indexOf(start), PAGE.indexOf(end));

const STRICT = between('### -Strict', '### -OutputFile');
const PASS_THRU = between('### -PassThru', '### -Container');

describe('Invoke-Pester of v5, whose legacy parameters are collapsed', () => {
  it('has them after the current ones', () => {
    const { rewrite, read } = project({ [FILE]: PAGE });
    expect(rewrite(FILE)).toEqual([]);
    expect(read(FILE)).toBe(PAGE);
  });

  it('gets a missing legacy parameter back among them', () => {
    const { rewrite, read } = project({ [FILE]: changed(PAGE, STRICT, '') });
    expect(rewrite(FILE)).toEqual([expect.stringContaining('TODO: describe -Strict.')]);
    const text = read(FILE);
    expect(text.indexOf('### -Strict')).toBeGreaterThan(
      text.indexOf('### -CodeCoverageOutputFileFormat'),
    );
    expect(text.indexOf('### -Strict')).toBeLessThan(text.indexOf('### -OutputFile'));
  });

  it('gets a missing current parameter back before the collapsed ones', () => {
    const configuration = between('### -Configuration', 'The parameters that follow');
    const { rewrite, read } = project({ [FILE]: changed(PAGE, configuration, '') });
    rewrite(FILE);
    const text = read(FILE);
    expect(text.indexOf('### -Configuration')).toBeGreaterThan(text.indexOf('### -Container'));
    expect(text.indexOf('### -Configuration')).toBeLessThan(text.lastIndexOf('<details>'));
  });

  it('gets the last legacy parameter back inside', () => {
    const last = between('### -Show', '</details>');
    const { rewrite, read } = project({ [FILE]: changed(PAGE, last, '') });
    rewrite(FILE);
    const text = read(FILE);
    expect(text.indexOf('### -Show')).toBeLessThan(text.lastIndexOf('</details>'));
  });

  it('gets the order back inside and outside', () => {
    const wrong = changed(
      changed(
        changed(changed(PAGE, STRICT, ''), '### -EnableExit', `${STRICT}### -EnableExit`),
        PASS_THRU,
        '',
      ),
      '### -CI',
      `${PASS_THRU}### -CI`,
    );
    const { rewrite, read } = project({ [FILE]: wrong });
    expect(rewrite(FILE)).toEqual([]);
    expect(read(FILE)).toBe(PAGE);
  });

  it('leaves it to a person to move a parameter out of the collapsed part', () => {
    const wrong = changed(
      changed(PAGE, PASS_THRU, ''),
      '### -EnableExit',
      `${PASS_THRU}### -EnableExit`,
    );
    const { rewrite, read } = project({ [FILE]: wrong });
    expect(rewrite(FILE)).toContainEqual(
      expect.stringMatching(/^\d+: -PassThru belongs further up; move it by hand$/),
    );
    expect(read(FILE).split('\n').sort()).toEqual(wrong.split('\n').sort());
  });

  it('gets its legacy syntax back, collapsed below the current one', () => {
    const collapsed = between('<details>\n<summary>Legacy syntax', '## Examples');
    const { check, rewrite, read } = project({ [FILE]: changed(PAGE, collapsed, '') });
    expect(check(FILE)).toEqual([
      expect.stringMatching(/^\d+: the syntax of Invoke-Pester, legacy set is missing$/),
    ]);
    expect(rewrite(FILE)).toEqual([]);
    expect(read(FILE)).toBe(
      PAGE.replace(/<summary>Legacy syntax.*<\/summary>/, '<summary>Legacy syntax</summary>'),
    );

    const outdated = project({
      [FILE]: changed(PAGE, '[-Quiet] [-PesterOption <Object>]', '[-Quiet]'),
    });
    expect(outdated.rewrite(FILE)).toEqual([]);
    expect(outdated.read(FILE)).toBe(PAGE);
  });
});
