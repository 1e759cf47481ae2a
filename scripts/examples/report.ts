/** Says how a run of the examples went: for people, and as JUnit for CI systems. */
import { describeFence, isExecuted, type PageFences } from './fences';
import { formatProblem } from '../lib/problem';
import type { Verdict } from './run/check';
import type { PageVerdicts } from './run/execute';

/** Which share of a group of pages must hold an executed example; from the issue that asked for this tool. */
const SHARES = [
  { name: 'usage/ and assertions/', matches: /^(?:usage|assertions)\//, atLeast: 0.7 },
  { name: 'commands/', matches: /^commands\/(?!index$|availability$)/, atLeast: 0.9 },
] as const;

/** Share of a group of pages that hold an executed example. */
export interface Share {
  readonly name: string;
  readonly executed: number;
  readonly pages: number;
  readonly atLeast: number;
}

/** For each group of pages: how many hold an executed example. */
export function executedShares(pages: readonly PageFences[]): Share[] {
  return SHARES.map(({ name, matches, atLeast }) => {
    const group = pages.filter(({ page }) => matches.test(page.id));
    const executed = group.filter(({ fences }) => fences.some(isExecuted)).length;
    return { name, executed, pages: group.length, atLeast };
  });
}

/** `usage/ and assertions/: 40 of 50 pages (80 %) hold an executed example, at least 70 % wanted`. */
export function formatShare({ name, executed, pages, atLeast }: Share): string {
  const percent = pages === 0 ? 100 : Math.floor((100 * executed) / pages);
  return `${name}: ${executed} of ${pages} pages (${percent} %) hold an executed example, at least ${atLeast * 100} % wanted`;
}

function countStates(verdicts: readonly Verdict[]): Record<Verdict['state'], number> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { state } of verdicts) {
    counts[state] += 1;
  }
  return counts;
}

/** `12 passed, 1 failed, 0 skipped`. */
export function formatSummary(verdicts: readonly Verdict[]): string {
  const { passed, failed, skipped } = countStates(verdicts);
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
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
  const open = `    <testcase classname="${escapeXml(fence.file)}" name="${name}"`;
  const message = problem ? escapeXml(formatProblem(problem)) : '';
  switch (state) {
    case 'passed':
      return `${open} />`;
    case 'skipped':
      return `${open}><skipped message="${message}" /></testcase>`;
    case 'failed':
      return `${open}><failure message="${escapeXml(problem?.message.split('\n', 1)[0] ?? '')}">${message}</failure></testcase>`;
  }
}

/** The run as JUnit XML: one suite a page, one case a verdict. Times are in seconds. */
export function formatJUnit(pages: readonly PageVerdicts[]): string {
  const suites = pages
    .filter(({ verdicts }) => verdicts.length > 0)
    .map(({ page, verdicts, seconds }) => {
      const { failed, skipped } = countStates(verdicts);
      const attributes = `name="${escapeXml(page.file)}" tests="${verdicts.length}" failures="${failed}" skipped="${skipped}" time="${seconds.toFixed(3)}"`;
      return `  <testsuite ${attributes}>\n${verdicts.map(junitCase).join('\n')}\n  </testsuite>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="examples">\n${suites.join('\n')}\n</testsuites>\n`;
}
