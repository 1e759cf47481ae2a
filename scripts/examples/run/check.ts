/** Judges what became of the executed steps of a page: one verdict for each thing that the page promises. */
import { COUNT_NAMES, describeFence, type Counts, type Fence } from '../fences';
import type { Problem } from '../../lib/problem';
import { findDifference } from './compare';
import { executionKind, type ExecuteStep } from './plan';
import type { StepResult } from './process';

/** One promise of a page, kept, broken, or not tried. */
export interface Verdict {
  readonly fence: Fence;
  /** What was checked. */
  readonly check: ExecuteStep['kind'] | 'matches' | 'parse' | 'files';
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped. */
  readonly problem?: Problem;
  /** Of a failed `matches` after code that ran well: what should stand in the fence. */
  readonly printed?: string;
}

function formatCounts(counts: Counts): string {
  return (
    COUNT_NAMES.filter((name) => counts[name] > 0)
      .map((name) => `${name}=${counts[name]}`)
      .join(' ') || 'no tests'
  );
}

function failed(
  fence: Fence,
  check: Verdict['check'],
  message: string,
  line = fence.line,
): Verdict {
  const problem = { file: fence.file, line, message: `${describeFence(fence)}: ${message}` };
  return { fence, check, state: 'failed', problem };
}

function indent(lines: readonly string[]): string {
  return lines.map((line) => `\n    ${line.replaceAll('\n', '\n    ')}`).join('');
}

function judgeExecution(result: StepResult): Verdict {
  const { step, hasEnded, errors, counts, outside, failures } = result;
  const { fence, kind } = step;
  const { expect } = fence.metadata;
  if (kind === 'fails' && hasEnded) {
    return errors.length > 0
      ? { fence, check: kind, state: 'passed' }
      : failed(
          fence,
          kind,
          `it ended without an error (Pester ${fence.version}); \`fails\` promises one, \`run\` promises none`,
        );
  }
  if (errors.length > 0) {
    return failed(
      fence,
      kind,
      `it ended with an error (Pester ${fence.version}):${indent(errors)}`,
    );
  }
  if (!expect) {
    return { fence, check: kind, state: 'passed' };
  }
  // With a `text matches` fence the page shows the error, and shows it truly.
  if (outside.length > 0 && step.shown.length === 0) {
    return failed(
      fence,
      kind,
      `an error outside of the tests (Pester ${fence.version}), which no \`text matches\` fence after it shows:${indent(outside)}`,
    );
  }
  if (counts && COUNT_NAMES.some((name) => counts[name] !== expect[name])) {
    return failed(
      fence,
      kind,
      `expected ${formatCounts(expect)}, but Pester ${fence.version} reports ${formatCounts(counts)}${indent([...outside, ...failures])}`,
    );
  }
  return { fence, check: kind, state: 'passed' };
}

function judgeOutput(shown: Fence, { output }: StepResult): Verdict {
  const difference = findDifference(shown.code, output);
  if (!difference) {
    return { fence: shown, check: 'matches', state: 'passed' };
  }
  const { line, shown: shownLine, printed } = difference;
  const message = `it does not show what was printed (\`npm run examples -- --update\` rewrites it):${indent([`page:    ${shownLine}`, `printed: ${printed}`])}`;
  return { ...failed(shown, 'matches', message, shown.line + line), printed: output };
}

/** The verdicts on one executed step: on the fence itself, and on each text that shows its output. */
export function judgeStep(result: StepResult): Verdict[] {
  const execution = judgeExecution(result);
  const outputs = result.step.shown
    .map((shown) => judgeOutput(shown, result))
    // What a broken example printed is not to be put on the page.
    .map((verdict) =>
      execution.state === 'passed' ? verdict : { ...verdict, printed: undefined },
    );
  return [execution, ...outputs];
}

/** Verdicts on a step that could not be executed. */
export function skipStep(fence: Fence, shown: readonly Fence[], reason: string): Verdict[] {
  const verdict = (skipped: Fence, check: Verdict['check']): Verdict => ({
    fence: skipped,
    check,
    state: 'skipped',
    problem: {
      file: skipped.file,
      line: skipped.line,
      message: `${describeFence(skipped)}: not executed: ${reason}`,
    },
  });
  return [verdict(fence, executionKind(fence)), ...shown.map((text) => verdict(text, 'matches'))];
}
