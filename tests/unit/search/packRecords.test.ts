import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LEFT_OUT_HEADINGS } from '../../../data/search';
import { TOPICS } from '../../../data/searchTopics';
import { sectionsOf, usualAnchor } from '../../../plugins/search/indexFile';
import { packSite, writeIndex } from '../../../plugins/search/packRecords';
import { recordsOfSite } from '../../../plugins/search/siteRecords';
import { folderWith } from './folders';

const ADDRESS = 'https://pester.dev/preview/';

function html(tag: string, title: string, body: string): string {
  return `<html><head><meta name="docsearch:docusaurus_tag" content="${tag}"></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

const FILES = {
  'index.html': html('default', 'Home', '<p>Welcome</p>'),
  '404.html': html('default', 'Not found', '<p>Nothing here</p>'),
  'docs/usage/mocking.html': html(
    'docs-default-v5',
    'Mocking',
    '<p>A mock.</p><h2 id="count-the-calls">Count the calls</h2><p>Calls</p><pre>Should -Invoke</pre><h2 id="other">Not usual</h2>',
  ),
  'docs/v4/usage.html': html('docs-default-v4', 'Usage', '<p>Old</p>'),
  'docs/index.html': '<html><head><meta http-equiv="refresh" content="0"></head></html>',
};

const pack = (folder: string) => packSite(recordsOfSite(folder, ADDRESS), ADDRESS);

describe('index files', () => {
  it('are one per version, each with the pages of no version', () => {
    const indexes = pack(folderWith(FILES));
    const titles = [...indexes].map(([tag, { pages }]) => [
      tag,
      pages.map(({ path: page, unversioned }) => [page, unversioned]),
    ]);
    expect(titles).toEqual([
      [
        'docs-default-v4',
        [
          ['docs/v4/usage', undefined],
          ['', true],
        ],
      ],
      [
        'docs-default-v5',
        [
          ['docs/usage/mocking', undefined],
          ['', true],
        ],
      ],
    ]);
  });

  it('give back every section', () => {
    const index = pack(folderWith(FILES)).get('docs-default-v5');
    const sections = index ? sectionsOf(index) : [];
    expect(
      sections.map(({ level, heading, anchor, text, names }) => [
        level,
        heading,
        anchor,
        text,
        names,
      ]),
    ).toEqual([
      [1, 'Mocking', '', 'A mock.', ''],
      [2, 'Count the calls', 'count-the-calls', 'Calls', ''],
      [2, 'Not usual', 'other', '', ''],
      [1, 'Home', '', 'Welcome', ''],
    ]);
  });

  it('hold the names in code, each once, and not the data of examples', () => {
    const code = '<pre>Mock Get-Item -Path photos { $backup.Size }</pre>';
    const index = pack(
      folderWith({
        'docs/a.html': html(
          'docs-default-v5',
          'Mocking',
          `${code}<h2 id="again">Again</h2>${code}<pre>Invoke-Pester</pre>`,
        ),
      }),
    ).get('docs-default-v5');
    expect((index ? sectionsOf(index) : []).map((section) => section.names)).toEqual([
      'Get-Item',
      'Invoke-Pester',
    ]);
  });

  it('hold the first sentences of a long text, and the names in the rest of it', () => {
    const sentence = 'A mock stands for a command. ';
    const index = pack(
      folderWith({
        'docs/a.html': html(
          'docs-default-v5',
          'Mocking',
          `<p>${sentence.repeat(20)} See Should-Invoke.</p>`,
        ),
      }),
    ).get('docs-default-v5');
    const [section] = index ? sectionsOf(index) : [];
    expect(section?.text).toMatch(/^(?:A mock stands for a command\. ?)+$/);
    expect(section?.names).toBe('Should-Invoke');
  });

  it('hold what readers call a page, in every version', () => {
    const indexes = pack(
      folderWith({
        'docs/usage/skip.html': html('docs-default-v5', 'Skip', ''),
        'docs/v6/usage/skip.html': html('docs-default-current', 'Skip', ''),
        'docs/none.html': html('docs-default-v5', 'None', ''),
      }),
    );
    const topics = [...indexes.values()].flatMap(({ pages }) => pages.map((page) => page.topics));
    expect(topics).toEqual([TOPICS['usage/skip'], undefined, TOPICS['usage/skip']]);
  });

  it.each(LEFT_OUT_HEADINGS)('leave out the section "%s"', (heading) => {
    const index = pack(
      folderWith({
        'docs/a.html': html(
          'docs-default-v5',
          'Mocking',
          `<p>A mock.</p><h2 id="x">${heading.toUpperCase()}</h2><p>Skip tests</p>`,
        ),
      }),
    ).get('docs-default-v5');
    expect((index ? sectionsOf(index) : []).map(({ text }) => text)).toEqual(['A mock.']);
  });

  it('are named by their content, and by the manifest', () => {
    const folder = folderWith(FILES);
    const manifest = writeIndex(folder, pack(folder));
    const written = readdirSync(path.join(folder, 'search-index')).sort();
    expect(written).toEqual([...Object.values(manifest.files), 'manifest.json'].sort());
    expect(
      JSON.parse(readFileSync(path.join(folder, 'search-index/manifest.json'), 'utf8')),
    ).toEqual(manifest);
    const other = folderWith({
      ...FILES,
      'docs/usage/mocking.html': html('docs-default-v5', 'Mocking', '<p>Changed</p>'),
    });
    const changed = writeIndex(other, pack(other));
    expect(changed.files['docs-default-v4']).toBe(manifest.files['docs-default-v4']);
    expect(changed.files['docs-default-v5']).not.toBe(manifest.files['docs-default-v5']);
  });

  it('of an earlier build are removed', () => {
    const folder = folderWith({ ...FILES, 'search-index/docs-default-v3.00000000.json': '{}' });
    writeIndex(folder, pack(folder));
    expect(readdirSync(path.join(folder, 'search-index')).some((name) => name.includes('v3'))).toBe(
      false,
    );
  });
});

describe('the anchor that a heading usually has', () => {
  it.each([
    ['Count the calls', 'count-the-calls'],
    ['-ParameterFilter', '-parameterfilter'],
    ['What is `$null`?', 'what-is-null'],
    ['Größe & more', 'größe--more'],
  ])('%s', (text, anchor) => {
    expect(usualAnchor(text)).toBe(anchor);
  });
});
