/** What readers have who cannot hover: the buttons of code blocks show without being pointed at. */
import { boxOf, clipboard, copies, expect, openPage, test } from './fixtures';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

for (const [address, where] of [
  ['/docs/quick-start', 'article'],
  ['/', 'header'],
] as const) {
  test(`the first block of ${address} is copied by one tap`, async ({ page }) => {
    // The run on the home page would go on to its next frame.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, address);
    const block = page.locator(`${where} .theme-code-block`).first();
    const copy = block.getByTitle('Copy');
    await copy.scrollIntoViewIfNeeded();
    await expect(copy).toHaveCSS('opacity', '1');
    const button = await boxOf(copy);
    const frame = await boxOf(block);
    expect(button.width).toBeGreaterThanOrEqual(40);
    expect(button.height).toBeGreaterThanOrEqual(40);
    expect(button.x + button.width).toBeLessThanOrEqual(frame.x + frame.width + 1);

    await copies(page, () => copy.tap());
    const code = (await block.locator('code').innerText()).trimEnd();
    expect(await clipboard(page)).toBe(code);
  });
}

test('the end of a long first line can be scrolled out from below the buttons', async ({
  page,
}) => {
  await openPage(page, '/docs/quick-start');
  const block = page.locator('article .theme-code-block').first();
  const { left } = await boxOf(block.getByRole('button').first());
  const end = await block.locator('pre').evaluate((pre) => {
    pre.scrollLeft = pre.scrollWidth;
    const text = document.createRange();
    text.selectNodeContents(pre.querySelector('code') ?? pre);
    return Math.max(...[...text.getClientRects()].map(({ right }) => right));
  });
  // The last rectangle may be that of the code's own box, which ends with its padding.
  expect(end).toBeLessThanOrEqual(left + 1);
});
