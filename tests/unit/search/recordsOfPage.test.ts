import { describe, expect, it } from 'vitest';
import { readBuiltPage } from '../../../plugins/search/recordsOfPage';

const URL = 'https://pester.dev/docs/usage/configuration';

const HEAD = `<title>Configuration | Pester</title>
<meta name=docsearch:docusaurus_tag content=docs-default-v5><meta name=docsearch:language content=en>
<meta name=description content="Options of a run.">`;

const TRAIL = `<nav class="theme-doc-breadcrumbs"><ul>
<li class="breadcrumbs__item"><a aria-label="Home page" href="/"><svg></svg></a>
<li class="breadcrumbs__item"><span>Usage</span>
<li class="breadcrumbs__item"><span>Configure Pester</span></ul></nav>`;

/** A page as Docusaurus builds and minifies it. */
function page(body: string, { head = HEAD, trail = TRAIL } = {}): string {
  return `<!doctype html><html><head>${head}</head><body><main>${trail}<div class="theme-doc-markdown markdown">
<header><h1>Configuration</h1></header>${body}</div></main></body></html>`;
}

const records = (body: string, parts?: Parameters<typeof page>[1], address = URL) =>
  readBuiltPage(page(body, parts), address).records;
const heading = (level: number, id: string, text: string) =>
  `<h${level} id=${id}>${text}<a href=#${id} class=hash-link>&#8203;</a></h${level}>`;

