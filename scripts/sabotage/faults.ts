/**
 * Faults that a reader would suffer from, each with the test that must see it. They are put into pages and built files
 * where that is possible, so that they outlast changes of the code. Faults that stop the build: tests/build/faults.test.ts.
 */
import { randomBytes } from 'node:crypto';
import { append, elements, remove, replace, script, style, type Edit } from './edits';

/** A change that harms a reader, and the test that must see it. */
export interface Fault {
  readonly edit: Edit;
  /** Command line of the narrowest test that must fail. */
  readonly test: readonly string[];
  /** What the failure has to say, where one test sees several faults. */
  readonly says?: RegExp;
  /** The test executes PowerShell. */
  readonly needsPowerShell?: true;
}

const vitest =
  (project: string) =>
  (file: string, name: string): readonly string[] => [
    ...['vitest', 'run', '--project', project],
    ...[`tests/${project}/${file}.test.ts`, '-t', name],
  ];
const unit = vitest('unit');
const content = vitest('content');
const build = vitest('build');
const e2e = (file: string, name: string): readonly string[] => [
  ...['playwright', 'test', '--reporter=line', `tests/e2e/${file}.spec.ts`],
  ...['--grep', name],
];
const lint = (file: string): readonly string[] => ['markdownlint-cli2', '--no-globs', file];

const source = (id: string): string => `versioned_docs/version-v5/${id}.mdx`;
const page = (id: string): string => `build/docs/${id}.html`;
/** Selects what is in one page of the latest version. */
const on = (id: string): string =>
  `html:not([class*='docs-version-v4'], [class*='docs-version-current'])[class*='docs-doc-id-${id}']`;
const scriptOn = (address: string, statement: string): Edit =>
  script(`if (location.pathname === '${address}') { ${statement} }`);
const fence = (code: string): string => `\n\`\`\`powershell\n${code}\n\`\`\``;

/** The test that loads every page, in groups; the faults stand on pages of the first. */
const everyPage = e2e('pages', 'every page has one title.*\\(1 of');
const examples = content('examples', 'examples of all pages are well-formed');
const runQuickStart = 'tsx scripts/examples/cli.ts --version v5 --page quick-start'.split(' ');
/** One page, in each version that has it. */
const MOCKING = 'build/docs/{,v4/,v6/}usage/mocking.html';

