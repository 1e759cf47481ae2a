import { describe, expect, it } from 'vitest';
import { formatJUnit, formatSummary } from '../../../scripts/examples/report';
import type { Verdict } from '../../../scripts/examples/run/check';
import { fence, samplePage } from './support';

const page = samplePage(
  fence('powershell title="A.Tests.ps1" expect="passed=1"', '1') + fence('powershell', '2'),
);
const [executed, fragment] = page.fences;
if (!executed || !fragment) throw new Error('the sample has two fences');

const verdicts: Verdict[] = [
  { fence: fragment, check: 'parse', state: 'passed' },
  {
    fence: executed,
    check: 'expect',
    state: 'failed',
    problem: { file: executed.file, line: 1, message: 'expected "1" < 2\n    second line' },
  },
  {
    fence: executed,
    check: 'matches',
    state: 'skipped',
    problem: { file: executed.file, line: 1, message: 'no pwsh' },
  },
];

describe('report', () => {
  it('ends with what was counted', () => {
    expect(formatSummary(verdicts)).toBe('1 passed, 1 failed, 1 skipped');
  });

  it('is JUnit for CI systems', () => {
    expect(formatJUnit([{ page: page.page, verdicts }]))
      .toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="examples">
  <testsuite name="versioned_docs/version-v5/usage/sample.mdx" tests="3" failures="1" skipped="1">
    <testcase classname="versioned_docs/version-v5/usage/sample.mdx" name="parse: powershell fence, line 4"></testcase>
    <testcase classname="versioned_docs/version-v5/usage/sample.mdx" name="expect: powershell fence &quot;A.Tests.ps1&quot;, line 1"><failure>versioned_docs/version-v5/usage/sample.mdx:1: expected &quot;1&quot; &lt; 2
    second line</failure></testcase>
    <testcase classname="versioned_docs/version-v5/usage/sample.mdx" name="matches: powershell fence &quot;A.Tests.ps1&quot;, line 1"><skipped message="versioned_docs/version-v5/usage/sample.mdx:1: no pwsh" /></testcase>
  </testsuite>
</testsuites>
`);
  });
});
