import { describe, expect, it } from 'vitest';
import { acceptsAsIs, ALLOWANCES, parsePowerShell } from '../../../scripts/examples/static/grammar';

describe('allowances of the grammar', () => {
  it.each(ALLOWANCES)('$name: still needed, and enough', async ({ name, sample }) => {
    expect(await acceptsAsIs(sample), 'the grammar accepts it by now: remove the allowance').toBe(
      false,
    );
    const { faultLine, allowances } = await parsePowerShell(sample);
    expect(faultLine).toBeUndefined();
    expect(allowances.at(-1)?.name).toBe(name);
  });

  it('keep faults on their line', async () => {
    const code = '. $PSScriptRoot/a.ps1\nMock Remove-Item {\n}\nif (\n';
    expect((await parsePowerShell(code)).faultLine).toBe(4);
  });
});

describe('parsePowerShell', () => {
  it.each(["Describe 'a' {", "It 'a' { 1 | Should -Be }}", "$a = @{ b = 'c'", 'if ($a { 1 }'])(
    'refuses %s',
    async (code) => {
      expect((await parsePowerShell(code)).faultLine).toBeDefined();
    },
  );
});
