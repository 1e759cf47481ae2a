/**
 * Search with Algolia configured: a build of its own, and a stand-in for Algolia's servers that the browser is sent to.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page, Route } from '@playwright/test';
import fastGlob from 'fast-glob';
import {
  buildFingerprint,
  forgetFingerprint,
  lastFingerprint,
  rememberFingerprint,
} from '../../scripts/build/staleness';
import { serveStatic } from '../../scripts/lib/staticServer';
import { expect, openPage, test as base } from './fixtures';
import { INDEX_FILES, SearchDialog } from './searchDialog';

const ACCOUNT = { appId: 'TESTAPP', apiKey: 'search-only-key', indexName: 'pester-test' };
const FOLDER = '.cache/hosted-site';
const ALGOLIA = /^https:\/\/testapp(?:-dsn\.algolia\.net|-\d\.algolianet\.com)\//i;
const BUILD_TIME_LIMIT = 10 * 60 * 1000;

/** The one version that is built: enough to see the difference. */
const VERSION = 'v4';

/** Builds the site with an account, unless that was done already. */
async function buildHostedSite(): Promise<void> {
  const environment = {
    ALGOLIA_APP_ID: ACCOUNT.appId,
    ALGOLIA_API_KEY: ACCOUNT.apiKey,
    ALGOLIA_INDEX_NAME: ACCOUNT.indexName,
    DOCS_VERSIONS: VERSION,
  };
  const fingerprint = `${buildFingerprint(process.cwd())} ${JSON.stringify(environment)}`;
  if (lastFingerprint(FOLDER) === fingerprint) return;
  forgetFingerprint(FOLDER);
  await promisify(execFile)('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', FOLDER], {
    // Generated files of its own: another build may be under way.
    env: {
      ...process.env,
      ...environment,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/hosted',
    },
  });
  rememberFingerprint(FOLDER, fingerprint);
}

interface Asked {
  readonly host: string;
  readonly headers: Record<string, string>;
  readonly requests: Record<string, unknown>[];
}

/** Stands in for Algolia: writes down what it is asked, and answers with one hit for each query. */
async function standIn(
  page: Page,
  answer: (route: Route) => Promise<void> = answerWithHit,
): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(ALGOLIA, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      const url = new URL(request.url());
      asked.push({
        host: url.hostname.toLowerCase(),
        headers: { ...request.headers(), ...Object.fromEntries(url.searchParams) },
        requests: (
          JSON.parse(request.postData() ?? '{}') as { requests: Record<string, unknown>[] }
        ).requests,
      });
    }
    await answer(route);
  });
  return asked;
}

const marked = (value: string) => ({ value, matchLevel: 'full', matchedWords: [] });