/** All faults, by their names. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'dead link': {
    edit: elements(page('usage/skip'), 'article', (article) =>
      article.append('<p><a href="/docs/usage/no-such-page">Nowhere</a></p>'),
    ),
    test: build('site', 'has no link to a page or file'),
    says: /no-such-page/,
  },
  'dead anchor': {
    edit: elements(page('usage/tags'), 'article', (article) =>
      article.append('<p><a href="/docs/usage/mocking#no-such-heading">Nowhere</a></p>'),
    ),
    test: build('site', 'has no link to a heading'),
    says: /no-such-heading/,
  },
  'dead link to the file of a page': {
    edit: append(source('usage/skip'), '[Nowhere](./no-such-page.mdx)'),
    test: content('links', 'every link to a page leads to one'),
    says: /skip.mdx:\d+: .*no-such-page/,
  },
  'image without alt': {
    edit: replace(source('usage/mocking'), /!\[[^\]]+\]/, '![]'),
    test: lint(source('usage/mocking')),
  },
  'heading level skipped': {
    edit: append(source('usage/output'), '## One\n\n#### Two'),
    test: lint(source('usage/output')),
  },
  'syntax error in a fence': {
    edit: append(source('usage/tags'), fence("Describe 'a' { It 'b' {")),
    test: examples,
    says: /usage\/tags/,
  },
  'unknown parameter in a fence': {
    edit: append(source('usage/modules'), fence('Invoke-Pester -NoSuchParameter')),
    test: examples,
    says: /usage\/modules/,
  },
  'wrong expected count': {
    edit: replace(source('quick-start'), 'expect="passed=1"', 'expect="passed=2"'),
    test: runQuickStart,
    says: /passed=2/,
    needsPowerShell: true,
  },
  'drifted output': {
    edit: replace(source('quick-start'), 'Tests Passed: 0', 'Tests Passed: 3'),
    test: runQuickStart,
    says: /Tests Passed: 3/,
    needsPowerShell: true,
  },
  'unknown parameter on a command page': {
    edit: replace(source('commands/It'), '### -Name', '### -NoSuchParameter'),
    test: examples,
    says: /commands\/It.*NoSuchParameter/,
  },
  'wrong default': {
    edit: replace('data/reference/v5.json', `"default": "'NUnit2.5'"`, `"default": "'No'"`),
    test: unit('reference/export', 'Export-PesterReference.ps1 writes v5.json'),
    needsPowerShell: true,
  },
  'page missing in the sidebar': {
    edit: replace('versioned_sidebars/version-v5-sidebars.json', '"usage/skip",', ''),
    test: content('sidebars', 'the sidebar of v5 has every page'),
  },
  'lost page': {
    edit: remove(page('usage/testdrive')),
    test: build('site', 'public addresses v5: ./docs/usage/testdrive. is the page'),
  },
  'lost redirect': {
    edit: replace('config/redirects.ts', /^ *'usage\/test-cases': .*\n/m, ''),
    test: unit('redirects', 'the table of redirects names a former page'),
  },
  'lost redirect rule': {
    edit: replace('build/_redirects', /^\/docs\/usage\/test-cases .*\n/m, ''),
    test: build('redirects', 'redirects have a rule each'),
  },
  'lost redirect pattern': {
    edit: replace('build/_redirects', /^\/docs\/v\d+\/\* .*\n/m, ''),
    test: build('redirects', 'redirects have a rule each'),
  },
  'lost redirect page': {
    edit: remove('build/docs/usage/test-cases{.html,/index.html}'),
    test: build('redirects', 'redirects have a page each'),
  },
  'markup in a title': {
    edit: elements(page('usage/modules'), 'h1', (h1) => h1.append('<img src="x" onerror="a()">')),
    test: build('site', 'no page has an inline event handler'),
  },
  'markup in the title of an export': {
    edit: replace('build/docs/usage/skip.md', /^# .*/, '# <b>Skip tests</b>'),
    test: build('markdown', '/docs/usage/skip is clean Markdown'),
  },
  'query as markup': {
    edit: script(`addEventListener('input', ({ target }) => {
      if (target.value.includes('<')) target.closest('.DocSearch-Modal')?.insertAdjacentHTML('beforeend', target.value);
    });`),
    test: e2e('search', 'are shown as text: <img'),
  },
  'contrast of 4.4': {
    edit: style(
      `${on('additional-resources/articles')}[data-theme='dark'] article p { color: #727272 !important; background: #000 !important }`,
    ),
    test: e2e('accessibility', 'no axe finding on /docs/additional-resources/articles,'),
  },
  'diagram without a name': {
    edit: elements(page('usage/discovery-and-run'), 'article [role=img]', (image) =>
      image.removeAttr('aria-label').removeAttr('aria-labelledby').children('title').remove(),
    ),
    test: e2e('diagrams', 'says in the dialog what it says on the page'),
  },
  'too wide for a phone': {
    edit: scriptOn('/docs/usage', "document.body.style.minWidth = '700px'"),
    test: everyPage,
    says: /\/docs\/usage: scrolls sideways at 320 px/,
  },
  'script against the policy': {
    edit: elements('build/docs/v4/usage.html', 'body', (body) =>
      body.append('<script>document.title += "!"</script>'),
    ),
    test: everyPage,
    says: /Content Security Policy.*\/docs\/v4\/usage\)/,
  },
  'open policy': {
    edit: replace('build/_headers', /script-src 'self'/g, "script-src 'self' 'unsafe-inline'"),
    test: e2e('security', 'headers /docs/usage/mocking is sent with the security policy'),
  },
  'request to a third party': {
    edit: scriptOn('/search', "new Image().src = 'https://example.com/pixel.gif'"),
    test: everyPage,
    says: /example\.com/,
  },
  'console error': {
    edit: scriptOn('/docs/v6/usage', "setTimeout(() => console.error('a fault'))"),
    test: everyPage,
    says: /a fault/,
  },
  'hydration mismatch': {
    edit: elements('build/index.html', 'main h2', (h2) => h2.first().prepend('Other ')),
    test: everyPage,
    says: /React error #418|hydration/i,
  },
  'wrong aria-current in the navbar': {
    edit: elements(MOCKING, '.navbar__item[href*="/commands/Add-"]', (item) =>
      item.attr('aria-current', 'page').siblings('a').removeAttr('aria-current'),
    ),
    test: e2e('navigation', 'navbar marks only Docs on /docs/usage/mocking'),
  },
  'no aria-current in the sidebar': {
    edit: elements(MOCKING, '.menu__link[aria-current]', (link) => link.removeAttr('aria-current')),
    test: e2e('noscript', 'the open category of the sidebar shows its pages'),
  },
  'same title': {
    edit: elements(page('usage/{skip,tags}'), 'title', (title) => title.text('Skip | Pester')),
    test: build('site', 'no two pages with the same title'),
  },
  'same description': {
    edit: elements(page('usage/{skip,tags}'), 'meta[name=description]', (description) =>
      description.attr('content', 'Choose tests.'),
    ),
    test: build('site', 'no two pages with the same description'),
  },
  'no canonical link': {
    edit: elements(page('v6/usage/mocking'), 'link[rel=canonical]', (link) => link.remove()),
    test: build('site', 'v6 points to its counterpart'),
  },
  'old version indexed': {
    edit: elements(page('v4/usage/testdrive'), 'meta[name=robots]', (robots) => robots.remove()),
    test: build('site', 'is indexed unless it is old'),
    says: /testdrive/,
  },
  'sitemap with a hidden page': {
    edit: replace(
      'build/sitemap.xml',
      '</urlset>',
      '<url><loc>https://pester.dev/docs/v4/usage/mocking</loc></url></urlset>',
    ),
    test: build('site', 'the sitemap lists'),
    says: /v4.usage.mocking/,
  },
  'release missing in the data': {
    edit: replace('data/releases.ts', /^ {2}\{\n[\s\S]*?\n {2}\},\n/m, ''),
    test: unit('build/feed', 'the releases hold the one of every documented version'),
  },
  'release missing in the feed': {
    edit: replace('build/feed.xml', /<entry>[\s\S]*?<\/entry>/, ''),
    test: build('feed', 'the feed tells every release'),
  },
  'invisible focus': {
    edit: style('*:focus-visible { outline: none !important; box-shadow: none !important }'),
    test: e2e('keyboard', 'a category of the sidebar opens'),
  },
  'other text copied': {
    edit: script(`const write = Clipboard.prototype.writeText;
      Clipboard.prototype.writeText = function (text) { return write.call(this, 'Get-' + text); };
      addEventListener('copy', (event) => {
        event.clipboardData.setData('text/plain', 'other');
        event.preventDefault();
      });`),
    test: e2e('codeBlocks', 'pointing at a block brings its buttons'),
  },
  'export without a code block': {
    edit: replace('build/docs/usage/mocking.md', /^```powershell\n[\s\S]*?^```\n/m, ''),
    test: build('markdown', '/docs/usage/mocking is clean Markdown'),
  },
  'llms.txt without a page': {
    edit: replace('build/docs/llms.txt', /^.*\/usage\/skip\.md\).*\n/m, ''),
    test: build('markdown', 'Markdown of .?v5.? llms.txt lists every page'),
  },
  'page missing in the search': {
    edit: replace('build/search-index/*.json', /Invoke-Pester/g, 'Nothing'),
    test: e2e('search', 'for "invoke-p.*" begin with'),
  },
  'search without Escape': {
    edit: script(`addEventListener('keydown', (event) => {
      if (event.key === 'Escape') event.stopImmediatePropagation();
    }, true);`),
    test: e2e('search', 'opens by Control.k, also a second time, and closes by Escape'),
  },
  'color mode forgotten': {
    edit: script(`const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) { if (key !== 'theme') set.call(this, key, value); };`),
    test: e2e('navigation', 'color mode is light at first'),
  },
  'no aria-sort': {
    edit: script(`const set = Element.prototype.setAttribute;
      Element.prototype.setAttribute = function (name, value) { if (name !== 'aria-sort') set.call(this, name, value); };`),
    test: e2e('navigation', 'tables of resources filter and sort by keyboard'),
  },
  'version dropdown without the page': {
    edit: script(`addEventListener('click', (event) => {
      const link = event.target.closest('.dropdown__link');
      if (!link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      location.href = link.pathname.replace(/^(\\/docs(?:\\/v\\d+)?)\\/.*/, '$1/quick-start');
    }, true);`),
    test: e2e('navigation', 'version dropdown keeps the page'),
  },
  'not-found page without a way on': {
    edit: elements('build/404.html', 'main a', (link) => link.remove()),
    test: e2e('noscript', 'the not-found page searches and leads on'),
  },
  'print without the page': {
    edit: style(`@media print { ${on('usage/discovery-and-run')} article { display: none } }`),
    test: e2e('print', 'has the page and nothing to click around it'),
  },
  'print without code': {
    edit: style(`@media print { ${on('usage/mocking')} .theme-code-block { display: none } }`),
    test: e2e('print', '(is light, also for a reader|cuts no code off: /docs/usage/mocking)'),
  },
  'page too heavy': {
    edit: {
      files: 'build/assets/js/main.*.js',
      // Text that no compression makes smaller.
      change: (text) => `${text}\n//${randomBytes(60 * 1024).toString('base64')}`,
    },
    test: build('budgets', 'docs page: JavaScript stays within its budget'),
  },
};
