/** Findings of axe on a page of each kind, in both color modes and sizes, and with things open. Every page: pages.spec.ts. */
import { bringAxe, findingsInBothModes, findingsInMode } from './axe';
import { expect, openPage, sideways, test } from './fixtures';
import { baseOf, labelOf, LATEST, OTHER } from './versions';

const DESKTOP = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;
const NARROWEST = { width: 320, height: 800 } as const;

/** What a reader may ask of every text: https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** One page of each kind. */
const KINDS = [
  '/',
  '/search',
  '/404.html',
  '/docs/quick-start',
  '/docs/usage',
  '/docs/usage/tags',
  '/docs/tutorial/files',
  '/docs/commands',
  '/docs/commands/availability',
  '/docs/commands/Invoke-Pester',
  '/docs/commands/Should',
  '/docs/additional-resources/articles',
  '/docs/v4/usage/testdrive',
  `${baseOf(OTHER)}/usage/error-messages`,
  `${baseOf(OTHER)}/errors/loading`,
  `${baseOf(OTHER)}/usage/configuration`,
];

/** Where things are opened: axe reads all of a page, also for a part of it. */
const SHORT_PAGE = '/docs/contributing/introduction';

// Axe looks several times at each of the thousands of elements of the longest pages.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(async ({ page }) => {
  await bringAxe(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const route of KINDS) {
  test(`no axe finding on ${route}, wide in light and dark, narrow in dark; wide spacing fits`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await openPage(page, route);
    expect(await findingsInBothModes(page), 'wide').toEqual([]);
    // The page is loaded once; its parts follow the width of the window. Narrow in light: pages.spec.ts.
    await page.setViewportSize(PHONE);
    expect(await findingsInMode(page, 'dark'), 'narrow').toEqual([]);
    await page.setViewportSize(NARROWEST);
    await page.addStyleTag({ content: TEXT_SPACING });
    expect(await sideways(page), 'scrolls sideways at 320 px, with wide spacing').toBe(0);
  });
}

test.describe('no axe finding with', () => {
  test('the versions open', async ({ page }) => {
    await openPage(page, SHORT_PAGE);
    await page.getByRole('button', { name: labelOf(LATEST) }).press('Enter');
    await expect(
      page.locator('.navbar').getByRole('link', { name: 'v4', exact: true }),
    ).toBeVisible();
    expect(await findingsInBothModes(page, '.navbar'), 'versions').toEqual([]);
  });

  test('the mobile menu open, both of its panels, and the table of contents', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, SHORT_PAGE);
    await page.locator('summary', { hasText: 'On this page' }).click();
    expect(await findingsInBothModes(page, 'main details'), 'table of contents').toEqual([]);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    expect(await findingsInBothModes(page, '.navbar'), 'sidebar in the menu').toEqual([]);
    await page.getByRole('button', { name: '← Back to main menu' }).click();
    expect(await findingsInBothModes(page, '.navbar'), 'main menu').toEqual([]);
  });

  for (const size of [DESKTOP, PHONE]) {
    test(`search open at ${size.width} px: empty, with results, with none`, async ({ page }) => {
      await page.setViewportSize(size);
      await openPage(page, SHORT_PAGE);
      await page.getByRole('button', { name: /^Search/ }).click();
      const box = page.locator('.DocSearch-Input');
      await expect(box).toBeFocused();
      expect(await findingsInBothModes(page), 'empty').toEqual([]);
      await box.fill('mock');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      expect(await findingsInBothModes(page, '.DocSearch-Modal'), 'results').toEqual([]);
      await box.fill('qqqqxxxxzzzz');
      await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
      expect(await findingsInBothModes(page, '.DocSearch-Modal'), 'no results').toEqual([]);
    });
  }

  test('each tab chosen', async ({ page }) => {
    await openPage(page, '/docs/introduction/installation');
    const lists = await page.getByRole('tablist').all();
    // The first tabs are chosen when the page opens; the next of all lists are looked at together.
    const counts = await Promise.all(lists.map((list) => list.getByRole('tab').count()));
    for (let index = 0; index < Math.max(...counts); index += 1) {
      for (const [place, list] of lists.entries()) {
        if (index < (counts[place] ?? 0)) await list.getByRole('tab').nth(index).click();
      }
      expect(await findingsInBothModes(page, '.tabs-container'), `tabs ${index + 1}`).toEqual([]);
    }
  });

  test('results on the search page', async ({ page }) => {
    await openPage(page, '/search?q=mock');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await findingsInBothModes(page), 'results').toEqual([]);
  });

  test.describe('the suggestions', () => {
    test.use({ expectedComplaints: [/status of 404/] });

    test('of the not-found page', async ({ page }) => {
      await openPage(page, '/docs/usage/mockng');
      expect(await findingsInBothModes(page), 'suggestions').toEqual([]);
    });
  });
});
