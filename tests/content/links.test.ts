/** Links between pages, which the build only warns of: here each broken one is an error with page and line. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { parsePage } from '../../lib/mdx';
import { allPages } from '../../lib/pages';

/** What is wrong with the target of a link in the page `file`; `undefined` when there is such a file or page. */
function faultOf(target: string, file: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|#|\/)/i.test(target)) return undefined;
  const linked = path.posix.join(path.posix.dirname(file), target.replace(/[?#].*$/, ''));
  return existsSync(linked) ? undefined : `links to ${target}, but there is no file ${linked}`;
}

it('every link to a page leads to one', () => {
  const broken: string[] = [];
  for (const { file } of allPages()) {
    visit(parsePage(readFileSync(file, 'utf8'), file).tree, ['link', 'image'], (node) => {
      if (!('url' in node)) return;
      const fault = faultOf(node.url, file);
      if (fault) broken.push(`${file}:${node.position?.start.line ?? 1}: ${fault}`);
    });
  }
  expect(broken).toEqual([]);
});
