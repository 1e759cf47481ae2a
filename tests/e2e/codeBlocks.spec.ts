/** Code blocks keep the colors that the server gave them; Prism is loaded for pages that the reader goes to. */
import type { Locator, Page } from '@playwright/test';
import { clipboard, copies, expect, openPage, test } from './fixtures';

const PAGE = '/docs/quick-start';

const copyButton = (block: Locator): Locator => block.getByTitle('Copy');

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
  const string = page.locator('article .token.string').first();
  const plain = page.locator('article pre code').first();
  const [color, other] = await Promise.all(
    [string, plain].map((code) => code.evaluate((element) => getComputedStyle(element).color)),
  );
  expect(color).not.toBe(other);
});

test('pointing at a block brings its buttons, which copy it; a screen reader finds one at each', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const article = page.locator('article');
  const blocks = await article.locator('.theme-code-block').count();
  await expect(article.getByRole('button', { name: 'Copy code to clipboard' })).toHaveCount(blocks);
  const block = firstBlock(page);
  await expect(copyButton(block)).toHaveCSS('opacity', '0');
  await block.hover();
  await expect(copyButton(block)).not.toHaveCSS('opacity', '0');
  await copies(page, () => copyButton(block).click());
  expect(await clipboard(page)).toBe((await block.locator('code').innerText()).trimEnd());
});

test('on pages that the reader goes to, code is colored and can be copied', async ({ page }) => {
  await openPage(page, PAGE);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(PAGE);
  const block = firstBlock(page);
  await expect(block.locator('.token').first()).toBeVisible();
  await block.hover();
  await copyButton(block).click();
  expect(await clipboard(page)).toBe((await block.locator('code').innerText()).trimEnd());
});

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/Failed to load resource|request failed/] });

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
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    // What stands there while it loads is replaced by what stays, which may come after the notice.
    const takesFocus = async (): Promise<boolean> => {
      await code.focus();
      return code.evaluate((element) => document.activeElement === element);
    };
    await expect.poll(takesFocus, { message: 'is scrolled by keyboard' }).toBe(true);
  });
});
