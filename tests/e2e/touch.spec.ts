/** What readers have who cannot hover: the buttons of code blocks show without being pointed at. */
import { boxOf, clipboard, copies, expect, openPage, test } from './fixtures';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

for (const [address, where] of [
  ['/docs/quick-start', 'article'],
  ['/', 'header'],
] as const) {
  test(`the first block of ${address} is copied by one tap, and its buttons stay`, async ({
    page,
  }) => {
    // The run on the home page would go on to its next frame.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, address);
    const frame = page.locator(`${where} div:has(> .theme-code-block)`).first();
    const copy = frame.getByRole('button', { name: 'Copy code to clipboard' });
    await copy.scrollIntoViewIfNeeded();
    const served = await boxOf(copy);
    const block = await boxOf(frame.locator('.theme-code-block'));
    expect(served.width).toBeGreaterThanOrEqual(40);
    expect(served.height).toBeGreaterThanOrEqual(40);
    expect(served.x + served.width).toBeLessThanOrEqual(block.x + block.width + 1);
    await expect(copy).toHaveCSS('clip-path', 'none');

    await copies(page, () => copy.tap());
    const code = (await frame.locator('code').innerText()).trimEnd();
    expect(await clipboard(page)).toBe(code);
    await expect(frame.getByTitle('Copy')).toHaveCSS('opacity', '1');
    const live = await boxOf(frame.getByTitle('Copy'));
    expect(Math.abs(live.x - served.x)).toBeLessThan(4);
  });
}

test('a finger that rests on the copy button until its code is loaded copies all the same', async ({
  page,
  context,
}) => {
  await openPage(page, '/docs/quick-start');
  const button = page.locator('article').getByRole('button', { name: 'Copy code to clipboard' });
  await button.first().scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(button.first());
  const finger = await context.newCDPSession(page);
  await copies(page, async () => {
    const chunk = page.waitForResponse(/\/assets\/js\//);
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
    });
    await (await chunk).finished();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
});

test('the end of a long first line can be scrolled out from below the buttons', async ({
  page,
}) => {
  await openPage(page, '/docs/quick-start');
  const frame = page.locator('article div:has(> .theme-code-block)').first();
  const left = await frame.getByRole('button').evaluate((b) => b.getBoundingClientRect().left);
  const end = await frame.locator('pre').evaluate((pre) => {
    pre.scrollLeft = pre.scrollWidth;
    const text = document.createRange();
    text.selectNodeContents(pre.querySelector('code') ?? pre);
    return Math.max(...[...text.getClientRects()].map(({ right }) => right));
  });
  // The last rectangle may be that of the code's own box, which ends with its padding.
  expect(end).toBeLessThanOrEqual(left + 1);
});
