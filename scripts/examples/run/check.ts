/** Judges what became of the executed steps of a page: one verdict for each thing that the page promises. */
import { COUNT_NAMES, describeFence, type Counts, type Fence } from '../fences';
import type { Problem } from '../../lib/problem';
import { findDifference, showsMessage } from './compare';
import type { ExecuteStep } from './plan';
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

/** A failed test or file in what Pester printed. */
const FAILURE = /^\s*\[-\] .*/m;

/** Code of an entry must make its message, and the repaired code neither that nor another error. */
function judgeEntry({ step, output, hasEnded, errors }: StepResult, message: string): Verdict {
  const { fence, kind } = step;
  const shows = showsMessage(message, [output, ...errors].join('\n'));
  if (kind === 'before') {
    return shows
      ? { fence, check: kind, state: 'passed' }
      : failed(
          fence,
          kind,
          `Pester ${fence.version} does not print the message of its entry with it:${indent([message])}\n  but:${indent([output, ...errors])}`,
        );
  }
  const faults = errors.length > 0 ? errors : (FAILURE.exec(output) ?? []);
  return shows || !hasEnded || faults.length > 0
    ? failed(
        fence,
        kind,
        `${shows ? 'the repaired code still prints the message' : 'the repaired code fails'} (Pester ${fence.version}):${indent([output, ...errors])}`,
      )
    : { fence, check: kind, state: 'passed' };
}

function judgeExecution(result: StepResult): Verdict {
  const { step, hasEnded, errors, counts, outside, failures } = result;
  const { fence, kind, message } = step;
  if (message !== undefined) return judgeEntry(result, message);
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
export function skipStep({ fence, kind, shown }: ExecuteStep, reason: string): Verdict[] {
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
  return [verdict(fence, kind), ...shown.map((text) => verdict(text, 'matches'))];
}