describe('records of a page', () => {
  it('begin with the page itself', () => {
    expect(records('<p>Make a configuration.</p>')).toEqual([
      {
        objectID: URL,
        url: URL,
        url_without_anchor: URL,
        anchor: null,
        type: 'lvl1',
        hierarchy: {
          lvl0: 'Usage',
          lvl1: 'Configuration',
          lvl2: null,
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        content: 'Make a configuration.',
        code: '',
        description: 'Options of a run.',
        message: null,
        label: 'Configure Pester',
        language: 'en',
        docusaurus_tag: 'docs-default-v5',
        weight: { pageRank: 0, level: 90, position: 0 },
      },
    ]);
  });

  it('have one for each section, with the headings above it', () => {
    const list = records(
      `<p>Intro</p>${heading(2, 'a', 'A')}<p>Text of <code>A</code></p>${heading(3, 'b', 'B')}<p>b</p>${heading(2, 'c', 'C &lt;x>')}<p>c</p>`,
    );
    expect(list.map(({ type, anchor, content }) => [type, anchor, content])).toEqual([
      ['lvl1', null, 'Intro'],
      ['lvl2', 'a', 'Text of A'],
      ['lvl3', 'b', 'b'],
      ['lvl2', 'c', 'c'],
    ]);
    expect(list[2]?.hierarchy).toMatchObject({ lvl2: 'A', lvl3: 'B' });
    expect(list[3]?.hierarchy).toMatchObject({ lvl2: 'C <x>', lvl3: null });
    expect(list[3]?.url).toBe(`${URL}#c`);
  });

  it('have one for each row that starts with a name, at its own address', () => {
    const list = records(
      `${heading(2, 'run', 'Run')}<p>Before.</p>
<table><thead><tr><th>Option<th>Meaning<tbody>
<tr><td><a id=run-path href=#run-path><code>Run.Path</code></a><td>Where the tests are.
<tr><td><code>Run.Exit</code><td>Whether to exit.</table><p>After.</p>`,
    );
    expect(list.map(({ type, url, content }) => [type, url, content])).toEqual([
      ['lvl1', URL, null],
      ['lvl2', `${URL}#run`, 'Before. After.'],
      ['lvl3', `${URL}#run-path`, 'Where the tests are.'],
      ['lvl3', `${URL}#run`, 'Whether to exit.'],
    ]);
    expect(list[2]?.hierarchy).toMatchObject({ lvl2: 'Run', lvl3: 'Run.Path' });
    expect(new Set(list.map(({ objectID }) => objectID)).size).toBe(list.length);
  });

  it('keep tables of sentences as text', () => {
    const sentence =
      'This cell is a sentence that is much longer than the name of anything could be.';
    const list = records(`<table><tbody><tr><td>${sentence}<td>Yes</table>`);
    expect(list.map(({ content }) => content)).toEqual([`${sentence} Yes`]);
  });

  it('hold the words of code apart from the text, once', () => {
    const [record] = records(
      '<p>Text</p><pre><code>Mock Get-Date { $Config.Run.Path }\nMock Get-Date</code></pre>',
    );
    expect(record?.content).toBe('Text');
    expect(record?.code).toBe('Mock Get-Date Config.Run.Path');
  });

  it('hold the message of an entry of an error page', () => {
    const entry =
      '<h3 id="x">Not found</h3><pre class="language-text">Could not find &lt;command&gt;</pre><p>Cause</p><pre class="language-text">Output</pre>';
    const address = 'https://pester.dev/docs/errors/mocking';
    expect(records(entry, {}, address).map(({ message }) => message)).toEqual([
      null,
      'Could not find <command>',
    ]);
    expect(records(entry).map(({ message }) => message)).toEqual([null, null]);
  });

  it('leave out what code prints', () => {
    const [record] = records(
      '<pre class="prism-code language-powershell">Mock</pre><pre class="prism-code language-text">Passed</pre>',
    );
    expect(record?.code).toBe('Mock');
  });

  it('leave out buttons, scripts, drawings and what is hidden', () => {
    const [record] = records(
      '<p>Text<button>Copy</button><script>x</script><svg><title>t</title></svg><span aria-hidden=true>y</span></p>',
    );
    expect(record?.content).toBe('Text');
  });

  it('separate what stands in different blocks', () => {
    const [record] = records('<ul><li>one<li>two</ul><p>thr<strong>ee</strong></p>');
    expect(record?.content).toBe('one two three');
  });

  it('name the category itself for its index page', () => {
    const trail =
      '<nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item">Assertions</ul></nav>';
    expect(records('', { trail })[0]?.hierarchy.lvl0).toBe('Assertions');
  });

  it('hold of an index page its own words, and none of its version and list', () => {
    const { records: list, links } = readBuiltPage(
      `<!doctype html><html><head>${HEAD}</head><body><main>
<nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item">Usage</ul></nav>
<header><h1>Usage</h1></header><p>How to write tests.</p>
<div data-page-row><nav><a href=/docs/usage>v5 latest</a> <strong>v6 preview</strong></nav></div>
<ul data-category-list><li><a href=/docs/usage/mocking>Mocking</a><p>Replaces commands.</p></li></ul>
</main></body></html>`,
      'https://pester.dev/docs/v6/usage',
    );
    expect(list.map(({ hierarchy, content }) => [hierarchy.lvl0, hierarchy.lvl1, content])).toEqual(
      [['Usage', 'Usage', 'How to write tests.']],
    );
    expect(links).toEqual(['https://pester.dev/docs/usage/mocking']);
  });

  it('name all categories of a page deep in the sidebar', () => {
    const trail = `<nav class="theme-doc-breadcrumbs"><ul>${['Commands', 'Mocking', 'Mock'].map((text) => `<li class="breadcrumbs__item">${text}`).join('')}</ul></nav>`;
    expect(records('', { trail })[0]?.hierarchy.lvl0).toBe('Commands › Mocking');
  });
});

describe('pages that search leaves out', () => {
  it.each([
    ['redirects', '<meta http-equiv=refresh content="0; url=/docs/quick-start">'],
    [
      'the search page',
      '<meta name=docsearch:docusaurus_tag content=default><meta name=robots content="noindex, follow">',
    ],
  ])('%s', (_, head) => {
    expect(records('<p>Text</p>', { head })).toEqual([]);
  });

  it('do not include old versions, which only other search engines are told to leave out', () => {
    expect(
      records('<p>Text</p>', { head: `${HEAD}<meta name=robots content="noindex, nofollow">` }),
    ).toHaveLength(1);
  });
});
