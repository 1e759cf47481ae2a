/** A fault of a page, as all checks report it. */

/** What is wrong and where. */
export interface Problem {
  /** Path relative to the project root, with `/`. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  /** What is wrong and what is allowed; several lines are possible. */
  readonly message: string;
}

/** `file:line: message`, the form that editors and terminals turn into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`;
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Thrown where a page has faults; its message lists all of them. */
export class PageError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/**
 * `true` for an error that lists the faults of a page. By its shape: programs load this file twice, as an ES module and
 * as a CommonJS module, and each has a class of its own.
 */
export function isPageError(error: unknown): error is PageError {
  return error instanceof Error && 'problems' in error && Array.isArray(error.problems);
}
