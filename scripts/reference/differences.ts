/** What the reference check finds in a page, and how a finding is put right. */

/** Replaces whole lines: edits work on lines because a page's line numbers are exact after parsing, its offsets not. */
export interface LineEdit {
  /** First line to replace, from 1; with `count` 0 the line before which to insert. */
  readonly from: number;
  readonly count: number;
  readonly lines: readonly string[];
}

/** One place where a page says something else than the facts, or lacks what it must say. */
export interface Difference {
  /** Line in the page, from 1. */
  readonly line: number;
  readonly message: string;
  /** Absent where only a person can put it right. */
  readonly edit?: LineEdit;
}

/**
 * The text with all edits made; none of them may overlap another. Edits that insert at the same line keep their order.
 */
export function applyEdits(source: string, edits: readonly LineEdit[]): string {
  const lines = source.split('\n');
  const lastFirst = edits
    .map((edit, index) => ({ edit, index }))
    .sort(
      (a, b) =>
        b.edit.from - a.edit.from ||
        Number(b.edit.count > 0) - Number(a.edit.count > 0) ||
        b.index - a.index,
    );
  for (const { edit } of lastFirst) lines.splice(edit.from - 1, edit.count, ...edit.lines);
  return lines.join('\n');
}
