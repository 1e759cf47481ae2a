import publicRoutes from '../data/publicRoutes.json' with { type: 'json' };
import { expect, openPage, test } from './fixtures';
import { baseOf, VERSION_NAMES } from './versions';

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

test.describe('the index page of a category', () => {
  for (const version of VERSION_NAMES) {
    test(`of ${version} lists its pages with their whole descriptions, also on a phone`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, `${baseOf(version)}/usage`);
      const item = page
        .getByRole('article')
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: 'Mocking', exact: true }) });
      const text = await item.innerText();
      expect(text).toMatch(/^Mocking: \S.*\.$/);
      expect(text).not.toMatch(/\p{Extended_Pictographic}/u);
      const cut = await page
        .getByRole('article')
        .locator('*')
        .evaluateAll((elements) =>
          elements.filter((element) => element.scrollWidth > element.clientWidth + 1).map(String),
        );
      expect(cut).toEqual([]);
    });
  }

  test('has the title and the lead of other pages', async ({ page }) => {
    const looks = async (): Promise<string[]> =>
      Promise.all(
        [page.getByRole('heading', { level: 1 }), page.locator('header:has(h1) p, header + p')].map(
          (element) =>
            element.first().evaluate((shown) => {
              const { fontSize, color } = getComputedStyle(shown);
              return `${fontSize} ${color}`;
            }),
        ),
      );
    await openPage(page, '/docs/commands');
    const expected = await looks();
    await openPage(page, '/docs/usage');
    expect(await looks()).toEqual(expected);
  });
});
