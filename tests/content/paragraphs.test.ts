/** Paragraphs stay short: a reader looks for one rule on a screen, and a paragraph of seven is read by nobody. */
import { readFileSync } from 'node:fs';
import type { Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { parsePage } from '../../lib/mdx';
import { allPages } from '../../lib/pages';
import { formatProblem, type Problem } from '../../lib/problem';

/** What CONTRIBUTING.md asks for. */
const MOST_SENTENCES = 4;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Number of sentences; those of a quoted message and of an image's text are not the paragraph's. */
function countSentences({ children }: Paragraph): number {
  const text = children.map((child) =>
    child.type === 'inlineCode' || child.type === 'image' ? 'Code' : toString(child),
  );
  return [...sentences.segment(text.join(''))].length;
}

it('no paragraph has more than four sentences', () => {
  const problems: Problem[] = [];
  for (const { file } of allPages()) {
    visit(parsePage(readFileSync(file, 'utf8'), file).tree, 'paragraph', (paragraph) => {
      const count = countSentences(paragraph);
      if (count > MOST_SENTENCES) {
        problems.push({
          file,
          line: paragraph.position?.start.line ?? 1,
          message: `This paragraph has ${count} sentences, of at most ${MOST_SENTENCES}: split it by idea, or make a list of its rules.`,
        });
      }
    });
  }
  expect(problems.map(formatProblem)).toEqual([]);
});
