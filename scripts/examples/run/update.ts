/** Rewrites `text matches` fences of a page with what was really printed. */
import { agrees, changesOf, type Change } from './compare';
import type { Verdict } from './check';

/** An outdated output, and what has to change in it. */
export interface Outdated {
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
    const changes = changesOf(fence.code, printed);
    const text = applyTo(fence.code.split('\n'), changes).join('\n');
    return agrees(text, printed) ? [{ verdict, changes }] : [];
  });
}

/**
 * The page's text with its outdated outputs rewritten. Lines that stay are those of the source, which may hold
 * placeholders.
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

/**
 * The text of a TypeScript file with its outdated outputs, which are template literals, rewritten.
 * @throws {Error} when an output does not stand in it as it is shown
 */
export function updateLiterals(source: string, outdated: readonly Outdated[]): string {
  return outdated.reduce((text, { verdict: { fence }, changes }) => {
    const before = `\`${fence.code}\``;
    if (!text.includes(before)) {
      throw new Error(
        `${fence.file}:${fence.line}: the output is no plain literal; change it by hand.`,
      );
    }
    const shown = applyTo(fence.code.split('\n'), changes).join('\n');
    const literal = shown.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
    return text.replace(before, () => `\`${literal}\``);
  }, source);
}
