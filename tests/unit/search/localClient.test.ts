import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLocalClient } from '../../../plugins/search/client/localClient';
import { writeIndex } from '../../../plugins/search/packRecords';
import { filesOf, folderWith, serve } from './folders';
import { indexOf } from './site';

const HOME = {
  path: '',
  title: 'Home',
  text: 'Pester is a test framework. Mock everything.',
  unversioned: true,
} as const;
const INDEXES = new Map([
  [
    'docs-default-v5',
    indexOf(
      [
        HOME,
        {
          path: 'docs/usage/mocking',
          title: 'Mocking <fast>',
          text: 'A mock replaces <b>commands</b> & functions of the code under test, one by one.',
          sections: { 'Count "calls"': 'Should -Invoke counts calls of a mock.' },
        },
        {
          path: 'docs/commands/Mock',
          title: 'Mock',
          group: 'Commands',
          description: 'Makes a mock.',
        },
      ],
      'docs-default-v5',
    ),
  ],
  [
    'docs-default-v4',
    indexOf(
      [HOME, { path: 'docs/v4/usage/mocking', title: 'Mocking in v4', text: 'A mock.' }],
      'docs-default-v4',
    ),
  ],
]);

/** A site in a folder, a client of it, and the names of the files that were asked for. */
async function site() {
  const folder = folderWith({});
  const manifest = writeIndex(folder, INDEXES);
  const asked: string[] = [];
  const files = filesOf(folder);
  const origin = await serve((request, response) => {
    asked.push(path.basename(request.url ?? ''));
    files(request, response);
  });
  const client = createLocalClient({
    url: 'https://pester.dev',
    baseUrl: `${origin}/`,
  });
  return { folder, manifest, asked, client };
}

const context = (tag: string) => [
  'language:en',
  ['docusaurus_tag:default', `docusaurus_tag:${tag}`],
];
const request = (query: string, tag = 'docs-default-v5', more: object = {}) => ({
  requests: [
    {
      indexName: 'local',
      query,
      facetFilters: context(tag),
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      ...more,
    },
  ],
});

async function hitsFor(query: string, tag?: string, more?: object) {
  const { client } = await site();
  const { results } = await client.search(request(query, tag, more));
  return results[0]?.hits ?? [];
}

