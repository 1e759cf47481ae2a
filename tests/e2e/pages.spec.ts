import publicRoutes from '../data/publicRoutes.json' with { type: 'json' };
import { expect, openPage, test } from './fixtures';

const OTHER_PAGES = [
  '/',
  '/search',
  '/docs/commands',
  '/docs/commands/availability',
  '/docs/usage',
  '/docs/migrations',
];

test.describe('every page loads without a complaint of the browser', () => {
  for (const route of [
    ...OTHER_PAGES,
    ...Object.values(publicRoutes)
      .flat()
      .map((page) => page.route),
  ]) {
    test(route, async ({ page }) => {
      await openPage(page, route);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main')).toBeVisible();
    });
  }
});
