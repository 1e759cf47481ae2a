/** Code on a narrow screen: long lines, by keyboard alone, and code within the text. */
import { expect, openPage, test } from './fixtures';

test('wrap and unwrap by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await openPage(page, '/docs/usage/mocking');
  const block = page
    .locator('article .theme-code-block')
    .filter({ has: page.getByRole('button', { name: 'Toggle word wrap' }) })
    .first();
  const button = block.getByRole('button', { name: 'Toggle word wrap' });
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

test('code within the text is not broken behind the dash of a parameter, long code is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, '/docs/commands/Should');
  const inText = page.locator('article :is(p, li) code:not(pre code)');
  const lines = await inText.evaluateAll((all) =>
    all.map((code) => ({ text: code.textContent, lines: code.getClientRects().length })),
  );
  const broken = lines.filter((code) => code.lines > 1).map(({ text }) => text);
  expect(lines.map(({ text }) => text)).toContain('-HaveCount');
  expect(broken.filter((text) => /^-\w+$/.test(text))).toEqual([]);
  expect(broken.length).toBeGreaterThan(0);
});

test('the messages of an error page wrap, none has to be scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/docs/errors/operators');
  const messages = await page
    .locator('article .language-text pre')
    .evaluateAll((all) =>
      all.map((pre) => ({ text: pre.textContent, beyond: pre.scrollWidth - pre.clientWidth })),
    );
  expect(messages.map(({ text }) => text)).toContainEqual(expect.stringContaining('Legacy Should'));
  expect(messages.filter(({ beyond }) => beyond > 0)).toEqual([]);
});
