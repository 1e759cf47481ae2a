/**
 * Faults that a reader would suffer from, each with the test that must see it. They are put into pages and built files
 * where that is possible, so that they outlast changes of the code. Most have a page of their own: many of them stand in
 * one copy of the site, and the failures still tell which was seen.
 */
import { randomBytes } from 'node:crypto';
import { append, elements, remove, replace, script, style, withoutEntry, type Edit } from './edits';

/** The narrowest test that must fail. */
export interface Test {
  /** A runner of tests, or a program that fails as a whole. */
  readonly runner: 'unit' | 'content' | 'build' | 'e2e' | 'command';
  /** An expression for the test's full name, or the command line. */
  readonly name: string;
  /** What the failure has to say, where one test sees several faults. */
  readonly says: RegExp;
}

export interface Fault {
  /** What the reader would suffer. */
  readonly suffers: string;
  readonly edit: Edit;
  /** Without one, only the build can see the fault. */
  readonly test?: Test;
  /** The site has to be built with the fault in it, which may stop the build: that counts as seen. */
  readonly isBuilt?: true;
  /** The fault makes tests fail that are to see others, and so stands in a copy of the site without those. */
  readonly isApart?: true;
  /** The test executes PowerShell. */
  readonly needsPowerShell?: true;
}

const test =
  (runner: Test['runner']) =>
  (name: string, says = /(?:)/): Test => ({ runner, name, says });
const unit = test('unit');
const content = test('content');
const build = test('build');
const e2e = test('e2e');
const command = test('command');

const source = (id: string): string => `versioned_docs/version-v5/${id}.mdx`;
const page = (id: string): string => `build/docs/${id}.html`;
/** Selects what is in one page of the latest version. */
const on = (id: string): string =>
  `html:not([class*='docs-version-v4'], [class*='docs-version-current'])[class*='docs-doc-id-${id}']`;
const scriptOn = (address: string, statement: string): Edit =>
  script(`if (location.pathname === '${address}') { ${statement} }`);
const fence = (code: string): string => `\n\`\`\`powershell\n${code}\n\`\`\``;

/** The test that loads every page, in groups; the faults stand on pages of the first. */
const everyPage = (says: RegExp): Test => e2e('every page has one title.*\\(1 of', says);
const axe = (id: string): Test => e2e(`no axe finding on /docs/${id},`);
const examples = (id: string): Test => content('examples of all pages are well-formed', RegExp(id));
const runQuickStart = (says: RegExp): Test =>
  command('tsx scripts/examples/cli.ts --version v5 --page quick-start', says);
const NAVBAR = 'config/navbar.ts';
/** One page, in each version that has it. */
const MOCKING = 'build/docs/{,v4/,v6/}usage/mocking.html';

