import { describe, expect, it } from 'vitest';
import { ALLOWANCES, parsePowerShell } from '../../../scripts/examples/static/grammar';

describe('allowances of the grammar', () => {
  it.each(ALLOWANCES)('$name: still needed, and enough', async (allowance) => {
    const faultWith = async (allowances: typeof ALLOWANCES) =>
      (await parsePowerShell(allowance.sample, allowances)).faultLine;
    expect(await faultWith([]), 'the grammar accepts it: remove the allowance').toBeDefined();
    expect(await faultWith([allowance])).toBeUndefined();
  });

  it('keep faults on their line', async () => {
    const code = '. $PSScriptRoot/a.ps1\nMock Remove-Item {\n}\nif (\n';
    expect((await parsePowerShell(code)).faultLine).toBe(4);
  });
});
