import { expect, openPage, test } from './fixtures';
import { LATEST } from './versions';

test('the query and the hash are kept', async ({ page }) => {
  await page.goto(`/docs/${LATEST}/usage/mocking?from=test#scope`);
  await expect(page).toHaveURL('/docs/usage/mocking?from=test#scope');
});

test.describe('a plain host', () => {
  test.use({ host: 'plain' });

  test('keeps the query and the hash', async ({ page }) => {
    await page.goto(`/docs/${LATEST}/usage/mocking?from=test#scope`);
    await expect(page).toHaveURL('/docs/usage/mocking?from=test#scope');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads on by a refresh', async ({ page }) => {
      await page.goto(`/docs/${LATEST}/quick-start`);
      await expect(page).toHaveURL('/docs/quick-start');
    });
  });
});

test('a reader who kept the site offline has no service worker and no copy of it any more', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.evaluate(async () => {
    await caches.open(`pester-docs-precache-v2-${location.origin}/`);
    await navigator.serviceWorker.register('/offline-v5.js');
  });
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      copies: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, copies: [] });
  await page.goto('/offline');
  await expect(page).toHaveURL('/');
});
