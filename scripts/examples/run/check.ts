/** Judges what became of the executed steps of a page: one verdict for each thing that the page promises. */
import { COUNT_NAMES, describeFence, type Counts, type Fence } from '../fences';
import type { Problem } from '../../../lib/problem';
import { agrees, changesOf, formatChange, showsMessage } from './compare';
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

/** The verdict on a fence, at the line in it that is at fault; it has passed when there is no fault. */
export function verdictOn(
  fence: Fence,
  check: Verdict['check'],
  fault: string | undefined,
  line = 0,
): Verdict {
  if (fault === undefined) return { fence, check, state: 'passed' };
  const message = `${describeFence(fence)}: ${fault}`;
  const problem = { file: fence.file, line: fence.line + line, message };
  return { fence, check, state: 'failed', problem };
}

function formatCounts(counts: Counts): string {
  return (
    COUNT_NAMES.filter((name) => counts[name] > 0)
      .map((name) => `${name}=${counts[name]}`)
      .join(' ') || 'no tests'
  );
}

function indent(...lines: readonly string[]): string {
  return lines.map((line) => `\n    ${line.replaceAll('\n', '\n    ')}`).join('');
}

/** A failed test or file in what Pester printed. */
const FAILURE = /^\s*\[-\] .*/m;

/** What is wrong with code of an entry: it must make its message, and the repaired code neither that nor another error. */
function faultOfEntry(
  { step: { kind, fence }, output, hasEnded, errors }: StepResult,
  message: string,
): string | undefined {
  const pester = `Pester ${fence.version}`;
  const printed = indent(output, ...errors);
  const shows = showsMessage(message, [output, ...errors].join('\n'));
  if (kind === 'before') {
    return shows
      ? undefined
      : `${pester} does not print the message of its entry with it:${indent(message)}\n  but:${printed}`;
  }
  if (shows) return `the repaired code still prints the message (${pester}):${printed}`;
  return !hasEnded || errors.length > 0 || FAILURE.test(output)
    ? `the repaired code fails (${pester}):${printed}`
    : undefined;
}

function faultOf(result: StepResult): string | undefined {
  const { step, hasEnded, errors, counts, outside = [], failures = [] } = result;
  const { fence, kind, message, shown } = step;
  if (message !== undefined) return faultOfEntry(result, message);
  const { expect } = fence.metadata;
  const pester = `Pester ${fence.version}`;
  if (kind === 'fails' && hasEnded) {
    return errors.length > 0
      ? undefined
      : `it ended without an error (${pester}); \`fails\` promises one, \`run\` promises none`;
  }
  if (errors.length > 0) return `it ended with an error (${pester}):${indent(...errors)}`;
  if (!expect) return undefined;
  // With a `text matches` fence the page shows the error, and shows it truly.
  if (outside.length > 0 && shown.length === 0) {
    return `an error outside of the tests (${pester}), which no \`text matches\` fence after it shows:${indent(...outside)}`;
  }
  return counts && COUNT_NAMES.some((name) => counts[name] !== expect[name])
    ? `expected ${formatCounts(expect)}, but ${pester} reports ${formatCounts(counts)}${indent(...outside, ...failures)}`
    : undefined;
}

function judgeOutput(shown: Fence, { output }: StepResult): Verdict {
  if (agrees(shown.code, output)) return verdictOn(shown, 'matches', undefined);
  const changes = changesOf(shown.code, output);
  const lines = changes.map((change) => formatChange(change, shown.code));
  const fault = `it does not show what was printed (\`npm run examples -- --update\` rewrites it):${indent(...lines)}`;
  return { ...verdictOn(shown, 'matches', fault, 1 + (changes[0]?.from ?? 0)), printed: output };
}

/** The verdicts on one executed step: on the fence itself, and on each text that shows its output. */
export function judgeStep(result: StepResult): Verdict[] {
  const { fence, kind, shown } = result.step;
  const fault = faultOf(result);
  const outputs = shown
    .map((text) => judgeOutput(text, result))
    // What a broken example printed is not to be put on the page.
    .map((verdict) => (fault === undefined ? verdict : { ...verdict, printed: undefined }));
  return [verdictOn(fence, kind, fault), ...outputs];
}

/** Verdicts on a step that could not be executed. */
export function skipStep({ fence, kind, shown }: ExecuteStep, reason: string): Verdict[] {
  const fault = `not executed: ${reason}`;
  return [
    verdictOn(fence, kind, fault),
    ...shown.map((text) => verdictOn(text, 'matches', fault)),
  ].map((verdict) => ({ ...verdict, state: 'skipped' }));
}
