/** What a reader sees before scrolling, and what the parts of a page have in common. */
import type { Page } from '@playwright/test';
import { boxOf, expect, openPage, sideways, test } from './fixtures';
import { baseOf, LATEST, OTHER } from './versions';

const PHONE = { width: 390, height: 844 };

const LATEST_BASE = baseOf(LATEST);

/** One page of each kind, and pages with much above their content: a long title, a long way to them, an old version. */
const PAGES = {
  guide: `${LATEST_BASE}/usage/mocking`,
  command: `${LATEST_BASE}/commands/Invoke-Pester`,
  'command with a long name': `${baseOf('v6')}/commands/Should-BeLessThanOrEqual`,
  'list of commands': `${LATEST_BASE}/commands`,
  category: `${baseOf(OTHER)}/usage`,
  recipe: `${LATEST_BASE}/recipes/rest-apis`,
  'chapter of the tutorial': `${LATEST_BASE}/tutorial/first-mock`,
  'error messages': `${LATEST_BASE}/usage/error-messages`,
  'page of an old version': '/docs/v4/usage/gherkin',
} as const;

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const [kind, address] of Object.entries(PAGES)) {
    test(`the first screen has title, lead, row and first line: ${kind}`, async ({ page }) => {
      await openPage(page, address);
      const main = page.getByRole('main');
      const title = await boxOf(main.getByRole('heading', { level: 1 }));
      const row = await boxOf(main.locator('[data-page-row]'));
      const content = await boxOf(main.locator('[data-page-row] + *'));
      expect(title.top).toBeLessThan(130);
      expect(row.top).toBeGreaterThan(title.bottom);
      const line = 28;
      expect(content.top + line).toBeLessThan(PHONE.height);
      expect(await sideways(page)).toBe(0);
    });
  }

  test('the way to a page takes one line, and ends with the page', async ({ page }) => {
    await openPage(page, PAGES['command with a long name']);
    const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
    const frame = await boxOf(way);
    const last = await boxOf(way.getByRole('listitem').last());
    const home = await boxOf(way.getByRole('link').first());
    expect(frame.height).toBeLessThan(40);
    expect(last.left).toBeGreaterThanOrEqual(frame.left);
    expect(last.right).toBeLessThanOrEqual(frame.right + 1);
    expect(home.left).toBeLessThan(frame.left);
    await way.getByRole('link').first().focus();
    await expect(way.getByRole('link').first()).toBeInViewport();
  });

  test('the contents open by keyboard, lead to a heading, and close', async ({ page }) => {
    await openPage(page, PAGES.guide);
    const contents = page.getByRole('main').locator('details', { hasText: 'On this page' });
    await contents.locator('summary').focus();
    await page.keyboard.press('Enter');
    const entry = contents.getByRole('link').last();
    await expect(entry).toBeVisible();
    const id = decodeURIComponent(((await entry.getAttribute('href')) ?? '').slice(1));
    expect(id).not.toBe('');
    await entry.click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect(contents.getByRole('link')).toHaveCount(0);

    // Once more to the same heading, after reading on.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await contents.locator('summary').click();
    await entry.click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect(contents.getByRole('link')).toHaveCount(0);
  });

  test('a page without headings has no contents', async ({ page }) => {
    await openPage(page, PAGES.category);
    await expect(page.getByText('On this page')).toHaveCount(0);
  });
});

const WIDTHS = [390, 1100, 1440, 1920];

async function expectSharedEdge(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    const footer = page.locator('.footer__title').first();
    // The window is not drawn at its new width at once.
    await expect
      .poll(async () => Math.abs((await boxOf(footer)).left - (await boxOf(title)).left), {
        message: `${width} px`,
      })
      .toBeLessThan(1);
  }
}

for (const address of ['/', '/search', PAGES.guide, PAGES.category, PAGES['list of commands']]) {
  test(`at each width, footer and content of ${address} share their left edge`, async ({
    page,
  }) => {
    await expectSharedEdge(page, address);
  });
}

test.describe('the not-found page', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('shares its left edge with the footer, and has its search in one line', async ({ page }) => {
    await expectSharedEdge(page, '/nowhere');
    const form = page.getByRole('main').getByRole('search');
    const field = await boxOf(form.getByRole('searchbox'));
    expect((await boxOf(form.getByRole('button'))).top).toBeCloseTo(field.top, 0);
  });
});

test('what belongs together ends together', async ({ page }) => {
  await openPage(page, PAGES.guide);
  const row = await boxOf(page.locator('[data-page-row]'));
  for (const part of ['.theme-doc-footer', '.pagination-nav'])
    expect((await boxOf(page.locator(part))).right, part).toBeCloseTo(row.right, 0);
});

test('no entry of the contents ends behind the dash of a parameter', async ({ page }) => {
  await openPage(page, '/docs/commands/Invoke-Pester');
  const entry = page.locator('.table-of-contents__link[href^="#-code"][href$="encoding"]');
  const firstLine = await entry.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getClientRects()[0]?.width ?? 0;
  });
  expect(firstLine).toBeGreaterThan(100);
});