export const FAULTS: Readonly<Record<string, Fault>> = {
  'dead link': {
    suffers: 'A link in the text leads to the not-found page.',
    edit: elements(page('usage/skip'), 'article', (article) =>
      article.append('<p><a href="/docs/usage/no-such-page">Nowhere</a></p>'),
    ),
    test: build('has no link to a page or file', /no-such-page/),
  },
  'dead anchor': {
    suffers: 'A link leads to the top of a page in place of a section.',
    edit: elements(page('usage/tags'), 'article', (article) =>
      article.append('<p><a href="/docs/usage/mocking#no-such-heading">Nowhere</a></p>'),
    ),
    test: build('has no link to a heading', /no-such-heading/),
  },
  'dead link to the file of a page': {
    suffers: 'A link in the text leads to the not-found page.',
    edit: append(source('usage/skip'), '[Nowhere](./no-such-page.mdx)'),
    test: content('every link to a page leads to one', /skip.mdx:\d+: .*no-such-page/),
  },
  'image without alt': {
    suffers: 'A screen reader says nothing of a diagram.',
    edit: replace(source('usage/mocking'), /!\[[^\]]+\]/, '![]'),
    test: command(`markdownlint-cli2 --no-globs ${source('usage/mocking')}`),
  },
  'heading level skipped': {
    suffers: 'Who walks through the headings believes that one is missing.',
    edit: append(source('usage/output'), '## One\n\n#### Two'),
    test: command(`markdownlint-cli2 --no-globs ${source('usage/output')}`),
  },
  'syntax error in a fence': {
    suffers: 'An example cannot be run.',
    edit: append(source('usage/tags'), fence("Describe 'a' { It 'b' {")),
    test: examples('usage/tags'),
  },
  'unknown parameter in a fence': {
    suffers: 'An example ends with an error.',
    edit: append(source('usage/modules'), fence('Invoke-Pester -NoSuchParameter')),
    test: examples('usage/modules'),
  },
  'wrong expected count': {
    suffers: 'An example does not do what the page says.',
    edit: replace(source('quick-start'), 'expect="passed=1"', 'expect="passed=2"'),
    test: runQuickStart(/passed=2/),
    needsPowerShell: true,
  },
  'drifted output': {
    suffers: 'The output that a page shows is not what this release prints.',
    edit: replace(source('quick-start'), 'Tests Passed: 0', 'Tests Passed: 3'),
    test: runQuickStart(/Tests Passed: 3/),
    needsPowerShell: true,
  },
  'unknown parameter on a command page': {
    suffers: 'A command page describes a parameter that there is not, and lacks one that there is.',
    edit: replace(source('commands/It'), '### -Name', '### -NoSuchParameter'),
    isBuilt: true,
  },
  'wrong default': {
    suffers: 'A command page names a default value that the module does not have.',
    edit: replace('data/reference/v5.json', `"default": "'NUnit2.5'"`, `"default": "'No'"`),
    test: unit('Export-PesterReference.ps1 writes v5.json'),
    needsPowerShell: true,
  },
  'page missing in the sidebar': {
    suffers: 'A page is found by search only.',
    edit: replace('versioned_sidebars/version-v5-sidebars.json', '"usage/skip",', ''),
    test: content('the sidebar of v5 has every page'),
  },
  'lost page': {
    suffers: 'An address that others link to is gone.',
    edit: remove(page('usage/testdrive')),
    test: build('public addresses v5: ./docs/usage/testdrive. is the page'),
    isApart: true,
  },
  'lost redirect': {
    suffers: 'A former address leads to the not-found page.',
    edit: replace('config/redirects.ts', /^ *'usage\/test-cases': .*\n/m, ''),
    test: unit('the table of redirects names a former page'),
    isApart: true,
  },
  'lost redirect rule': {
    suffers: 'A former address leads to the not-found page on the real host, whose rules lack it.',
    edit: replace('build/_redirects', /^\/docs\/usage\/test-cases .*\n/m, ''),
    test: build('redirects have a rule each'),
  },
  'lost redirect pattern': {
    suffers: 'Addresses with the number of the latest version lead to the not-found page.',
    edit: replace('build/_redirects', /^\/docs\/v\d+\/\* .*\n/m, ''),
    test: e2e('a host with rules follows the patterns'),
  },
  'lost redirect page': {
    suffers: 'A former address leads to the not-found page on hosts without rules.',
    edit: remove('build/docs/usage/test-cases{.html,/index.html}'),
    test: build('redirects have a page each'),
  },
  'markup in a title': {
    suffers: 'A title that holds markup runs as markup.',
    edit: elements(page('usage/modules'), 'h1', (h1) => h1.append('<img src="x" onerror="a()">')),
    test: build('no page has an inline event handler'),
  },
  'markup in the title of an export': {
    suffers: 'A language model, or a reader without the site, gets HTML in the title.',
    edit: replace('build/docs/usage/skip.md', /^# .*/, '# <b>Skip tests</b>'),
    test: build('/docs/usage/skip is clean Markdown'),
  },
  'query as markup': {
    suffers: 'What is searched for can put markup into the page.',
    edit: script(`addEventListener('input', ({ target }) => {
      if (target.value.includes('<')) target.closest('.DocSearch-Modal')?.insertAdjacentHTML('beforeend', target.value);
    });`),
    test: e2e('are shown as text: <img'),
  },
  'contrast of 4.4': {
    suffers: 'Text in dark mode is hard to read.',
    edit: style(
      `${on('additional-resources/articles')}[data-theme='dark'] article p { color: #727272 !important; background: #000 !important }`,
    ),
    test: axe('additional-resources/articles'),
  },
  'diagram without a name': {
    suffers: 'A screen reader says only "image" of a diagram.',
    edit: elements(page('usage/mocking'), 'article [role=img]', (image) =>
      image.removeAttr('aria-label').removeAttr('aria-labelledby').children('title').remove(),
    ),
    test: axe('usage/mocking'),
  },
  'too wide for a phone': {
    suffers: 'The page has to be scrolled sideways at 320 px.',
    edit: scriptOn('/docs/usage', "document.body.style.minWidth = '700px'"),
    test: everyPage(/\/docs\/usage: scrolls sideways at 320 px/),
  },
  'script against the policy': {
    suffers: 'A part of the page does not work, for the policy stops its script.',
    edit: elements('build/docs/v4/usage.html', 'body', (body) =>
      body.append('<script>document.title += "!"</script>'),
    ),
    test: everyPage(/Content Security Policy.*\/docs\/v4\/usage\)/),
  },
  'open policy': {
    suffers: 'A script that someone gets into a page runs.',
    edit: replace('build/_headers', /script-src 'self'/g, "script-src 'self' 'unsafe-inline'"),
    test: e2e('headers /docs/usage/mocking is sent with the security policy'),
    isApart: true,
  },
  'request to a third party': {
    suffers: 'Another company learns who reads the page.',
    edit: scriptOn('/search', "new Image().src = 'https://example.com/pixel.gif'"),
    test: everyPage(/example\.com/),
  },
  'console error': {
    suffers: 'Something on one page does not work.',
    edit: scriptOn('/docs/v6/usage', "setTimeout(() => console.error('a fault'))"),
    test: everyPage(/a fault/),
  },
  'hydration mismatch': {
    suffers: 'The page jumps, or is drawn anew, when its script takes over.',
    edit: elements('build/index.html', 'main h2', (h2) => h2.first().prepend('Other ')),
    test: everyPage(/React error #418|hydration/i),
  },
  'wrong aria-current in the navbar': {
    suffers: 'The navbar marks another part of the site than the one that is read.',
    edit: elements(MOCKING, '.navbar__item[href*="/commands/Add-"]', (item) =>
      item.attr('aria-current', 'page').siblings('a').removeAttr('aria-current'),
    ),
    test: e2e('navbar marks only Docs on /docs/usage/mocking'),
  },
  'no aria-current in the sidebar': {
    suffers: 'A screen reader does not say which page of the sidebar is open.',
    edit: elements(MOCKING, '.menu__link[aria-current]', (link) => link.removeAttr('aria-current')),
    test: e2e('the open category of the sidebar shows its pages'),
  },
  'same title': {
    suffers: 'Two tabs, bookmarks or search results cannot be told apart.',
    edit: elements(page('usage/{skip,tags}'), 'title', (title) => title.text('Skip | Pester')),
    test: build('no two pages with the same title'),
  },
  'same description': {
    suffers: 'Two results of a search engine cannot be told apart.',
    edit: elements(page('usage/{skip,tags}'), 'meta[name=description]', (description) =>
      description.attr('content', 'Choose tests.'),
    ),
    test: build('no two pages with the same description'),
  },
  'no canonical link': {
    suffers: 'Search engines offer the page of an old version.',
    edit: elements(page('v4/usage/mocking'), 'link[rel=canonical]', (link) => link.remove()),
    test: build('.v4. points to its counterpart'),
  },
  'old version indexed': {
    suffers: 'Search engines list pages of v4.',
    edit: elements(page('v4/usage/testdrive'), 'meta[name=robots]', (robots) => robots.remove()),
    test: build('is indexed unless it is old', /testdrive/),
  },
  'sitemap with a hidden page': {
    suffers: 'Search engines are sent to a page that they must not list.',
    edit: replace(
      'build/sitemap.xml',
      '</urlset>',
      '<url><loc>https://pester.dev/docs/v4/usage/mocking</loc></url></urlset>',
    ),
    test: build('the sitemap lists', /v4.usage.mocking/),
  },
  'release missing in the data': {
    suffers: 'Home page and feed do not tell of the newest release.',
    edit: replace('data/releases.ts', /^ {2}\{\n[\s\S]*?\n {2}\},\n/m, ''),
    test: unit('the releases hold the one of every documented version'),
  },
  'release missing in the feed': {
    suffers: 'Who reads the feed does not hear of the newest release.',
    edit: replace('build/feed.xml', /<entry>[\s\S]*?<\/entry>/, ''),
    test: build('the feed tells every release'),
  },
  'invisible focus': {
    suffers: 'Who uses the keyboard does not see where they are.',
    edit: style('*:focus-visible { outline: none !important; box-shadow: none !important }'),
    test: e2e('a category of the sidebar opens'),
  },
  'other text copied': {
    suffers: 'What is pasted is not what was shown.',
    edit: script(`const write = Clipboard.prototype.writeText;
      Clipboard.prototype.writeText = function (text) { return write.call(this, 'Get-' + text); };
      addEventListener('copy', (event) => {
        event.clipboardData.setData('text/plain', 'other');
        event.preventDefault();
      });`),
    test: e2e('copies code without its markup'),
  },
  'export without a code block': {
    suffers: 'The page as Markdown lacks an example.',
    edit: replace('build/docs/usage/mocking.md', /^```powershell\n[\s\S]*?^```\n/m, ''),
    test: build('/docs/usage/mocking has the same code'),
  },
  'llms.txt without a page': {
    suffers: 'A language model does not know of a page.',
    edit: replace('build/docs/llms.txt', /^.*\/usage\/skip\.md\).*\n/m, ''),
    test: build('Markdown of .?v5.? llms.txt lists every page'),
    isApart: true,
  },
  'page missing in the search': {
    suffers: 'Search does not find a command.',
    edit: withoutEntry('build/search-index/*.json', /(?:^|\/)commands\/Invoke-Pester$/),
    test: e2e('for "invoke-p.*" begin with'),
  },
  'search without Escape': {
    suffers: 'The search dialog cannot be left with the keyboard.',
    edit: script(`addEventListener('keydown', (event) => {
      if (event.key === 'Escape') event.stopImmediatePropagation();
    }, true);`),
    test: e2e('opens by Control.k, also a second time, and closes by Escape'),
  },
  'color mode forgotten': {
    suffers: 'Who chose dark mode gets light pages again.',
    edit: script(`const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) { if (key !== 'theme') set.call(this, key, value); };`),
    test: e2e('color mode is light at first'),
  },
  'no aria-sort': {
    suffers: 'A screen reader does not say how a table is sorted.',
    edit: script(`const set = Element.prototype.setAttribute;
      Element.prototype.setAttribute = function (name, value) { if (name !== 'aria-sort') set.call(this, name, value); };`),
    test: e2e('tables of resources filter and sort by keyboard'),
  },
  'version dropdown without the page': {
    suffers: 'Another version opens with its start page in place of the page that is read.',
    edit: script(`addEventListener('click', (event) => {
      const link = event.target.closest('.dropdown__link');
      if (!link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      location.href = link.pathname.replace(/^(\\/docs(?:\\/v\\d+)?)\\/.*/, '$1/quick-start');
    }, true);`),
    test: e2e('version dropdown keeps the page'),
  },
  'not-found page without a way on': {
    suffers: 'Who comes by a dead link is left alone.',
    edit: elements('build/404.html', 'main a', (link) => link.remove()),
    test: e2e('the not-found page searches and leads on'),
  },
  'print without the page': {
    suffers: 'The paper is empty.',
    edit: style(`@media print { ${on('usage/discovery-and-run')} article { display: none } }`),
    test: e2e('has the page and nothing to click around it'),
  },
  'print without code': {
    suffers: 'The paper lacks the examples.',
    edit: style(`@media print { ${on('usage/mocking')} .theme-code-block { display: none } }`),
    test: e2e('(is light, also for a reader|cuts no code off: /docs/usage/mocking)'),
  },
  'page too heavy': {
    suffers: 'Every page loads 60 KiB more.',
    edit: {
      files: 'build/assets/js/main.*.js',
      // Text that no compression makes smaller.
      change: (text) => `${text}\n//${randomBytes(60 * 1024).toString('base64')}`,
    },
    test: build('docs page: JavaScript stays within its budget'),
  },
  'page without a component': {
    suffers: 'The home page is empty.',
    edit: replace('src/pages/index.tsx', 'export default function', 'export function'),
    isBuilt: true,
  },
  'unknown page in the navbar': {
    suffers: 'An item of the navbar is missing.',
    edit: replace(NAVBAR, "docId: 'quick-start'", "docId: 'no-such-page'"),
    isBuilt: true,
  },
  'unknown sidebar in the navbar': {
    suffers: 'An item of the navbar is missing.',
    edit: replace(
      NAVBAR,
      'items: [',
      "items: [{ type: 'docSidebar', sidebarId: 'no-such-sidebar', label: 'Other' },",
    ),
    isBuilt: true,
  },
  'item of the navbar without a target': {
    suffers: 'The navbar has an item that leads nowhere.',
    edit: replace(NAVBAR, 'items: [', "items: [{ label: 'Nowhere', position: 'left' },"),
    isBuilt: true,
  },
};
