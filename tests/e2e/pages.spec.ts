import publicRoutes from '../data/publicRoutes.json' with { type: 'json' };
import { expect, openPage, test } from './fixtures';

/** Pages without a document, and generated ones. */
const OTHER_PAGES = ['/', '/search', '/docs/usage', '/docs/migrations'];

const DOCUMENTS = Object.values(publicRoutes)
  .flat()
  .map(({ route }) => route);

test.describe('every page loads without a complaint of the browser', () => {
  for (const route of [...OTHER_PAGES, ...DOCUMENTS]) {
    test(route, async ({ page }) => {
      await openPage(page, route);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main')).toBeVisible();
    });
  }
});
