/**
 * What holds for every page, looked at in one load: no complaint of the browser, one title, no axe finding, nothing to
 * scroll sideways. Each browser page is used for many of them, at one width: a resize takes as long as a load.
 */
import { bringAxe, findingsBesideFrame } from './axe';
import { expect, openPage, sideways, test } from './fixtures';
import { baseOf, PAGES, VERSION_NAMES } from './versions';

const ROUTES = [
  '/',
  '/search',
  '/404.html',
  ...VERSION_NAMES.map((version) => `${baseOf(version)}/usage`),
  // Its pages stand in groups.
  '/docs/recipes',
  ...PAGES,
];

/** Pages that one test looks at: many, since a new browser page takes as long as some of them. */
const AT_ONCE = 20;

/** 1280 by 1024 px at 400 % zoom: https://www.w3.org/WAI/WCAG22/Understanding/reflow */
const NARROWEST = { width: 320, height: 256 };

/** Each navbar and footer that this process has looked at. */
const frames = new Set<string>();

const groups = Array.from({ length: Math.ceil(ROUTES.length / AT_ONCE) }, (_, index) =>
  ROUTES.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
);

test.describe('every page', () => {
  test.describe.configure({ timeout: 300_000 });

  for (const [index, routes] of groups.entries()) {
    test(`has one title, no axe finding and nothing to scroll sideways: ${routes[0] ?? ''} to ${routes.at(-1) ?? ''} (${index + 1} of ${groups.length})`, async ({
      page,
    }) => {
      await bringAxe(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(NARROWEST);
      for (const route of routes) {
        await openPage(page, route);
        expect.soft(await page.locator('h1').count(), `${route}: titles`).toBe(1);
        expect.soft(await findingsBesideFrame(page, frames), `${route}: axe`).toEqual([]);
        expect.soft(await sideways(page), `${route}: scrolls sideways at 320 px`).toBe(0);
      }
    });
  }
});

test('the index page of the recipes leads to each of them, by groups', async ({ page }) => {
  await openPage(page, '/docs/recipes');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const links = await main
    .locator('li a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const recipes = PAGES.filter((path) => path.startsWith('/docs/recipes/'));
  expect(links.filter((path) => path.startsWith('/docs/recipes/')).sort()).toEqual(recipes);
});

test('the index page of a category has the title and the lead of other pages, and cuts nothing off', async ({
  page,
}) => {
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
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Mocking/ })
      .first(),
  ).toBeVisible();
});
