/** Findings of axe on every page of the latest version and on each kind of page of the others, and with things open. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import publicRoutes from '../data/publicRoutes.json' with { type: 'json' };
import { expect, openPage, test } from './fixtures';
import { baseOf, labelOf, LATEST, VERSION_NAMES } from './versions';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const DESKTOP = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;

/** 320 px, and 1280 px at 200 % zoom: https://www.w3.org/WAI/WCAG22/Understanding/reflow */
const NARROW_WIDTHS = [320, 640] as const;

/** One page of each kind in the versions that are not the latest; of the latest, every page. */
const KINDS = [
  '/quick-start',
  '/usage/mocking',
  '/commands/Invoke-Pester',
  '/commands/Should',
  '/commands',
  '/usage',
  '/additional-resources/articles',
  '/usage/error-messages',
];

const routes = [
  '/',
  '/search',
  '/404.html',
  ...publicRoutes[LATEST].map(({ route }) => route),
  '/docs/commands',
  '/docs/usage',
  ...VERSION_NAMES.filter((version) => version !== LATEST).flatMap((version) =>
    KINDS.map((kind) => baseOf(version) + kind),
  ),
  `${baseOf('v6')}/commands/Should-BeString`,
  `${baseOf('v6')}/assertions`,
];

/**
 * Checks the page as it stands, in both color modes. They differ by custom properties alone, so in the second one only
 * the rules about colors can find something else.
 */
async function expectNoFindings(page: Page, where: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(async (value) => {
      document.documentElement.dataset.theme = value;
      // Colors on their way to another mode are no finding. A color that is inherited starts on its way when that of the
      // element around it arrives, so the last of them starts frames later.
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
      do {
        await frame();
        await frame();
      } while (document.getAnimations().some(({ playState }) => playState === 'running'));
    }, theme);
    const axe = new AxeBuilder({ page });
    const { violations } = await (
      theme === 'light' ? axe.withTags(RULES) : axe.withRules(COLOR_RULES)
    ).analyze();
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('\n')}`,
    );
    expect(found, `${where}, ${theme}`).toEqual([]);
  }
}

// Axe looks several times at each of the thousands of elements of the longest pages.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const route of new Set(routes)) {
  test(`no axe finding on ${route}, and nothing to scroll sideways`, async ({ page }) => {
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      // The page is loaded once; after that its parts follow the width of the window.
      if (size === DESKTOP) await openPage(page, route);
      await expectNoFindings(page, `${size.width} px`);
    }
    for (const width of NARROW_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, `${width} px`).toBe(0);
    }
  });
}

test.describe('no axe finding with', () => {
  test('the versions open', async ({ page }) => {
    await openPage(page, '/docs/usage/mocking');
    await page.getByRole('button', { name: labelOf(LATEST) }).press('Enter');
    await expect(page.getByRole('link', { name: 'v4', exact: true })).toBeVisible();
    await expectNoFindings(page, 'versions');
  });

  test('the mobile menu open, both of its panels, and the table of contents', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/docs/usage/mocking');
    await page.getByRole('button', { name: 'On this page' }).click();
    await expectNoFindings(page, 'table of contents');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expectNoFindings(page, 'sidebar in the menu');
    await page.getByRole('button', { name: '← Back to main menu' }).click();
    await expectNoFindings(page, 'main menu');
  });

  for (const size of [DESKTOP, PHONE]) {
    test(`search open at ${size.width} px: empty, with results, with none`, async ({ page }) => {
      await page.setViewportSize(size);
      await openPage(page, '/docs/quick-start');
      await page.getByRole('button', { name: /^Search/ }).click();
      const box = page.locator('.DocSearch-Input');
      await expect(box).toBeFocused();
      await expectNoFindings(page, 'empty');
      await box.fill('mock');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      await expectNoFindings(page, 'results');
      await box.fill('qqqqxxxxzzzz');
      await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
      await expectNoFindings(page, 'no results');
    });
  }

  test('each tab chosen', async ({ page }) => {
    await openPage(page, '/docs/introduction/installation');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectNoFindings(page, (await tab.textContent()) ?? '');
    }
  });

  test('results on the search page', async ({ page }) => {
    await openPage(page, '/search?q=mock');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectNoFindings(page, 'results');
  });

  test('the suggestions of the not-found page', async ({ page }) => {
    await openPage(page, '/docs/usage/mockng');
    await expectNoFindings(page, 'suggestions');
  });
  test.use({ expectedComplaints: [/status of 404/] });
});
