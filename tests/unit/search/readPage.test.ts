import { describe, expect, it } from 'vitest';
import { LEFT_OUT_HEADINGS } from '../../../data/search';
import { readPage } from '../../../plugins/search/readPage';

const URL = 'https://pester.dev/docs/usage/configuration';

const HEAD = `<title>Configuration | Pester</title>
<meta name=docsearch:docusaurus_tag content=docs-default-v5>
<meta name=description content="Options of a run.">`;

const trailOf = (...labels: string[]) =>
  `<nav class="theme-doc-breadcrumbs"><ul>${labels.map((label) => `<li class="breadcrumbs__item">${label}`).join('')}</ul></nav>`;
const HOME = '<a aria-label="Home page" href="/"><svg></svg></a>';

/** A page as Docusaurus builds and minifies it. */
function page(
  body: string,
  { head = HEAD, trail = trailOf(HOME, 'Usage', 'Configure Pester') } = {},
) {
  return `<!doctype html><html><head>${head}</head><body><nav>Menu</nav><main>${trail}<div class="theme-doc-markdown markdown">
<header><h1>Configuration</h1></header>${body}</div></main></body></html>`;
}

const read = (body: string, parts?: Parameters<typeof page>[1], url = URL) =>
  readPage(page(body, parts), url);
const sections = (body: string, url?: string) => read(body, {}, url)?.page.sections ?? [];
const texts = (body: string) => sections(body).map(({ text }) => text);
const heading = (level: number, id: string, text: string) =>
  `<h${level} id=${id}>${text}<a href=#${id} class=hash-link>&#8203;</a></h${level}>`;

describe('a page', () => {
  it('has its title, category and description', () => {
    expect(read('<p>Make a configuration.</p>')).toEqual({
      tag: 'docs-default-v5',
      page: {
        title: 'Configuration',
        label: 'Configure Pester',
        group: 'Usage',
        description: 'Options of a run.',
        sections: [{ level: 1, heading: 'Configuration', text: 'Make a configuration.' }],
      },
    });
  });

  it.each([
    ['the category itself, on its index page', ['Assertions'], 'Assertions'],
    [
      'all categories of a page deep in the sidebar',
      ['Commands', 'Mocking', 'Mock'],
      'Commands › Mocking',
    ],
  ])('is found below %s', (_, labels, group) => {
    expect(read('', { trail: trailOf(...labels) })?.page.group).toBe(group);
  });

  it('has of an index page its own words, and none of its version and list', () => {
    const index = readPage(
      `<!doctype html><html><head>${HEAD}</head><body><main>${trailOf('Usage')}
<header><h1>Usage</h1></header><p>How to write tests.</p>
<div data-page-row><nav><a href=/docs/usage>v5 latest</a> <strong>v6 preview</strong></nav></div>
<ul data-category-list><li><a href=/docs/usage/mocking#a>Mocking</a><p>Replaces commands.</p></li></ul>
</main></body></html>`,
      'https://pester.dev/docs/v6/usage',
    );
    expect(index?.page.sections.map(({ text }) => text)).toEqual(['How to write tests.']);
  });

  it.each([
    ['a redirect', '<meta http-equiv=refresh content="0; url=/docs/quick-start">', true],
    [
      'the search page',
      '<meta name=docsearch:docusaurus_tag content=default><meta name=robots content="noindex, follow">',
      true,
    ],
    ['an old version', `${HEAD}<meta name=robots content="noindex, nofollow">`, false],
  ])('that is %s is left out, or not', (_, head, isLeftOut) => {
    expect(read('<p>Text</p>', { head }) === undefined).toBe(isLeftOut);
  });
});

describe('its sections', () => {
  it('are one for each heading', () => {
    expect(
      sections(
        `<p>Intro</p>${heading(2, 'a', 'A &lt;x>')}<p>Text of <code>A</code></p>${heading(3, 'b', 'B')}<p>b</p>`,
      ),
    ).toEqual([
      { level: 1, heading: 'Configuration', text: 'Intro' },
      { level: 2, heading: 'A <x>', anchor: 'a', text: 'Text of A' },
      { level: 3, heading: 'B', anchor: 'b', text: 'b' },
    ]);
  });

  it('are one for each row that starts with a name, at its own address', () => {
    const found = sections(
      `${heading(2, 'run', 'Run')}<p>Before.</p>
<table><thead><tr><th>Option<th>Meaning<tbody>
<tr><td><a id=run-path href=#run-path><code>Run.Path</code></a><td>Where the tests are.
<tr><td><code>Run.Exit</code><td>Whether to exit.</table><p>After.</p>`,
    );
    expect(found.slice(1)).toEqual([
      { level: 2, heading: 'Run', anchor: 'run', text: 'Before. After.' },
      { level: 3, heading: 'Run.Path', anchor: 'run-path', text: 'Where the tests are.' },
      { level: 3, heading: 'Run.Exit', anchor: 'run', text: 'Whether to exit.' },
    ]);
  });

  it('have tables of sentences as text', () => {
    const sentence =
      'This cell is a sentence that is much longer than the name of anything could be.';
    expect(texts(`<table><tbody><tr><td>${sentence}<td>Yes</table>`)).toEqual([`${sentence} Yes`]);
  });

  it('have the names in code and none of its output, each once', () => {
    const code = '<pre>Mock Get-Item -Path photos { $backup.Size }</pre>';
    const output = '<pre class="language-text">Running Get-Output</pre>';
    expect(
      sections(`<p>Text</p>${code}${output}${heading(2, 'a', 'A')}${code}<pre>Invoke-Pester</pre>`),
    ).toEqual([
      { level: 1, heading: 'Configuration', text: 'Text', names: 'Get-Item' },
      { level: 2, heading: 'A', anchor: 'a', text: '', names: 'Invoke-Pester' },
    ]);
  });

  it('have the first sentences of a long text, and the names in the rest of it', () => {
    const [section] = sections(
      `<p>${'A mock stands for a command. '.repeat(20)} See Should-Invoke.</p>`,
    );
    expect(section?.text).toMatch(/^(?:A mock stands for a command\. ?)+$/);
    expect(section?.names).toBe('Should-Invoke');
  });

  it('have the message of an entry of an error page', () => {
    const entry =
      '<h3 id="x">Not found</h3><pre class="language-text">Could not find &lt;command&gt;</pre><p>Cause</p><pre class="language-text">Output</pre>';
    const messages = (url?: string) => sections(entry, url).map(({ message }) => message);
    expect(messages('https://pester.dev/docs/errors/mocking')).toEqual([
      undefined,
      'Could not find <command>',
    ]);
    expect(messages()).toEqual([undefined, undefined]);
  });

  it('leave out buttons, scripts, drawings and what is hidden', () => {
    expect(
      texts(
        '<p>Text<button>Copy</button><script>x</script><svg><title>t</title></svg><span aria-hidden=true>y</span></p>',
      ),
    ).toEqual(['Text']);
  });

  it('separate what stands in different blocks', () => {
    expect(texts('<ul><li>one<li>two</ul>three<p>fo<strong>ur</strong></p>')).toEqual([
      'one two three four',
    ]);
  });

  it.each(LEFT_OUT_HEADINGS)('are without "%s"', (left) => {
    expect(texts(`<p>A</p>${heading(2, 'x', left.toUpperCase())}<p>B</p>`)).toEqual(['A']);
  });
});
