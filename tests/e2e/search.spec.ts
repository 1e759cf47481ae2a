/** Search without an account, in the dialog. */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { expect, hold, openPage, test as base } from './fixtures';
import { INDEX_FILES, preferVersion, SearchDialog } from './searchDialog';
import { baseOf, labelOf, LATEST, OTHER } from './versions';

const test = base.extend<{ dialog: SearchDialog }>({
  dialog: async ({ page }, use) => {
    await use(new SearchDialog(page));
  },
});

const LATEST_PAGE = '/docs/quick-start';

/** Searches for each query and follows the first hit, as a reader with many questions. */
async function visitHits(
  page: Page,
  dialog: SearchDialog,
  queries: readonly string[],
): Promise<void> {
  for (const query of queries) {
    await dialog.open();
    await dialog.search(query);
    // Until then, it may still be a recent search that Enter would choose.
    await expect(dialog.hits.first().locator('mark').first()).toBeVisible();
    await expect(dialog.hits.first()).toHaveAttribute('aria-selected', 'true');
    const address = page.url();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(address);
    await expect(dialog.root).toBeHidden();
  }
}

test.describe('the dialog', () => {
  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`opens by ${key}, also a second time, and closes by Escape`, async ({ page, dialog }) => {
      await openPage(page, LATEST_PAGE);
      for (let time = 1; time <= 2; time += 1) {
        await page.keyboard.press(key);
        await expect(dialog.input).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(dialog.root).toBeHidden();
        await expect(dialog.button).toBeFocused();
      }
    });
  }

  test('stays open when a slash is pressed on a hit', async ({ page, dialog }) => {
    await openPage(page, LATEST_PAGE);
    await dialog.open();
    await dialog.search('mock');
    await dialog.hits.first().locator('a').focus();
    await page.keyboard.press('/');
    await expect(dialog.input).toHaveValue('mock');
  });

  test('opens again by a key that follows at once', async ({ page, dialog }) => {
    await openPage(page, LATEST_PAGE);
    await dialog.open();
    for (let time = 1; time <= 5; time += 1) {
      await expect(dialog.input).toBeFocused();
      await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Control+k')]);
    }
    await expect(dialog.input).toBeFocused();
  });

  test('does not open late on a page that the reader went back to', async ({ page, dialog }) => {
    await openPage(page, LATEST_PAGE);
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
    await expect(page).not.toHaveTitle(/Quick start/);
    const release = await hold(page, /\/assets\/js\//);
    const isLoaded = page.waitForResponse(INDEX_FILES);
    await page.keyboard.press('Control+k');
    await page.goBack();
    release();
    await isLoaded;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(dialog.root).toHaveCount(0);
  });

  test('is gone when the reader goes back, as phones close what is open', async ({
    page,
    dialog,
  }) => {
    await openPage(page, LATEST_PAGE);
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
    await expect(page).not.toHaveURL(LATEST_PAGE);
    await dialog.open();
    await page.goBack();
    await expect(page).toHaveURL(LATEST_PAGE);
    await expect(dialog.root).toHaveCount(0);
  });

  test('keeps the focus when the page behind it loads late', async ({ page, dialog }) => {
    await openPage(page, LATEST_PAGE);
    await dialog.open();
    // Before the search: a result that comes to stand below the mouse is loaded ahead.
    const release = await hold(page, /\/assets\/js\//);
    await dialog.search('Get-ShouldOperator');
    await page.keyboard.press('Enter');
    await expect(dialog.root).toBeHidden();
    await dialog.open();
    await dialog.search('Describe');
    await expect(page).toHaveTitle(/Quick start/);
    release();
    await expect(page).toHaveTitle(/Get-ShouldOperator/);
    // The title comes a moment before the focus is back.
    await expect(dialog.input).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/Describe/);
  });

  test('leaves Escape to an input method', async ({ page, dialog }) => {
    await openPage(page, LATEST_PAGE);
    await dialog.open();
    await dialog.input.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
    await expect(dialog.input).toBeFocused();
  });

  test('opens by the button and closes by a click outside', async ({ page, dialog }) => {
    await openPage(page, LATEST_PAGE);
    await dialog.button.click();
    await expect(dialog.input).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(dialog.root).toBeHidden();
    await expect(dialog.button).toBeFocused();
  });

  test('leaves its keys with others to the browser and its extensions', async ({
    page,
    dialog,
  }) => {
    await openPage(page, '/docs/quick-start');
    await page.keyboard.press('Control+/');
    await page.keyboard.press('Meta+/');
    await page.keyboard.press('Control+Shift+K');
    await page.keyboard.press('/');
    await expect(dialog.root).toHaveCount(1);
    await page.keyboard.press('Control+Shift+K');
    await page.keyboard.press('Control+Alt+k');
    await page.keyboard.press('Control+/');
    await expect(dialog.root).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog.root).toHaveCount(0);
    await page.keyboard.press('Control+/');
    await expect(dialog.root).toHaveCount(0);
  });

  test('leaves "/" to text fields', async ({ page, dialog }) => {
    await openPage(page, '/search');
    const field = page.getByRole('searchbox', { name: 'Search' });
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await expect(dialog.root).toBeHidden();
  });

  test('has no axe finding with searches of the reader', async ({ page, dialog }) => {
    await openPage(page, LATEST_PAGE);
    await visitHits(page, dialog, ['Mock', 'Describe']);
    await dialog.open();
    await dialog.hits.first().getByRole('button', { name: 'Save this search' }).click();
    await expect(dialog.groups).toHaveCount(2);
    expect(await findings(page)).toEqual([]);
  });
});