describe('an answer', () => {
  it('has the shape of DocSearch', async () => {
    const [hit] = await hitsFor('count calls');
    expect(hit).toMatchObject({
      type: 'lvl2',
      anchor: 'count-calls',
      content: 'Should -Invoke counts calls of a mock.',
      hierarchy: {
        lvl0: 'Usage',
        lvl1: 'Mocking &lt;fast&gt;',
        lvl2: 'Count &quot;calls&quot;',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
    });
    expect(hit?.url).toMatch(/^https:\/\/pester\.dev.*\/docs\/usage\/mocking#count-calls$/);
    expect(hit?.url).toBe(`${hit?.url_without_anchor}#${hit?.anchor}`);
  });

  it('marks matches and leaves out levels that are not there', async () => {
    const [hit] = await hitsFor('count calls');
    expect(Object.keys(hit?._highlightResult.hierarchy ?? {})).toEqual(['lvl0', 'lvl1', 'lvl2']);
    expect(hit?._highlightResult.hierarchy.lvl2?.value).toBe(
      '<mark>Count</mark> &quot;<mark>calls</mark>&quot;',
    );
    expect(hit?._snippetResult.content?.value).toContain('<mark>counts</mark> <mark>calls</mark>');
  });

  it('shows the snippet below the title of a section', async () => {
    const [hit] = await hitsFor('count calls');
    expect(hit?._snippetResult.hierarchy.lvl1?.value).toMatch(
      /^Mocking &lt;fast&gt; · .*<mark>calls<\/mark>/,
    );
  });

  it('holds no HTML of the page and none of the query', async () => {
    const hits = await hitsFor('<img onerror=alert(1)> commands <b>');
    expect(hits.length).toBeGreaterThan(0);
    expect(JSON.stringify(hits).replaceAll(/<\/?mark>/g, '')).not.toMatch(/<\w/);
  });

  it('gives each hit an id of its own', async () => {
    const ids = (await hitsFor('mock')).map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('falls back to the description of a page without text', async () => {
    const hit = (await hitsFor('mock')).find(({ url }) => url.endsWith('/commands/Mock'));
    expect(hit?.content).toBe('Makes a mock.');
  });

  it.each([10, 5])('has snippets of %i words', async (words) => {
    const hits = await hitsFor('functions', undefined, {
      attributesToSnippet: [`content:${words}`],
    });
    const text = hits[0]?._snippetResult.content?.value.replaceAll(/<[^>]+>|&\w+;|…/g, '') ?? '';
    expect(text.match(/\w+/g)).toHaveLength(words);
  });

  it('comes in pages', async () => {
    const { client } = await site();
    const ask = async (more: object) =>
      (await client.search(request('mock', undefined, more))).results[0];
    const all = await ask({});
    expect((await ask({ hitsPerPage: 1, page: 1 }))?.hits).toEqual([all?.hits[1]]);
    expect(await ask({ hitsPerPage: 2 })).toMatchObject({
      nbHits: all?.hits.length,
      nbPages: Math.ceil((all?.hits.length ?? 0) / 2),
      page: 0,
      query: 'mock',
    });
  });
});

describe('the version', () => {
  it.each([
    ['docs-default-v5', /\/docs\/usage/],
    ['docs-default-v4', /\/docs\/v4\/usage/],
  ])('%s is the only one that is searched, with pages of no version', async (tag, address) => {
    const urls = (await hitsFor('mock', tag)).map(({ url }) => new URL(url).pathname);
    expect(urls.some((url) => address.test(url))).toBe(true);
    expect(urls.filter((url) => url.includes('/v4/')).length > 0).toBe(tag === 'docs-default-v4');
    expect((await hitsFor('framework', tag)).map(({ hierarchy }) => hierarchy.lvl1)).toEqual([
      'Home',
    ]);
  });

  it('can be none', async () => {
    const titles = (await hitsFor('mock', 'no-such-version')).map(
      ({ hierarchy }) => hierarchy.lvl1,
    );
    expect(titles).toEqual(['Home']);
  });
});

describe('the index files', () => {
  it('are loaded on the first search, each once, and only those of the version', async () => {
    const { client, asked, manifest } = await site();
    expect(asked).toEqual([]);
    await Promise.all([client.search(request('mock')), client.search(request('test'))]);
    await client.search(request('mocks'));
    expect(asked).toEqual(['manifest.json', manifest.files['docs-default-v5']]);
  });

  it('can be loaded ahead', async () => {
    const { client, asked } = await site();
    await client.warmUp(context('docs-default-v4'));
    const before = asked.length;
    await client.search(request('mock', 'docs-default-v4'));
    expect([before, asked.length]).toEqual([2, 2]);
  });

  it.each([
    [
      'missing',
      (folder: string) => {
        rmSync(path.join(folder, 'search-index'), { recursive: true });
      },
    ],
    [
      'no JSON',
      (folder: string) => {
        writeFileSync(path.join(folder, 'search-index/manifest.json'), '<html>');
      },
    ],
    [
      'of another format',
      (folder: string) => {
        writeFileSync(path.join(folder, 'search-index/manifest.json'), '{"format":0,"files":{}}');
      },
    ],
  ])('%s: the search fails in the way that the dialog shows', async (_, damage) => {
    const { client, folder } = await site();
    damage(folder);
    await expect(client.search(request('mock'))).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringContaining('manifest.json') as string,
    });
  });

  it('are tried again after a failure', async () => {
    const { client, folder, manifest } = await site();
    const file = path.join(folder, 'search-index', manifest.files['docs-default-v5'] ?? '');
    writeFileSync(file, '{"truncated');
    await expect(client.search(request('mock'))).rejects.toMatchObject({ name: 'RetryError' });
    writeIndex(folder, INDEXES);
    expect((await client.search(request('mock'))).results[0]?.nbHits).toBeGreaterThan(0);
  });

  it('that cannot be loaded ahead are no error yet', async () => {
    const { client, folder } = await site();
    rmSync(path.join(folder, 'search-index'), { recursive: true });
    await expect(client.warmUp(context('docs-default-v5'))).resolves.toBeUndefined();
  });
});