/** One hit of the service, at the address of the mocking page or below it. */
function hitOf(title: string, anchor: string | null = null) {
  const address = 'https://pester.dev/docs/usage/mocking';
  const url = anchor === null ? address : `${address}#${anchor}`;
  return {
    objectID: url,
    url,
    url_without_anchor: address,
    anchor,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Usage', lvl1: title.replaceAll(/<.*?>/g, ''), lvl2: null },
    _highlightResult: { hierarchy: { lvl0: marked('Usage'), lvl1: marked(title) } },
    _snippetResult: { hierarchy: { lvl1: marked(title) } },
  };
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

async function answerWithHit(route: Route): Promise<void> {
  const { requests } = JSON.parse(route.request().postData() ?? '{"requests":[]}') as {
    requests: { query: string }[];
  };
  await route.fulfill({
    headers: CORS,
    json: {
      results: requests.map(({ query }) => ({
        index: ACCOUNT.indexName,
        query,
        hits: [hitOf('From the <mark>service</mark>')],
        nbHits: 1,
        page: 0,
        nbPages: 1,
        hitsPerPage: 20,
      })),
    },
  });
}

/** Answers as if there were two pages of one hit each. */
async function answerWithPages(route: Route): Promise<void> {
  const { requests } = JSON.parse(route.request().postData() ?? '{"requests":[]}') as {
    requests: { query: string; page: number }[];
  };
  await route.fulfill({
    headers: CORS,
    json: {
      results: requests.map(({ query, page }) => ({
        index: ACCOUNT.indexName,
        query,
        hits: [hitOf(`Hit of page ${page + 1}`, `hit-${page + 1}`)],
        nbHits: 2,
        page,
        nbPages: 2,
        hitsPerPage: 1,
      })),
    },
  });
}

const test = base.extend<{ dialog: SearchDialog }, { hostedOrigin: string }>({
  hostedOrigin: [
    async ({}, use) => {
      await buildHostedSite();
      const server = await serveStatic(FOLDER, { host: 'plain' });
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker', timeout: BUILD_TIME_LIMIT },
  ],
  baseURL: async ({ hostedOrigin }, use) => {
    await use(hostedOrigin);
  },
  dialog: async ({ page }, use) => {
    await use(new SearchDialog(page));
  },
});

// One worker, so that the site is built once.
test.describe.configure({ mode: 'serial' });
test.use({ expectedComplaints: [/algolia|Failed to load resource/i] });

test.describe('with an account', () => {
  test('the dialog asks the service as DocSearch does', async ({ page, dialog }) => {
    const asked = await standIn(page);
    await openPage(page, '/docs/v4/quick-start');
    await dialog.open();
    await dialog.search('mock');
    await expect(dialog.hits).toHaveText(/From the service/);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.host).toBe('testapp-dsn.algolia.net');
    expect(asked[0]?.headers).toMatchObject({
      'x-algolia-application-id': ACCOUNT.appId,
      'x-algolia-api-key': ACCOUNT.apiKey,
      'x-algolia-agent': expect.stringMatching(/docsearch.*docusaurus/i),
    });
    expect(asked[0]?.requests).toEqual([
      expect.objectContaining({
        query: 'mock',
        indexName: ACCOUNT.indexName,
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', `docusaurus_tag:docs-default-${VERSION}`],
        ],
      }),
    ]);
  });

  test('the search page asks it once per query, for 15 hits of the version', async ({ page }) => {
    const asked = await standIn(page);
    await openPage(page, '/search?q=mock');
    await expect(page.getByRole('article')).toHaveText(/From the service/);
    expect(asked.map(({ requests }) => requests)).toEqual([
      [
        expect.objectContaining({
          query: 'mock',
          indexName: ACCOUNT.indexName,
          hitsPerPage: 15,
          page: 0,
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', `docusaurus_tag:docs-default-${VERSION}`],
          ],
        }),
      ],
    ]);
    await expect(page.getByRole('link', { name: 'Search by Algolia' })).toBeVisible();
  });

  test('no index is asked for, and none is there', async ({ page, dialog }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await standIn(page);
    await openPage(page, '/docs/v4/quick-start');
    await dialog.button.hover();
    await dialog.open();
    await dialog.search('mock');
    expect(files.filter((file) => INDEX_FILES.test(file))).toEqual([]);
    expect(fastGlob.sync('search-index/**', { cwd: FOLDER })).toEqual([]);
  });

  test('no engine is shipped', async ({ page, hostedOrigin }) => {
    for (const file of fastGlob.sync('assets/js/*.js', { cwd: path.resolve(FOLDER) })) {
      const code = await (await page.request.get(`${hostedOrigin}/${file}`)).text();
      expect(code.includes('MiniSearch'), file).toBe(false);
    }
  });

  test('the browser connects early', async ({ page, hostedOrigin }) => {
    for (const address of [
      '/',
      '/docs/v4/quick-start',
      '/docs/v4/commands/Mock',
      '/search',
      '/404.html',
    ]) {
      const html = await (await page.request.get(hostedOrigin + address)).text();
      expect(html, address).toMatch(
        /<link[^>]+rel="?preconnect"?[^>]+https:\/\/TESTAPP-dsn\.algolia\.net/,
      );
    }
  });

  test('a missing result can be reported', async ({ page, dialog }) => {
    await standIn(page, (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { results: [{ hits: [], nbHits: 0, page: 0, nbPages: 0, query: 'qzxwvk' }] },
      }),
    );
    await openPage(page, '/docs/v4/quick-start');
    await dialog.open();
    await dialog.input.fill('qzxwvk');
    await expect(dialog.root.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      /qzxwvk/,
    );
    await expect(dialog.root.locator('.DocSearch-Logo')).toBeVisible();
  });

  test('an unreachable service is named, in the dialog and on the search page', async ({
    page,
    dialog,
  }) => {
    await standIn(page, (route) => route.abort());
    await openPage(page, '/search?q=mock');
    await expect(page.getByRole('status').getByText('Unable to fetch results')).toBeVisible();
    await dialog.open();
    await dialog.input.fill('mock');
    await expect(dialog.root.getByText('Unable to fetch results')).toBeVisible();
  });

  test('a page of hits that fails leaves those before, and is repeated by its button', async ({
    page,
  }) => {
    let isReachable = true;
    let released = Promise.resolve();
    const asked = await standIn(page, async (route) => {
      await released;
      await (isReachable ? answerWithPages(route) : route.abort());
    });
    await openPage(page, '/search?q=mock');
    const hits = page.getByRole('article');
    const status = page.getByRole('status');
    const button = page.getByRole('main').getByRole('button');
    await expect(hits).toHaveText([/Hit of page 1/]);
    await expect(status).toHaveText('2 documents found');

    isReachable = false;
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveText('Try again');
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleDescription(/Unable to fetch results/);
    await expect(page.getByText('Unable to fetch results').last()).toBeInViewport();
    await expect(status).toContainText('Unable to fetch results');
    await expect(hits).toHaveText([/Hit of page 1/]);

    // Once more in vain: nothing is lost, and it is said again.
    let release: () => void = () => undefined;
    released = new Promise((resolve) => {
      release = resolve;
    });
    const before = asked.length;
    await page.keyboard.press('Enter');
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await expect(status).toHaveText('2 documents found');
    release();
    await expect(status).toContainText('Unable to fetch results');
    await expect(hits).toHaveText([/Hit of page 1/]);
    await expect(button).toBeFocused();

    isReachable = true;
    await page.keyboard.press('Enter');
    await expect(hits).toHaveText([/Hit of page 1/, /Hit of page 2/]);
    await expect(status).toHaveText('2 documents found');
    await expect(button).toHaveCount(0);
    await expect(hits.last().getByRole('link')).toBeFocused();
  });

  test.describe('without the code that asks', () => {
    test.use({
      expectedComplaints: [/algolia|Failed to load resource|request failed: \S+\/assets\/js\//],
    });

    test('the button also loads what asks the service, when that was missing', async ({ page }) => {
      await standIn(page);
      await openPage(page, '/search');
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.getByRole('searchbox', { name: 'Search' }).fill('mock');
      await expect(page.getByRole('status').getByText('Unable to fetch results')).toBeVisible();
      await page.unroute('**/assets/js/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article')).toHaveText(/From the service/);
    });
  });
});
