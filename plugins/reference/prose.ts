/** Tells descriptions from text that says nothing. */
import { visit } from 'unist-util-visit';
import type { Page } from '../../lib/sections';

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

/** What templates and people write where text is still to come. */
const UNWRITTEN = /\bTODO\b/;

/** Reports each place where a page is not written yet: in its text, in a cell of a table, in its front matter. */
export function reportUnwritten({ tree, frontMatter, report }: Page): void {
  for (const [key, value] of Object.entries(frontMatter)) {
    if (typeof value === 'string' && UNWRITTEN.test(value))
      report(`"${key}" in the front matter is still to be written: "${value}"`);
  }
  visit(tree, 'text', (node) => {
    if (UNWRITTEN.test(node.value)) report(`this is still to be written: "${node.value}"`, node);
  });
}
