/** Reads which statements a proof file proves: the names of its tests, without running it. */

/** A test of a proof file. */
export interface ProofName {
  /** The statement, as Pester would print it. */
  readonly text: string;
  /** Line in the proof file, from 1. */
  readonly line: number;
  /** Tagged `Unproved`: nobody can run it here, and its body names the source. */
  readonly isUnproved: boolean;
  /** The whole test, to look for the source of an unproved statement. */
  readonly code: string;
}

/**
 * A proof is an `It` four columns in, directly in the `Describe` of the file, or eight in a `Context` of it; tests of
 * samples stand deeper. By lines and not by a syntax tree: the grammar that reads PowerShell without PowerShell refuses
 * some valid samples.
 */
const PROOF = /^ {4}It\b(.*)$/;
const PROOF_IN_CONTEXT = /^ {8}It\b(.*)$/;
const CONTEXT = /^ {4}Context\b.*\{$/;
const END_OF_CONTEXT = /^ {4}\}/;

/** The name in single quotes, and what follows it on its line. */
const NAME = /^ '((?:[^']|'')+)'( .*)$/;

/** The statement that is the name of a test; `` `< `` keeps Pester from expanding `<name>`. */
export function statementOf(name: string): string {
  return name.replaceAll(/`(?=[<>])/g, '');
}

/**
 * The tests of a proof file in order.
 * @throws {Error} when the name of a test is not a text in single quotes; names file and line
 */
export function proofNames(source: string, file: string): ProofName[] {
  const lines = source.split(/\r?\n/);
  const starts: [index: number, test: string][] = [];
  let isInContext = false;
  for (const [index, line] of lines.entries()) {
    if (CONTEXT.test(line)) isInContext = true;
    else if (END_OF_CONTEXT.test(line)) isInContext = false;
    const test = (isInContext ? PROOF_IN_CONTEXT : PROOF).exec(line)?.[1];
    if (test !== undefined) starts.push([index, test]);
  }
  return starts.map(([index, test], place) => {
    const [, name, rest] = NAME.exec(test) ?? [];
    if (name === undefined) {
      throw new Error(
        `${file}:${index + 1}: a proof is named by its statement in single quotes: It 'The statement.' { … }`,
      );
    }
    return {
      text: statementOf(name.replaceAll("''", "'")),
      line: index + 1,
      isUnproved: /-Tag\s+'?Unproved\b/.test(rest ?? ''),
      code: lines.slice(index, starts[place + 1]?.[0]).join('\n'),
    };
  });
}
