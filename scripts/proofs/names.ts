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
/** A here-string begins at the end of a line, and ends at the beginning of one; its lines are no code of the file. */
const HERE_STRING = /@(['"])\s*$/;

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
  let quote: string | undefined;
  for (const [index, line] of lines.entries()) {
    if (quote) {
      if (line.startsWith(`${quote}@`)) quote = undefined;
      continue;
    }
    quote = HERE_STRING.exec(line)?.[1];
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

/**
 * What tells that the lines of a file were read wrong: tests that only Pester has found, whose words no page is compared
 * with, and those that only {@link proofNames} has, which have not run.
 * @param ran names of the tests as Pester gives them
 */
export function misreadNames(ran: readonly string[], read: readonly ProofName[]): string[] {
  const tests = ran.map(statementOf);
  const texts = read.map(({ text }) => text);
  return [
    ...tests
      .filter((name) => !texts.includes(name))
      .map((name) => `"${name}" is a test of this file, but was not read as a proof`),
    ...texts
      .filter((text) => !tests.includes(text))
      .map((text) => `"${text}" was read as a proof, but is no test of this file`),
  ];
}
