import { readdirSync } from 'node:fs';
import path from 'node:path';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { LATEST, documentedVersion } from '../../../config/versions';
import { parseMarkdown } from '../../../lib/mdx';
import { inlineDiagrams } from '../../../plugins/remark/inlineDiagrams';

const folder = `${documentedVersion(LATEST).folder}/usage`;
const [diagram = ''] = readdirSync(`${folder}/diagrams`).filter((name) => name.endsWith('.svg'));

/** The page with its diagrams put in. */
function inlined(markdown: string) {
  const tree = parseMarkdown(markdown);
  inlineDiagrams()(tree, new VFile({ path: path.resolve(`${folder}/sample.mdx`) }));
  return tree;
}

it('a diagram stands in the page itself, with its text alternative', () => {
  const [element] = inlined(`![What it shows](./diagrams/${diagram})\n`).children;
  expect(element).toMatchObject({ type: 'mdxJsxFlowElement', name: 'Diagram' });
  expect(JSON.stringify(element)).toContain('What it shows');
  expect(JSON.stringify(element)).toContain('<svg');
});

it('each diagram that is missing or says nothing is named', () => {
  const page = `![](./diagrams/${diagram})\n\nText.\n\n![A drawing](./diagrams/none.svg)\n`;
  expect(() => inlined(page)).toThrow(
    `${folder}/sample.mdx:1: the diagram ./diagrams/${diagram} has no text alternative; write it between the brackets\n${folder}/sample.mdx:5: there is no diagram ./diagrams/none.svg`,
  );
});
