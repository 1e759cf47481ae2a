/** Says how a run of the examples went: for people, and as JUnit for CI systems. */
import { describeFence } from './fences';
import { formatProblem } from '../lib/problem';
import type { Verdict } from './run/check';
import type { PageVerdicts } from './run/execute';

function countOf(verdicts: readonly Verdict[], wanted: Verdict['state']): number {
  return verdicts.filter(({ state }) => state === wanted).length;
}

/** `12 passed, 1 failed, 0 skipped`. */
export function formatSummary(verdicts: readonly Verdict[]): string {
  const states = ['passed', 'failed', 'skipped'] as const;
  return states.map((state) => `${countOf(verdicts, state)} ${state}`).join(', ');
}

function escapeXml(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // eslint-disable-next-line no-control-regex -- characters that XML 1.0 does not allow at all
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
  );
}

function junitCase({ fence, check, state, problem }: Verdict): string {
  const name = escapeXml(`${check}: ${describeFence(fence)}, line ${fence.line}`);
  const message = problem ? escapeXml(formatProblem(problem)) : '';
  const outcome = {
    passed: '',
    skipped: `<skipped message="${message}" />`,
    failed: `<failure>${message}</failure>`,
  };
  return `    <testcase classname="${escapeXml(fence.file)}" name="${name}">${outcome[state]}</testcase>`;
}

/** The run as JUnit XML: one suite a page, one case a verdict. */
export function formatJUnit(pages: readonly PageVerdicts[]): string {
  const suites = pages.map(({ page, verdicts }) => {
    const counts = `tests="${verdicts.length}" failures="${countOf(verdicts, 'failed')}" skipped="${countOf(verdicts, 'skipped')}"`;
    return `  <testsuite name="${escapeXml(page.file)}" ${counts}>\n${verdicts.map(junitCase).join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="examples">\n${suites.join('\n')}\n</testsuites>\n`;
}
