/**
 * Faults that a reader would suffer from, each with the test that must see it. They are put into pages and built files
 * where that is possible, so that they outlast changes of the code. Faults that stop the build: tests/build/faults.test.ts.
 */
import { randomBytes } from 'node:crypto';
import { elements, remove, replace, script, style, type Edit } from './edits';

/** A change that harms a reader, and the test that must see it. */
export interface Fault {
  readonly edit: Edit;
  /** The narrowest test that must fail: a script for Node, and its arguments. */
  readonly test: readonly string[];
  /** What the failure has to say, where one test sees several faults. */
  readonly says?: RegExp;
}

const vitest =
  (project: string) =>
  (file: string, name: string): readonly string[] => [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', project],
    ...[`tests/${project}/${file}.test.ts`, '-t', name],
  ];
const content = vitest('content');
const build = vitest('build');
const e2e = (file: string, name: string): readonly string[] => [
  ...['node_modules/@playwright/test/cli.js', 'test', '--reporter=line'],
  ...[`tests/e2e/${file}.spec.ts`, '--grep', name],
];

const page = (id: string): string => `build/docs/${id}.html`;
/** Selects what is in one page of the latest version. */
const on = (id: string): string =>
  `html:not([class*='docs-version-v4'], [class*='docs-version-current'])[class*='docs-doc-id-${id}']`;
const scriptOn = (address: string, statement: string): Edit =>
  script(`if (location.pathname === '${address}') { ${statement} }`);

/** The test that loads every page, in groups; the faults stand on pages of the first. */
const everyPage = e2e('pages', 'every page has one title.*\\(1 of');
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
  'page missing in the sidebar': {
    edit: replace('versioned_sidebars/version-v5-sidebars.json', '"usage/skip",', ''),
    test: content('sidebars', 'the sidebar of v5 has every page'),
  },
  'lost page': {
    edit: remove(page('usage/testdrive')),
    test: build('site', 'public addresses v5: ./docs/usage/testdrive. is the page'),
  },
  'lost redirect rule': {
    edit: replace('build/_redirects', /^\/docs\/usage\/test-cases .*\n/m, ''),
    test: build('redirects', 'redirects have a rule each'),
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
  'no canonical link': {
    edit: elements(page('v6/usage/mocking'), 'link[rel=canonical]', (link) => link.remove()),
    test: build('site', 'v6 points to its counterpart'),
  },
  'old version indexed': {
    edit: elements(page('v4/usage/testdrive'), 'meta[name=robots]', (robots) => robots.remove()),
    test: build('site', 'is indexed unless it is old'),
    says: /testdrive/,
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
  'print without the page': {
    edit: style(`@media print { ${on('usage/discovery-and-run')} article { display: none } }`),
    test: e2e('print', 'has the page and nothing to click around it'),
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
