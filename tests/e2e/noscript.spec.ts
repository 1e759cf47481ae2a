/** The site without JavaScript: everything can be read and reached. More of it: tests/build/site.test.ts. */
import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

test('the open category of the sidebar shows its pages, the others lead to their index', async ({
  page,
}) => {
  await page.goto('/docs/usage/mocking');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.locator('a[aria-current="page"]')).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Tags' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Migration Guides', exact: true }).click();
  await expect(page).toHaveURL('/docs/migrations');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('all panels of tabs are shown, each with its name', async ({ page }) => {
  await page.goto('/docs/introduction/installation');
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(1);
  const names = await page.locator('[role="tab"]').allTextContents();
  for (const [index, panel] of (await panels.all()).entries()) {
    await expect(panel).toBeVisible();
    const name = await panel
      .locator('[data-tab-label]')
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').content);
    expect(name).toBe(JSON.stringify(names[index]));
  }
});

test.describe('the not-found page', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('searches and leads on', async ({ page }) => {
    const response = await page.goto('/docs/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'quick start' }).click();
    await expect(page).toHaveURL('/docs/quick-start');
  });
});
