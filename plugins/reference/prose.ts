/** Tells descriptions from text that says nothing. */

/** Words that add nothing to a parameter's name. */
const EMPTY_WORDS = new Set(
  'a an and are as be for if is of or parameter specifies switch that the this to value which with'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z0-9$]+/g) ?? [];

/** How many words, beyond its name and filler, make a description. */
const LEAST_WORDS = 3;

/** `true` when `prose` is at least one sentence that says more than `name`: "The path." says nothing about `-Path`. */
export function saysMoreThan(name: string, prose: string): boolean {
  if (!/[.!?)]/.test(prose)) return false;
  const known = new Set([...wordsOf(name), ...wordsOf(name).map((word) => `${word}s`)]);
  const telling = wordsOf(prose).filter((word) => !EMPTY_WORDS.has(word) && !known.has(word));
  return new Set(telling).size >= LEAST_WORDS;
}

/** What is wrong with the description of `name`, or `undefined`. */
export function proseProblem(name: string, prose: string): string | undefined {
  if (saysMoreThan(name, prose)) return undefined;
  return prose === ''
    ? `${name} has no description; write what it does`
    : `the description of ${name} says nothing but its name: "${prose}"`;
}
