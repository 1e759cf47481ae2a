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

/** What is wrong with the description of `name`, or `undefined`: "The path." says nothing about `-Path`. */
export function proseProblem(name: string, prose: string): string | undefined {
  if (prose === '') return `${name} has no description; write what it does`;
  const known = new Set([...wordsOf(name), ...wordsOf(name).map((word) => `${word}s`)]);
  const significant = wordsOf(prose).filter((word) => !EMPTY_WORDS.has(word) && !known.has(word));
  return /[.!?)]/.test(prose) && new Set(significant).size >= LEAST_WORDS
    ? undefined
    : `the description of ${name} says nothing but its name: "${prose}"`;
}
