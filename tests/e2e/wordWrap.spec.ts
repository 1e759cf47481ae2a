/** Long lines of code, on a narrow screen and by keyboard alone. */
import { expect, openPage, test } from './fixtures';

test('wrap and unwrap by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await openPage(page, '/docs/usage/mocking');
  const button = page.getByRole('button', { name: 'Toggle word wrap' }).first();
  const block = page.locator('.theme-code-block').filter({ has: button }).first();
  const overflow = (): Promise<number> =>
    block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);

  await button.focus();
  await expect(button).toBeFocused();
  await expect(button).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(overflow).toBeGreaterThan(0);
});
