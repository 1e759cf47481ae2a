/** Names in tables are broken where a reader would break them. */
import { describe, expect, it } from 'vitest';
import { nameParts } from '../../../plugins/remark/wideTables';

describe('nameParts', () => {
  it.each([
    ['Run.PassThru', ['Run.PassThru']],
    ["'.Tests.ps1'", ["'.Tests.ps1'"]],
    ['CodeCoverage.SingleHitBreakpoints', ['CodeCoverage.', 'SingleHitBreakpoints']],
    ['Run.SkipRemainingOnFailure', ['Run.', 'Skip', 'Remaining', 'On', 'Failure']],
    ['Pester.ContainerInfo[]', ['Pester.', 'ContainerInfo[]']],
    ["'Report.bak' | Should -BeLike", ["'Report.bak' | Should -BeLike"]],
  ])('breaks %s', (name, parts) => {
    expect(nameParts(name)).toEqual(parts);
  });
});
