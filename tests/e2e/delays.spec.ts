/** What appears only when an answer takes long. The clock of the page is the test's. */
import { expect, hold, openPage, test } from './fixtures';
import { INDEX_FILES, SearchDialog } from './searchDialog';

// Playwright leaves its clock behind in a context that is used again.
test.use({ reuseContext: false });

test('the progress bar appears after 200 ms of navigation, and not before', async ({ page }) => {
  await openPage(page, '/docs/quick-start');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const release = await hold(page, '**/assets/js/*.js');
  await page
    .getByRole('link', { name: 'Mocking', exact: true })
    .first()
    .evaluate((link) => {
      (link as HTMLElement).click();
    });
  await expect(page).toHaveURL('/docs/usage/mocking');
  const bar = page.locator('#nprogress');
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mock/);
});

test('the search dialog says after 300 ms that its index is slow', async ({ page }) => {
  const dialog = new SearchDialog(page);
  const release = await hold(page, INDEX_FILES);
  await openPage(page, '/docs/quick-start');
  await dialog.open();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await dialog.input.fill('mock');
  const stalled = page.locator('.DocSearch-Container--Stalled');
  await page.clock.runFor(299);
  await expect(stalled).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(stalled).toHaveCount(1);
  await page.clock.resume();
  release();
  await expect(dialog.hits.first()).toBeVisible();
  await expect(stalled).toHaveCount(0);
});
