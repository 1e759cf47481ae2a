/** What readers get when something fails. Each fault is a real one: requests fail, a part of a page throws. */
import { hydrated } from '../../scripts/lib/browser';
import { expect, openPage, test } from './fixtures';
import { baseOf, labelOf, OTHER } from './versions';

/** Code of the page's own text: what a new deployment replaces. */
const PAGE_CODE = /\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]+\.js$/;

test.describe('code that cannot be loaded', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|status of 404|ChunkLoadError|Loading chunk/] });

  for (const [fault, fail] of [
    ['after a new deployment', { status: 404, body: 'not found' }],
    ['when the connection is cut', undefined],
  ] as const) {
    test(`${fault}: reloads once, then the page stays readable below a notice`, async ({
      page,
    }) => {
      await openPage(page, '/docs/quick-start');
      await page.route(PAGE_CODE, (route) => (fail ? route.fulfill(fail) : route.abort()));
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await page.getByRole('main').getByRole('link', { name: 'installation' }).first().click();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('A part of this page could not be loaded.');
      await expect(page).toHaveURL(/\/docs\/introduction\/installation/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
      await expect(notice).toHaveCount(1);
      expect(documents).toBe(1);

      await page.unroute(PAGE_CODE);
      await notice.getByRole('button', { name: 'Retry' }).click();
      await hydrated(page);
      await expect(notice).toHaveCount(0);
      expect(documents).toBe(2);
    });
  }

  test('a failure that has passed shows nothing: the page is loaded anew', async ({ page }) => {
    await openPage(page, '/docs/quick-start');
    await page.route(PAGE_CODE, (route) => route.abort(), { times: 1 });
    await page.getByRole('main').getByRole('link', { name: 'installation' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('an unknown address', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('is answered with status 404 and the closest pages of the same version', async ({
    page,
  }) => {
    const response = await page.goto('/docs/v4/usage/setup-and-tear');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle(/^Page Not Found \| /);
    await expect(page.getByRole('searchbox')).toHaveValue('setup and tear');
    const suggestions = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(suggestions.first()).toHaveText('Usage › Setup and teardown');
    for (const link of await suggestions.all()) {
      await expect(link).toHaveAttribute('href', /^\/docs\/v4\//);
    }
    await suggestions.first().click();
    await expect(page).toHaveURL('/docs/v4/usage/setup-and-teardown');
  });

  test('has no suggestion when no page is like it', async ({ page }) => {
    await openPage(page, '/docs/wp-login.php');
    await expect(page.getByRole('searchbox')).toHaveValue('wp login php');
    await expect(page.getByText('Did you mean')).toHaveCount(0);
  });

  test('names the page where another version has it', async ({ page }) => {
    await openPage(page, '/docs/v4/usage/parallel');
    await expect(
      page.getByRole('link', { name: `Usage › Parallel, in ${labelOf('v6')}` }),
    ).toHaveAttribute('href', `${baseOf('v6')}/usage/parallel`);
  });

  test('keeps the name of a command, and searches for it', async ({ page }) => {
    await openPage(page, '/docs/commands/Invoke-Pestr');
    await expect(page.getByRole('searchbox')).toHaveValue('Invoke-Pestr');
    await expect(page.getByRole('link', { name: 'Commands › Invoke-Pester' })).toBeVisible();
    await page.getByRole('searchbox').fill('mock a function');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=mock+a+function');
  });

  test('leads on within the version that was asked for', async ({ page }) => {
    const base = baseOf(OTHER);
    await openPage(page, `${base}/usage/nowhere`);
    const main = page.getByRole('main');
    for (const [name, path] of [
      ['quick start', 'quick-start'],
      ['guides', 'usage'],
      ['list of commands', 'commands'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `${base}/${path}`,
      );
    }
  });

  for (const address of [
    '/%E0%A4%A',
    '/docs/%E0%A4%A',
    '/docs/<img src=x onerror=alert(1)>',
    '/%00',
  ]) {
    test(`${address} does no harm`, async ({ page }) => {
      await openPage(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    });
  }
});

test.describe('a part of a page that throws', () => {
  test.use({ expectedComplaints: [/The outer fault/] });

  test('shows what went wrong, tries again, and gives way to the next page', async ({ page }) => {
    await openPage(page, '/docs/quick-start');
    // The link for corrections at the foot of each page asks for one of these while React draws it.
    await page.evaluate(() => {
      const works = URLSearchParams;
      const fails = function () {
        throw new Error('The outer fault', { cause: new Error('the inner fault') });
      };
      Object.assign(window, {
        URLSearchParams: fails,
        repair: () => (window.URLSearchParams = works),
      });
    });
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const heading = page.getByRole('heading', { level: 1 });
    await sidebar.getByRole('link', { name: 'Installation', exact: true }).click();
    await expect(heading).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    await expect(page.locator('body')).toContainText(/The outer fault\s+Cause:\s+the inner fault/);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    await page.evaluate(() => {
      (window as unknown as { repair: () => void }).repair();
    });
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Docs' })
      .click();
    await expect(page).toHaveURL('/docs/quick-start');
    await expect(heading).toHaveText('Quick start');
    await expect(page).toHaveTitle(/^Quick start/);
  });
});
