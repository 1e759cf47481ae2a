/** The search page, without an account. */
import { expect, hold, openPage, test } from './fixtures';
import { baseOf, labelOf, LATEST, OTHER } from './versions';
import { INDEX_FILES, preferVersion } from './searchDialog';

const HITS_PER_PAGE = 15;

test.describe('the search page', () => {
  test('answers a link with a query', async ({ page }) => {
    await openPage(page, '/search?q=Invoke-Pester');
    await expect(page).toHaveTitle(/Search results for "Invoke-Pester"/);
    const first = page.getByRole('article').first();
    await expect(first.getByRole('link')).toHaveText('Invoke-Pester');
    await expect(page.getByRole('status')).toHaveText(/^\d+ documents found$/);
    await first.getByRole('link').click();
    await expect(page).toHaveURL('/docs/commands/Invoke-Pester');
  });

  test('searches while the reader types, and keeps the query in the address', async ({ page }) => {
    await openPage(page, '/search');
    const field = page.getByRole('searchbox', { name: 'Search' });
    await expect(field).toBeFocused();
    await field.fill('BeforeDiscovery');
    await expect(page.getByRole('article').first().getByRole('link')).toHaveText('BeforeDiscovery');
    await expect(page).toHaveURL('/search?q=BeforeDiscovery');
    await page.reload();
    await expect(page.getByRole('article').first().getByRole('link')).toHaveText('BeforeDiscovery');
  });

  test('keeps what is typed before its scripts are there', async ({ page }) => {
    const release = await hold(page, '**/assets/js/*.js');
    await page.goto('/search', { waitUntil: 'commit' });
    await page.getByRole('searchbox', { name: 'Search' }).fill('BeforeDiscovery');
    release();
    await expect(page.getByRole('article').first().getByRole('link')).toHaveText('BeforeDiscovery');
    await expect(page).toHaveURL('/search?q=BeforeDiscovery');
  });

  test(`shows ${HITS_PER_PAGE} hits at a time, and gives the focus to the first new one`, async ({
    page,
  }) => {
    await openPage(page, '/search?q=InModuleScope');
    const hits = page.getByRole('article');
    await expect(hits).toHaveCount(HITS_PER_PAGE);
    const total = Number.parseInt(await page.getByRole('status').innerText(), 10);
    const more = page.getByRole('button', { name: 'Show more results' });
    for (let shown = HITS_PER_PAGE; shown < total; shown += HITS_PER_PAGE) {
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(hits).toHaveCount(Math.min(total, shown + HITS_PER_PAGE));
      await expect(hits.nth(shown).getByRole('link')).toBeFocused();
    }
    await expect(more).toHaveCount(0);
    const addresses = await hits
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(total);
  });

  test('is as it was when the reader comes back from a hit', async ({ page }) => {
    await openPage(page, '/search?q=mock');
    const hits = page.getByRole('article');
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect(hits).toHaveCount(2 * HITS_PER_PAGE);
    const link = hits.nth(HITS_PER_PAGE + 3).getByRole('link');
    await link.click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(hits).toHaveCount(2 * HITS_PER_PAGE);
    await expect(link).toBeInViewport();
  });

  test('takes at most 512 characters, also from a link', async ({ page }) => {
    await openPage(page, `/search?q=${'a'.repeat(600)}`);
    const field = page.getByRole('searchbox', { name: 'Search' });
    await expect(field).toHaveValue('a'.repeat(512));
    await field.press('End');
    await field.pressSequentially('b');
    await expect(field).toHaveValue('a'.repeat(512));
  });

  test('begins with the latest, and lets the reader choose', async ({ page }) => {
    await openPage(page, '/search?q=mock');
    const select = page.getByRole('combobox', { name: 'Version' });
    await expect(select).toHaveValue(LATEST);
    const firstLink = page.getByRole('article').first().getByRole('link');
    await expect(firstLink).toHaveAttribute('href', /^\/docs\/(?!v\d)/);
    await select.selectOption('v4');
    await expect(firstLink).toHaveAttribute('href', /^\/docs\/v4\//);
    await select.selectOption({ label: labelOf(OTHER) });
    await expect(firstLink).toHaveAttribute('href', new RegExp(`^${baseOf(OTHER)}/`));
    await firstLink.click();
    await expect(page).toHaveURL(new RegExp(`${baseOf(OTHER)}/`));
    await page.goBack();
    await expect(select.locator(':checked')).toHaveText(labelOf(OTHER));
  });

  test('begins with the version that the reader prefers', async ({ page }) => {
    await openPage(page, '/');
    await preferVersion(page, 'v4');
    await openPage(page, '/search?q=mock');
    await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('v4');
    await expect(page.getByRole('article').first().getByRole('link')).toHaveAttribute(
      'href',
      /^\/docs\/v4\//,
    );
  });

  test('says when there is nothing, and where to report it', async ({ page }) => {
    await openPage(page, '/search?q=qzxwvk');
    await expect(page.getByRole('status')).toContainText('No results for "qzxwvk"');
    await expect(page.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      /qzxwvk/,
    );
  });

  test('marks what matched, and shows where it stands', async ({ page }) => {
    await openPage(page, '/search?q=Run.PassThru');
    const first = page.getByRole('article').first();
    await expect(first.locator('mark').first()).toContainText('Run.PassThru');
    await expect(first).toContainText(' › ');
  });

  test.describe('without a network', () => {
    test.use({ expectedComplaints: [/Failed to load resource|request failed/] });

    test('a search that failed is repeated by a button, as often as needed', async ({ page }) => {
      await page.route(INDEX_FILES, (route) => route.abort());
      await openPage(page, '/search?q=Invoke-Pester');
      const status = page.getByRole('status');
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(status.getByText('Unable to fetch results')).toBeVisible();

      const asked = page.waitForRequest(INDEX_FILES);
      await again.focus();
      await page.keyboard.press('Enter');
      await asked;
      await expect(again).toBeFocused();
      await expect(status.getByText('Unable to fetch results')).toBeVisible();

      await page.unroute(INDEX_FILES);
      await page.keyboard.press('Enter');
      const first = page.getByRole('article').first().getByRole('link');
      await expect(first).toHaveText('Invoke-Pester');
      await expect(status).toHaveText(/^\d+ documents found$/);
      await expect(again).toHaveCount(0);
      // The keyboard goes on at the results.
      await expect(first).toBeFocused();
    });

    test('another query is searched for without the button', async ({ page }) => {
      await page.route(INDEX_FILES, (route) => route.abort());
      await openPage(page, '/search?q=mock');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.unroute(INDEX_FILES);
      await page.getByRole('searchbox', { name: 'Search' }).fill('Invoke-Pester');
      await expect(page.getByRole('article').first().getByRole('link')).toHaveText('Invoke-Pester');
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    });
  });
});
