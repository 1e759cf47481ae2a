import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../plugins/search/client';
import { hostileInputs } from '../../data/hostileInputs';
import { indexOf } from './site';

const HOME = { path: '', title: 'Home', text: 'Pester is a test framework. Mock everything.' };
const INDEXES: Record<string, unknown> = {
  'docs-default-v5': indexOf([
    HOME,
    {
      path: 'docs/usage/mocking',
      title: 'Mocking <fast>',
      text: 'A mock replaces <b>commands</b> & functions of the code under test, one by one.',
      sections: { 'Count "calls"': 'Should -Invoke counts calls of a mock.' },
    },
    { path: 'docs/commands/Mock', title: 'Mock', description: 'Makes a mock.' },
  ]),
  'docs-default-v4': indexOf([HOME, { path: 'docs/v4/usage/mocking', title: 'v4', text: 'Mock.' }]),
};

/** A client of a site, and the index files that it asked for; without an answer, they cannot be read. */
function site(answer: { files?: typeof INDEXES } = { files: INDEXES }) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const content = answer.files?.[address.replace(/^\/search-index\/|\.json$/g, '')];
    return Promise.resolve(
      content === undefined ? new Response('', { status: 404 }) : Response.json(content),
    );
  });
  return { asked, client: createClient({ url: 'https://pester.dev', baseUrl: '/' }) };
}
afterEach(() => {
  vi.unstubAllGlobals();
});

const context = (tag: string) => [
  'language:en',
  ['docusaurus_tag:default', `docusaurus_tag:${tag}`],
];
const request = (query: string, tag = 'docs-default-v5', more: object = {}) => ({
  requests: [{ query, facetFilters: context(tag), ...more }],
});

async function answerTo(query: string, tag?: string, more?: object) {
  const { results } = await site().client.search(request(query, tag, more));
  return { hits: results[0]?.hits ?? [], nbHits: results[0]?.nbHits };
}

describe('an answer', () => {
  it('has the shape of DocSearch: marked, escaped, only with the levels that there are', async () => {
    const { hits } = await answerTo('count calls');
    const marked = (value: string) => ({ value });
    const title = marked('<mark>Count</mark> &quot;<mark>calls</mark>&quot;');
    const url = 'https://pester.dev/docs/usage/mocking#count-calls-';
    const text = 'Should -Invoke <mark>counts</mark> <mark>calls</mark> of a mock.';
    expect(hits[0]).toEqual({
      objectID: url,
      url,
      type: 'lvl2',
      content: 'Should -Invoke counts calls of a mock.',
      hierarchy: { lvl0: 'Usage', lvl1: 'Mocking &lt;fast&gt;', lvl2: 'Count &quot;calls&quot;' },
      _highlightResult: {
        hierarchy: { lvl0: marked('Usage'), lvl1: marked('Mocking &lt;fast&gt;'), lvl2: title },
      },
      _snippetResult: {
        // The dialog shows it below the title of a hit.
        hierarchy: {
          lvl0: marked('Usage'),
          lvl1: marked(`Mocking &lt;fast&gt; · ${text}`),
          lvl2: title,
        },
        content: marked(text),
      },
    });
  });

  it('holds no HTML of the page and none of the query', async () => {
    const { hits } = await answerTo('<img onerror=alert(1)> commands <b>');
    expect(hits.length).toBeGreaterThan(0);
    expect(JSON.stringify(hits).replaceAll(/<\/?mark>/g, '')).not.toMatch(/<\w/);
  });

  it('to odd and hostile input has no markup but its marks', async () => {
    const { client } = site();
    for (const input of hostileInputs) {
      const answer = JSON.stringify(await client.search(request(input)));
      expect(answer.replaceAll(/<\/?mark>/g, ''), input.slice(0, 60)).not.toContain('<');
    }
  });

  it('falls back to the description of a page without text', async () => {
    const { hits } = await answerTo('mock');
    expect(hits.find(({ url }) => url.endsWith('/commands/Mock'))?.content).toBe('Makes a mock.');
  });

  it.each([10, 5])('has snippets of %i words', async (words) => {
    const more = { attributesToSnippet: [`content:${words}`] };
    const { hits } = await answerTo('functions', undefined, more);
    const text = hits[0]?._snippetResult.content?.value.replaceAll(/<[^>]+>|&\w+;|…/g, '') ?? '';
    expect(text.match(/\w+/g)).toHaveLength(words);
  });

  it('has as many hits as asked for, and says how many there are', async () => {
    const all = await answerTo('mock');
    expect(await answerTo('mock', undefined, { hitsPerPage: 1 })).toEqual({
      hits: all.hits.slice(0, 1),
      nbHits: all.hits.length,
    });
  });
});

describe('the index file', () => {
  it('is loaded on the first search, once, and is that of the version', async () => {
    const { client, asked } = site();
    await Promise.all([client.search(request('mock')), client.search(request('test'))]);
    await client.search(request('mocks'));
    expect(asked).toEqual(['/search-index/docs-default-v5.json']);
    const { results } = await client.search(request('mock', 'docs-default-v4'));
    expect(results[0]?.hits.map(({ hierarchy }) => hierarchy.lvl1)).toEqual(
      expect.arrayContaining(['Home', 'v4']),
    );
  });

  it('can be loaded ahead', async () => {
    const { client, asked } = site();
    await client.warmUp?.(context('docs-default-v4'));
    await client.search(request('mock', 'docs-default-v4'));
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['missing', {}],
    ['of another format', { files: { 'docs-default-v5': { format: 99 } } }],
  ])('that is %s is an error that the dialog shows, and is tried again', async (_, answer) => {
    const answers: Parameters<typeof site>[0] = { ...answer };
    const { client } = site(answers);
    await expect(client.warmUp?.(context('docs-default-v5'))).resolves.toBeUndefined();
    await expect(client.search(request('mock'))).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringContaining('docs-default-v5.json') as string,
    });
    answers.files = INDEXES;
    expect((await client.search(request('mock'))).results[0]?.nbHits).toBeGreaterThan(0);
  });
});