test.describe('what is loaded', () => {
  test('nothing for search, until the reader points at the button', async ({ page, dialog }) => {
    const bodies: Promise<string>[] = [];
    const addresses: string[] = [];
    page.on('response', (response) => {
      addresses.push(response.url());
      if (response.url().endsWith('.js')) bodies.push(response.text().catch(() => ''));
    });
    await openPage(page, LATEST_PAGE);
    await page.waitForLoadState('networkidle');
    const scripts = (await Promise.all(bodies)).join('\n');
    expect(scripts).not.toContain('DocSearch-Modal');
    expect(scripts).not.toContain('MiniSearch');
    expect(addresses.filter((address) => INDEX_FILES.test(address))).toEqual([]);

    const index = page.waitForResponse((response) =>
      response.url().includes(`/docs-default-${LATEST}.`),
    );
    await dialog.button.hover();
    expect((await index).ok()).toBe(true);
  });

  test('one version, once', async ({ page, dialog }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (INDEX_FILES.test(request.url())) files.push(request.url().replace(/.*\//, ''));
    });
    await openPage(page, '/docs/v4/quick-start');
    await dialog.open();
    await dialog.search('mock');
    await dialog.search('mock object');
    expect(files).toEqual(['docs-default-v4.json']);
  });
});

test.describe('hits', () => {
  test('are walked through by arrow keys, and Enter leads to the heading', async ({
    page,
    dialog,
  }) => {
    await openPage(page, LATEST_PAGE);
    await dialog.open();
    await dialog.search('Run.PassThru');
    await expect(dialog.root.getByRole('tree').first().getByRole('treeitem').first()).toBeVisible();
    const addresses = await dialog.addresses();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(dialog.hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(dialog.root).toBeHidden();
    await expect(page).toHaveURL(addresses[0] ?? '');
    const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  });

  test('for "invoke-pestr" begin with Invoke-Pester', async ({ page, dialog }) => {
    await openPage(page, LATEST_PAGE);
    await dialog.open();
    await dialog.search('invoke-pestr');
    expect(await dialog.title(dialog.hits.first())).toBe('Invoke-Pester');
  });

  test('lead on to all results', async ({ page, dialog }) => {
    await openPage(page, LATEST_PAGE);
    await dialog.open();
    await dialog.search('mock');
    await dialog.root.getByRole('link', { name: /^See all/ }).click();
    await expect(page).toHaveURL(`/search?q=mock&version=${LATEST}`);
    await expect(dialog.root).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('the version', () => {
  for (const [start, own, other] of [
    ['/docs/quick-start', /^\/docs\/(?!v\d)/, /^\/docs\/v\d/],
    [
      `${baseOf(OTHER)}/quick-start`,
      new RegExp(`^${baseOf(OTHER)}/`),
      new RegExp(`^/docs/(?!${OTHER}/)`),
    ],
    ['/docs/v4/quick-start', /^\/docs\/v4\//, /^\/docs\/(?!v4\/)/],
  ] as const) {
    test(`on ${start} is its own`, async ({ page, dialog }) => {
      await openPage(page, start);
      await dialog.open();
      await dialog.search('mock');
      const addresses = await dialog.addresses();
      expect(addresses.filter((address) => own.test(address)).length).toBeGreaterThan(0);
      expect(addresses.filter((address) => other.test(address))).toEqual([]);
    });
  }

  test('on the home page is the latest, until the reader prefers another', async ({
    page,
    dialog,
  }) => {
    await openPage(page, '/');
    await dialog.open();
    await dialog.search('mock');
    expect((await dialog.addresses()).filter((address) => /\/v\d\//.test(address))).toEqual([]);

    await page.keyboard.press('Escape');
    await preferVersion(page, 'v4');
    await openPage(page, '/');
    await dialog.open();
    await dialog.search('mock');
    expect(
      (await dialog.addresses()).every(
        (address) => address.startsWith('/docs/v4/') || address === '/',
      ),
    ).toBe(true);
  });

  test('is named, and the same query is offered in the others', async ({ page, dialog }) => {
    await openPage(page, `${baseOf(OTHER)}/quick-start`);
    await dialog.open();
    await expect(dialog.input).toHaveAttribute('placeholder', `Search ${labelOf(OTHER)}`);
    await dialog.search('mock');
    const line = dialog.root.getByText(`Results for ${labelOf(OTHER)}`);
    await expect(line).toBeVisible();
    await line.getByRole('link', { name: labelOf(LATEST) }).click();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('mock');
    await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue(LATEST);
    await expect(page.getByRole('article').first().getByRole('link')).toHaveAttribute(
      'href',
      /^\/docs\/(?!v\d)/,
    );
  });

  test('does not matter for pages that have none', async ({ page, dialog }) => {
    await openPage(page, '/docs/v4/quick-start');
    await dialog.open();
    // Who pays for Pester is said on the home page alone.
    await dialog.search('sponsors open collective');
    expect(await dialog.addresses()).toContain('/');
  });
});

test.describe('queries', () => {
  test('may be an error message of several lines, pasted whole', async ({ page, dialog }) => {
    const message = [
      'System.Management.Automation.RuntimeException: No test files were found and no scriptblocks were provided.',
      'Please ensure that you provided at least one path to a *.Tests.ps1 file, or a directory that contains such file.',
      'Or that you provided a ScriptBlock test container.',
      'at Invoke-Pester, /home/anna/shop/Pester.psm1: line 5047',
    ];
    await openPage(page, LATEST_PAGE);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), message.join('\n'));
    await dialog.open();
    await page.keyboard.press('Control+v');
    await expect(dialog.hits.first()).toContainText('No test files');
    // The same once more.
    await dialog.input.fill('');
    await page.keyboard.press('Control+v');
    await expect(dialog.hits.first()).toContainText('No test files');
    await expect(dialog.hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/errors\/test-files#no-test-files/);
  });

  test('without an answer offer to report it', async ({ page, dialog }) => {
    await openPage(page, LATEST_PAGE);
    await dialog.open();
    await dialog.input.fill('qzxwvk');
    await expect(dialog.root.getByText('No results for "qzxwvk"')).toBeVisible();
    const link = dialog.root.getByRole('link', { name: 'Let us know.' });
    await expect(link).toHaveAttribute('href', /issues\/new\?title=.*qzxwvk/);
  });

  test('are shown as text: <img src=x onerror=alert(1)>', async ({ page, dialog }) => {
    const query = '<img src=x onerror=alert(1)>';
    await openPage(page, LATEST_PAGE);
    await dialog.open();
    await dialog.input.fill(`qzxwvk ${query}`);
    await dialog.root
      .getByText(/No results for|See all/)
      .first()
      .waitFor();
    await expect(dialog.root.locator('img, script, b')).toHaveCount(0);
    await openPage(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Search results for "${query}"`,
    );
    await expect(page.locator('main').locator('img, script')).toHaveCount(0);
  });
});

test.describe('when its code is missing', () => {
  test.use({ expectedComplaints: [/Failed to load resource|request failed/] });

  test('pointing at the button says nothing', async ({ page, dialog }) => {
    await openPage(page, LATEST_PAGE);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await dialog.button.hover();
    await failed;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('when the index is missing', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('the dialog says so, and answers when it can', async ({ page, dialog }) => {
    await page.route(INDEX_FILES, (route) => route.fulfill({ status: 404 }));
    await openPage(page, LATEST_PAGE);
    await dialog.open();
    await dialog.input.fill('moc');
    const failure = dialog.root.getByText('Unable to fetch results');
    await expect(failure).toBeVisible();
    await page.unroute(INDEX_FILES);
    await dialog.input.fill('mock');
    await expect(dialog.hits.first()).toBeVisible();
    await expect(failure).toBeHidden();
  });
});

test('no page of a build without an account names the hosted service', async ({ page, dialog }) => {
  for (const address of ['/', LATEST_PAGE, '/search?q=mock']) {
    await openPage(page, address);
    await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
    await dialog.open();
    await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
    await expect(page.locator('a[href*="algolia"]:visible, .DocSearch-Logo:visible')).toHaveCount(
      0,
    );
  }
});
