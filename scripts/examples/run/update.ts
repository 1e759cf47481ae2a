/** Rewrites `text matches` fences of a page, or outputs of the home page, with what was really printed. */
import { agrees, changesOf, type Change } from './compare';
import type { Verdict } from './check';

/** An outdated output, and what has to change in it. */
interface Outdated {
  readonly verdict: Verdict;
  readonly changes: readonly Change[];
}

function applyTo(lines: readonly string[], changes: readonly Change[]): string[] {
  const result = [...lines];
  // From the end, so that the line numbers before stay right.
  for (const { from, to, lines: replacement } of changes.toReversed()) {
    result.splice(from, to - from, ...replacement);
  }
  return result;
}

/**
 * The outputs that can be rewritten. One that would show nothing, or whose left-out lines leave open what stands where,
 * has to be changed by hand.
 */
export function outdatedOutputs(verdicts: readonly Verdict[]): readonly Outdated[] {
  return verdicts.flatMap((verdict) => {
    const { fence, printed } = verdict;
    if (printed === undefined || printed.trim() === '') return [];
    // Compared line by line, the one line of an empty text would be an empty line of what was printed.
    const changes =
      fence.code === ''
        ? [{ from: 0, to: 1, lines: printed.trimEnd().split('\n') }]
        : changesOf(fence.code, printed);
    const text = applyTo(fence.code.split('\n'), changes).join('\n');
    return agrees(text, printed) ? [{ verdict, changes }] : [];
  });
}

/**
 * The text of a page, or of the home page's data, with its outdated outputs rewritten. Lines that stay are those of the
 * source, which may hold placeholders.
 * @param source text of the page, as it was when its fences were read
 */
export function updatePage(source: string, outdated: readonly Outdated[]): string {
  const changes = outdated.flatMap(({ verdict: { fence }, changes: own }) =>
    own.map((change) => ({
      from: fence.line + change.from,
      // An empty fence has no line, while an empty text has one.
      to: Math.min(fence.line + change.to, fence.endLine - 1),
      lines: change.lines.map((line) => (line ? ' '.repeat(fence.indent) + line : '')),
    })),
  );
  return applyTo(
    source.split('\n'),
    changes.sort((a, b) => a.from - b.from),
  ).join('\n');
}
