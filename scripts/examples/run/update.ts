/** Rewrites `text matches` fences of a page with what was really printed. */
import type { Verdict } from './check';

/**
 * The page's text with each fence of a failed `matches` verdict rewritten.
 * @param source text of the page, as it was when its fences were read
 */
export function updatePage(source: string, verdicts: readonly Verdict[]): string {
  const lines = source.split('\n');
  const outdated = verdicts
    .filter(({ printed }) => printed !== undefined)
    // From the end, so that the line numbers before stay right.
    .sort((a, b) => b.fence.line - a.fence.line);
  for (const { fence, printed = '' } of outdated) {
    const indent = ' '.repeat(fence.indent);
    const body = printed.split('\n').map((line) => (line ? indent + line : ''));
    lines.splice(fence.line, fence.endLine - fence.line - 1, ...body);
  }
  return lines.join('\n');
}
