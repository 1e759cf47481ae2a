/** Code blocks stay as the server sent them until the reader wants something of one. */
import type { Locator, Page } from '@playwright/test';
import { clipboard, copies, expect, openPage, test } from './fixtures';
import { unwrapPlainCode } from '../../scripts/build/plainCode';

const PAGE = '/docs/quick-start';

const COPY = { name: 'Copy code to clipboard' };

/** The theme's toolbar is what only a live block has. */
const toolbar = (block: Locator): Locator => block.getByTitle('Copy');

const firstBlock = (page: Page): Locator =>
  page.locator('article .theme-code-block.language-powershell').first();

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('a page loads no highlighter, and its code is colored', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      void response.text().then((text) => scripts.push(text));
  });
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(3);
  // How Prism's grammars mark what goes first.
  expect(scripts.filter((text) => text.includes('greedy:'))).toEqual([]);
  await expect(firstBlock(page).locator('.token').first()).toBeVisible();
  await expect(toolbar(page.locator('article'))).toHaveCount(0);
});

test('pointing at a block brings its buttons, and leaves its text and colors as they were', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const block = firstBlock(page);
  const before = await block.locator('code').innerHTML();
  await block.hover();
  await expect(toolbar(block)).toBeVisible();
  expect(unwrapPlainCode(await block.locator('code').innerHTML())).toBe(before);
  await copies(page, () => toolbar(block).click());
  expect(await clipboard(page)).toBe((await block.locator('code').innerText()).trimEnd());
});

test('a screen reader finds a copy button at each block before, and it copies', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const article = page.locator('article');
  const blocks = await article.locator('.theme-code-block').count();
  await expect(article.getByRole('button', COPY)).toHaveCount(blocks);
  await copies(page, () => article.getByRole('button', COPY).first().dispatchEvent('click'));
  expect(await clipboard(page)).not.toBe('');
});

test('the keyboard keeps its place while a block comes alive', async ({ page }) => {
  await openPage(page, PAGE);
  const block = firstBlock(page);
  await block.locator('pre').focus();
  await expect(toolbar(block)).toBeAttached();
  await expect(block.locator('pre')).toBeFocused();
  // The buttons follow the code in tab order.
  await page.keyboard.press('Tab');
  await expect(block.getByRole('button').first()).toBeFocused();
});

test('a selection is not lost', async ({ page }) => {
  await openPage(page, PAGE);
  const block = firstBlock(page);
  await block.locator('code').selectText();
  const selected = await page.evaluate(() => String(document.getSelection()));
  const chunk = page.waitForResponse(/\/assets\/js\//);
  await block.hover();
  await chunk;
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => String(document.getSelection()))).toBe(selected);
});

test('on pages that the reader goes to, code is colored and can be copied', async ({ page }) => {
  await openPage(page, PAGE);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(PAGE);
  const block = firstBlock(page);
  await expect(block.locator('.token').first()).toBeVisible();
  await block.hover();
  await toolbar(block).click();
  expect(await clipboard(page)).toBe((await block.locator('code').innerText()).trimEnd());
});

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/Failed to load resource|request failed/] });

  test('a block stays readable', async ({ page }) => {
    await openPage(page, PAGE);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/**', (route) => route.abort());
    const block = firstBlock(page);
    const failed = page.waitForEvent('requestfailed');
    await block.hover();
    await failed;
    await expect(block.locator('.token').first()).toBeVisible();
    await expect(block.getByRole('button')).toHaveCount(0);
  });

  test('on a page that the reader goes to, code is plain and a notice says why', async ({
    page,
  }) => {
    await openPage(page, PAGE);
    // Of the scripts that the next page needs, only Prism's name grammars.
    await page.route(/prism/, (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: 'installation' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    const code = page.locator('article pre').first();
    await expect(code).toContainText('PSVersionTable');
    await code.focus();
    await expect(code, 'is scrolled by keyboard').toBeFocused();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
  });
});
