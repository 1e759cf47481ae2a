/** Writes the report on a release as Markdown: what it changed, and what is left to do. */
import type { FactKind } from './differences';
import { formatProblem, type Problem } from '../../lib/problem';
import type { Ended } from '../lib/run';
import type { Review } from './review';

const KINDS: readonly (readonly [FactKind, string])[] = [
  ['command', 'Commands'],
  ['parameter', 'Parameters'],
  ['operator', 'Operators of `Should`'],
  ['option', 'Options'],
  ['property', 'Types'],
  ['message', 'Messages'],
];

/** What is left to do for a release. */
interface Remaining {
  /** What the checks, the examples and the proofs complained of, as they print it. */
  readonly failures: readonly string[];
  readonly openLines: readonly Problem[];
}

/**
 * What a check complained of: each in the form `file:line: message`, with the indented lines that belong to it. One that
 * fails without any could not look, and its last lines say why.
 */
export function complaintsOf(check: string, { code, output }: Ended): readonly string[] {
  const complaints = output.match(/^\S+:\d+: .*(?:\n {4}.*)*/gm) ?? [];
  const isSilent = code !== 0 && complaints.length === 0;
  return isSilent ? [`${check} ended with ${code}:\n${lastLines(output)}`] : complaints;
}

const lastLines = (output: string): string => output.trim().split('\n').slice(-10).join('\n');

const indent = (text: string): string => text.replaceAll('\n', '\n    ');

function formatDifference({ kind, name, before, after }: Review['differences'][number]): string {
  if (before === undefined)
    return `- new: ${name}${kind === 'message' ? '' : `\n\n      ${indent(`  ${after ?? ''}`)}\n`}`;
  if (after === undefined) return `- gone: ${name}`;
  return `- ${name}\n\n      was ${indent(`  ${before}`)}\n      is  ${indent(`  ${after}`)}\n`;
}

function section(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `## ${title} (${items.length})\n\n${items.join('\n')}\n\n`;
}

/** The whole report; what is left to do stands first. */
export function formatReport(review: Review, { failures, openLines }: Remaining): string {
  const isDone = failures.length + openLines.length === 0;
  const lead = isDone
    ? 'Nothing is left to do.'
    : 'Correct what fails. Change each line below it, or confirm it: write a `reason` beside it in the review.';
  const changes = KINDS.map(([kind, title]) =>
    section(title, review.differences.filter((one) => one.kind === kind).map(formatDifference)),
  );
  return [
    `# Pester ${review.release}, after ${review.before}\n\n${lead}\n\n`,
    section(
      'Gaps, and what fails',
      failures.map((failure) => `- ${indent(failure)}`),
    ),
    section(
      'Lines to change or to confirm',
      openLines.map((line) => `- ${indent(formatProblem(line))}`),
    ),
    ...changes,
  ].join('');
}
