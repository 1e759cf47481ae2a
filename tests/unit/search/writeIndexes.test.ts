import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TOPICS } from '../../../data/searchTopics';
import type { SearchIndex } from '../../../plugins/search/indexFile';
import { writeIndexes } from '../../../plugins/search/writeIndexes';
import { temporaryFolder } from '../../temporaryFolder';

const html = (tag: string, title: string) =>
  `<html><head><meta name="docsearch:docusaurus_tag" content="${tag}"></head><body><main><h1>${title}</h1></main></body></html>`;

const topicsOf = (...keys: string[]) => keys.flatMap((key) => TOPICS[key] ?? []);

const FILES = {
  'index.html': html('default', 'Home'),
  '404.html': html('default', 'Not found'),
  'docs/usage/skip.html': html('docs-default-v5', 'Skip'),
  'docs/v6/usage/skip.html': html('docs-default-current', 'Skip'),
  'docs/index.html': '<html><head><meta http-equiv="refresh" content="0"></head></html>',
};

it('a section has topics of its own, which the rows of its table do not repeat', () => {
  const content = `<h1>Mock</h1><h2 id="keep-arguments">Calls</h2>
    <table><tbody><tr><td><code>Times</code></td><td>How often.</td></tr></tbody></table>`;
  const folder = temporaryFolder({
    'docs/usage/check-calls.html': html('docs-default-v5', 'Mock').replace(
      '<h1>Mock</h1>',
      content,
    ),
  });
  writeIndexes(folder, 'https://pester.dev/');
  const file = path.join(folder, 'search-index', 'docs-default-v5.json');
  const [page] = JSON.parse(readFileSync(file, 'utf8')) as SearchIndex;
  expect(page?.sections.map(({ heading, topics }) => [heading, topics])).toEqual([
    ['Mock', undefined],
    [
      'Calls',
      topicsOf('usage/check-calls#keep-arguments', 'docs/usage/check-calls#keep-arguments'),
    ],
    ['Times', undefined],
  ]);
});

it('an index is written for each version, with the pages of no version', () => {
  const folder = temporaryFolder(FILES);
  writeIndexes(folder, 'https://pester.dev/preview/');
  const indexes = readdirSync(path.join(folder, 'search-index')).sort();
  const pages = indexes.map((name) => {
    const index = readFileSync(path.join(folder, 'search-index', name), 'utf8');
    return (JSON.parse(index) as SearchIndex).map((page) => [page.path, page.topics]);
  });
  expect(indexes).toEqual(['docs-default-current.json', 'docs-default-v5.json']);
  expect(pages).toEqual([
    [
      ['docs/v6/usage/skip', topicsOf('usage/skip', 'docs/v6/usage/skip')],
      ['', topicsOf('')],
    ],
    [
      ['docs/usage/skip', topicsOf('usage/skip', 'docs/usage/skip')],
      ['', topicsOf('')],
    ],
  ]);
});
