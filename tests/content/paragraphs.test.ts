/** Text stays in pieces: a reader looks for one rule on a screen, and seven in a row, or in one cell, are read by nobody. */
import { readFileSync } from 'node:fs';
import type { Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { parsePage, type ParsedPage } from '../../lib/mdx';
import { allPages } from '../../lib/pages';
import { formatProblem, type Problem } from '../../lib/problem';

/** What CONTRIBUTING.md asks for. */
const MOST_SENTENCES = 4;
const MOST_PARAGRAPHS = 5;
const MOST_WORDS_IN_CELL = 45;
const LONGEST_DESCRIPTION = 160;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Number of sentences; those of a quoted message and of an image's text are not the paragraph's. */
function countSentences({ children }: Paragraph): number {
  const text = children.map((child) =>
    child.type === 'inlineCode' || child.type === 'image' ? 'Code' : toString(child),
  );
  return [...sentences.segment(text.join(''))].length;
}

/** What `look` reports on the pages of all versions, with file and line. */
function problemsOfPages(
  look: (page: ParsedPage, report: (node: Node, message: string) => void) => void,
): string[] {
  const problems: Problem[] = [];
  for (const { file } of allPages()) {
    look(parsePage(readFileSync(file, 'utf8'), file), ({ position }, message) => {
      problems.push({ file, line: position?.start.line ?? 1, message });
    });
  }
  return problems.map(formatProblem);
}

it('no paragraph has more than four sentences', () => {
  const problems = problemsOfPages(({ tree }, report) => {
    visit(tree, 'paragraph', (paragraph) => {
      const count = countSentences(paragraph);
      if (count > MOST_SENTENCES) {
        report(
          paragraph,
          `This paragraph has ${count} sentences, of at most ${MOST_SENTENCES}: split it by idea, or make a list of its rules.`,
        );
      }
    });
  });
  expect(problems).toEqual([]);
});

it('no more than five paragraphs follow each other', () => {
  const problems = problemsOfPages(({ tree }, report) => {
    let count = 0;
    for (const node of tree.children) {
      count = node.type === 'paragraph' ? count + 1 : 0;
      if (count === MOST_PARAGRAPHS + 1) {
        report(
          node,
          `More than ${MOST_PARAGRAPHS} paragraphs follow each other here: put a heading between them, or make a list or a table of their rules.`,
        );
      }
    }
  });
  expect(problems).toEqual([]);
});

it('no cell of a table has more than 45 words', () => {
  const problems = problemsOfPages(({ tree }, report) => {
    visit(tree, 'tableCell', (cell) => {
      const count = toString(cell).trim().split(/\s+/).length;
      if (count > MOST_WORDS_IN_CELL) {
        report(
          cell,
          `This cell has ${count} words, of at most ${MOST_WORDS_IN_CELL}: tell what is rare below the table.`,
        );
      }
    });
  });
  expect(problems).toEqual([]);
});

it('every page has a title, and a description of at most 160 characters', () => {
  const problems = problemsOfPages(({ frontMatter, tree }, report) => {
    for (const key of ['title', 'description']) {
      const text = frontMatter[key];
      if (typeof text !== 'string' || text.trim() === '')
        report(tree, `The front matter has no "${key}": write it as ${key}: "…".`);
      else if (key === 'description' && text.length > LONGEST_DESCRIPTION)
        report(
          tree,
          `The description has ${text.length} characters, of at most ${LONGEST_DESCRIPTION}: keep to the answer.`,
        );
    }
  });
  expect(problems).toEqual([]);
});
