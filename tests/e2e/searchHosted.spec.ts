/**
 * Search with Algolia configured: the site as it is built without an account, whose code gets one on its way to the
 * browser, and a stand-in for Algolia's servers. What else an account changes: tests/unit/search/account.test.ts.
 */
import type { Page, Response } from '@playwright/test';
import { expect, openPage, test as base } from './fixtures';
import { INDEX_FILES, SearchDialog } from './searchDialog';
import { LATEST } from './versions';

const ACCOUNT = { appId: 'TESTAPP', apiKey: 'search-only-key', indexName: 'pester-test' };
const ALGOLIA = /^https:\/\/testapp(?:-dsn\.algolia\.net|-\d\.algolianet\.com)\//i;

/** The configuration of a build without an account, as it stands in the code of the site. */
const NO_ACCOUNT = 'algolia:{appId:"local",apiKey:"local",indexName:"local"';

interface Asked {
  readonly host: string;
  readonly parameters: Record<string, string>;
  readonly requests: readonly Record<string, unknown>[];
}

/** Stands in for Algolia: writes down what it is asked, and answers with hits at one page. */
async function standIn(page: Page, { total = 1, before = (): unknown => undefined } = {}) {
  const asked: Asked[] = [];
  await page.route(ALGOLIA, async (route) => {
    const url = new URL(route.request().url());
    const { requests } = JSON.parse(route.request().postData() ?? '{"requests":[]}') as {
      requests: { hitsPerPage: number }[];
    };
    const parameters = { ...route.request().headers(), ...Object.fromEntries(url.searchParams) };
    asked.push({ host: url.hostname.toLowerCase(), parameters, requests });
    if ((await before()) === 'unreachable') return route.abort();
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: {
        results: requests.map(({ hitsPerPage }) => ({
          hits: Array.from({ length: Math.min(total, hitsPerPage) }, (_, place) => hitOf(place)),
          nbHits: total,
        })),
      },
    });
  });
  return asked;
}

function hitOf(place: number) {
  const url = `https://pester.dev/docs/usage/mocking#hit-${place}`;
  const hierarchy = {
    lvl0: { value: 'Usage' },
    lvl1: { value: 'From the <mark>service</mark>' },
  };
  return {
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Usage', lvl1: 'From the service' },
    _highlightResult: { hierarchy },
    _snippetResult: { hierarchy },
  };
}

/** The version of the page, and what belongs to none. */
const FILTERS = [
  'language:en',
  ['docusaurus_tag:default', `docusaurus_tag:docs-default-${LATEST}`],
];

const test = base.extend<{ dialog: SearchDialog }>({
  page: async ({ page }, use) => {
    await page.route('**/assets/js/main.*.js', async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      expect(code, 'the configuration of the search').toContain(NO_ACCOUNT);
      const account = JSON.stringify(ACCOUNT).slice(0, -1);
      await route.fulfill({ response, body: code.replace(NO_ACCOUNT, `algolia:${account}`) });
    });
    await use(page);
  },
  dialog: async ({ page }, use) => {
    await use(new SearchDialog(page));
  },
});

/** Goes to the search page from another one: as a file, it is that of a build without an account. */
async function openSearch(page: Page, address: string): Promise<void> {
  await openPage(page, '/docs/quick-start');
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

// A host without the policy, which allows no request to the service in a build without an account.
test.use({ host: 'plain', expectedComplaints: [/algolia|Failed to load resource/i] });

test.describe('with an account', () => {
  test('the dialog asks the service as DocSearch does, and no index', async ({ page, dialog }) => {
    const loaded: Response[] = [];
    page.on('response', (response) => loaded.push(response));
    const asked = await standIn(page);
    await openPage(page, '/docs/quick-start');
    await dialog.button.hover();
    await dialog.open();
    await dialog.search('mock');
    await expect(dialog.hits).toHaveText(/From the service/);
    await expect(dialog.root.locator('.DocSearch-Logo')).toBeVisible();
    expect(asked).toEqual([
      {
        host: 'testapp-dsn.algolia.net',
        parameters: expect.objectContaining({
          'x-algolia-application-id': ACCOUNT.appId,
          'x-algolia-api-key': ACCOUNT.apiKey,
          'x-algolia-agent': expect.stringMatching(/docsearch/i),
        }) as object,
        requests: [
          expect.objectContaining({
            query: 'mock',
            indexName: ACCOUNT.indexName,
            facetFilters: FILTERS,
          }) as object,
        ],
      },
    ]);
    for (const response of loaded) {
      expect(response.url()).not.toMatch(INDEX_FILES);
      if (response.url().endsWith('.js')) expect(await response.text()).not.toContain('MiniSearch');
    }
  });

  test('the search page asks it once per query, for 15 hits of the version', async ({ page }) => {
    const asked = await standIn(page);
    await openSearch(page, '/search?q=mock');
    await expect(page.getByRole('article')).toHaveText(/From the service/);
    expect(asked.map(({ requests }) => requests)).toEqual([
      [
        expect.objectContaining({
          query: 'mock',
          indexName: ACCOUNT.indexName,
          hitsPerPage: 15,
          facetFilters: FILTERS,
        }),
      ],
    ]);
    await expect(page.getByRole('link', { name: 'Search by Algolia' })).toBeVisible();
  });

  test('more hits that fail to come leave those before, and are asked for again', async ({
    page,
  }) => {
    let release: (state: string) => void = () => undefined;
    let state: unknown = 'reachable';
    await standIn(page, { total: 16, before: () => state });
    await openSearch(page, '/search?q=mock');
    const hits = page.getByRole('article');
    const status = page.getByRole('status');
    const button = page.getByRole('main').getByRole('button');
    await expect(hits).toHaveCount(15);
    await expect(status).toHaveText('16 documents found');

    state = 'unreachable';
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveText('Unable to fetch results. Try again');
    await expect(button).toBeFocused();
    await expect(status).toContainText('Unable to fetch results');
    await expect(hits).toHaveCount(15);

    // Once more in vain: nothing is lost, and it is said again.
    state = new Promise((resolve) => {
      release = resolve;
    });
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('16 documents found');
    release('unreachable');
    await expect(status).toContainText('Unable to fetch results');
    await expect(hits).toHaveCount(15);
    await expect(button).toBeFocused();

    state = 'reachable';
    await page.keyboard.press('Enter');
    await expect(hits).toHaveCount(16);
    await expect(status).toHaveText('16 documents found');
    await expect(button).toHaveCount(0);
    await expect(hits.last().getByRole('link')).toBeFocused();
  });

  test.describe('without the code that asks', () => {
    test.use({
      expectedComplaints: [/algolia|Failed to load resource|request failed: \S+\/assets\/js\//],
    });

    test('the button also loads what asks the service, when that was missing', async ({ page }) => {
      await standIn(page);
      await openSearch(page, '/search');
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.getByRole('searchbox', { name: 'Search' }).fill('mock');
      await expect(page.getByRole('status').getByText('Unable to fetch results')).toBeVisible();
      await page.unroute('**/assets/js/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article')).toHaveText(/From the service/);
    });
  });
});
