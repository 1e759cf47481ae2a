/** Finds what is still to be written: marked gaps, and descriptions that say nothing. */
import { visit } from 'unist-util-visit';
import type { ParsedPage } from '../lib/mdx';
import type { Difference } from './differences';

/** What the tool writes where only a person knows the text. The check fails until somebody has replaced it. */
export const gap = (name: string): string => `TODO: describe ${name}.`;

const GAP = /\bTODO\b/;

/** Every marked gap in the prose of a page and in its description. */
export function findGaps(page: ParsedPage): readonly Difference[] {
  const gaps: Difference[] = [];
  const { description } = page.frontMatter;
  if (typeof description === 'string' && GAP.test(description))
    gaps.push({ line: 1, message: 'the description in the front matter is still to be written' });
  visit(page.tree, 'text', (node) => {
    if (GAP.test(node.value))
      gaps.push({
        line: node.position?.start.line ?? 1,
        message: `still to be written: "${node.value}"`,
      });
  });
  return gaps;
}

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

/**
 * `true` when `prose` is at least one sentence that says more than `name`: "The path." says nothing about `-Path`.
 */
export function saysMoreThan(name: string, prose: string): boolean {
  if (!/[.!?)]/.test(prose)) return false;
  const known = new Set([...wordsOf(name), ...wordsOf(name).map((word) => `${word}s`)]);
  const telling = wordsOf(prose).filter((word) => !EMPTY_WORDS.has(word) && !known.has(word));
  return new Set(telling).size >= LEAST_WORDS;
}

/** The difference for a description that is missing or empty; none where a marked gap already says so. */
export function describes(name: string, prose: string, line: number): readonly Difference[] {
  if (GAP.test(prose) || saysMoreThan(name, prose)) return [];
  return [
    {
      line,
      message:
        prose === ''
          ? `${name} has no description`
          : `the description of ${name} says nothing but its name: "${prose}"`,
    },
  ];
}
