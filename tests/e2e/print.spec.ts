/** A page on paper: light colors, no chrome, link targets shown, code not cut. */
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures';

/** Width of A4 paper without its margins, in CSS pixels. */
const PAPER = { width: 700, height: 1000 };

async function print(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await openPage(page, address);
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
}

/** Relative luminance from 0 (black) to 1 of what an element is drawn with; `undefined` where it is transparent. */
const luminance = (page: Page, selector: string, property: string): Promise<number | undefined> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const color = getComputedStyle(element).getPropertyValue(name);
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return alpha === 0 ? undefined : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    }, property);

test('is light, also for a reader who uses dark mode', async ({ page }) => {
  await print(page, '/docs/usage/mocking');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const selector of ['html', '.theme-code-block', '.theme-code-block pre', '.alert']) {
    const background = await luminance(page, selector, 'background-color');
    expect(background ?? 1, `background of ${selector}`).toBeGreaterThan(0.85);
  }
  for (const selector of [
    'h1',
    'article p',
    'article code',
    '.theme-code-block .token',
    '.alert',
  ]) {
    expect(await luminance(page, selector, 'color'), `text of ${selector}`).toBeLessThan(0.5);
  }
  await page.emulateMedia({ media: 'screen' });
  expect(await luminance(page, 'html', 'background-color')).toBeLessThan(0.15);
});

test('has the page and nothing to click around it', async ({ page }) => {
  await print(page, '/docs/usage/discovery-and-run');
  const article = page.locator('article');
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(article.getByRole('img').first()).toBeVisible();
  for (const chrome of [
    page.locator('.navbar'),
    page.locator('footer.footer'),
    page.getByRole('navigation', { name: 'Docs sidebar' }),
    page.getByRole('navigation', { name: 'Docs pages' }),
    page.getByRole('navigation', { name: 'Breadcrumbs' }),
    page.getByRole('button', { name: 'Copy page' }),
    page.getByRole('button', { name: /^Enlarge diagram/ }).first(),
    article.getByRole('link', { name: 'Edit this page' }),
    page.getByRole('link', { name: 'Was this page wrong?' }),
    page.locator('.hash-link').first(),
  ]) {
    await expect(chrome).toBeHidden();
  }
  const buttons = page.locator('.theme-code-block button:visible');
  await expect(buttons).toHaveCount(0);
});

test('shows where links lead', async ({ page }) => {
  await print(page, '/docs/additional-resources/articles');
  const link = page.locator('article a[href^="http"]').first();
  const target = await link.evaluate(
    (element) =>
      `${getComputedStyle(element, '::after').content} ${(element as HTMLAnchorElement).href}`,
  );
  const [, shown, href] = /^" \((.*)\)" (.*)$/.exec(target.replaceAll('" "', '')) ?? [];
  expect(shown?.replace(/\/$/, ''), target).toBe(href?.replace(/\/$/, ''));
});

for (const address of [
  '/docs/usage/mocking',
  '/docs/usage/code-coverage',
  '/docs/commands/Should',
]) {
  test(`cuts no code off: ${address}`, async ({ page }) => {
    await print(page, address);
    await expect(page.locator('.theme-code-block pre').first()).toBeVisible();
    const cut = await page.locator('.theme-code-block pre').evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const { right } = block.getBoundingClientRect();
        const isCut =
          block.scrollWidth > block.clientWidth || right > document.documentElement.clientWidth;
        return isCut ? [block.textContent.slice(0, 80)] : [];
      }),
    );
    expect(cut).toEqual([]);
  });
}

test('shows what is closed on the screen', async ({ page }) => {
  await print(page, '/docs/commands/Invoke-Pester');
  const closed = page.locator('article details[data-collapsed]');
  expect(await closed.count()).toBeGreaterThan(0);
  const content = closed.first().locator('> div > div');
  await expect(content).toBeVisible();
  expect(await content.evaluate((element) => element.checkVisibility())).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await expect(content).toBeHidden();
});
