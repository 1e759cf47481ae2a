/** The home page: one test in frames that the reader steps through, or that play once. */
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures';

const step = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** Ends the time of the frame that is shown; false when nothing is playing. */
const endFrame = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const playing = document.getAnimations().filter((one) => one instanceof CSSAnimation);
    playing.forEach((animation) => {
      animation.finish();
    });
    return playing.length > 0;
  });

/** What plays, or waits; the fading colors of buttons are no part of it. */
const playStates = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation)
      .map(({ playState }) => playState),
  );

test.describe('the run', () => {
  test('is stepped by keyboard, and shows what each step says', async ({ page }) => {
    await openPage(page, '/');
    await step(page, 'Function').focus();
    for (const [key, name, content] of [
      ['ArrowRight', 'Test', 'Should -Be 3'],
      ['ArrowRight', 'Run', 'Expected 3, but got 2.'],
      ['ArrowRight', 'Repair', '[Math]::Ceiling'],
      ['End', 'Run again', 'Tests Passed: 1'],
      ['ArrowRight', 'Function', '[int] ($Servers'],
      ['ArrowLeft', 'Run again', 'Tests Passed: 1'],
      ['Home', 'Function', '[int] ($Servers'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(step(page, name)).toBeFocused();
      await expect(step(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name, exact: true })).toContainText(content);
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    }
  });

  test('leaves keys of the browser alone', async ({ page }) => {
    await openPage(page, '/');
    await step(page, 'Test').click();
    for (const key of ['Alt+ArrowLeft', 'Control+Home', 'Meta+ArrowRight']) {
      await step(page, 'Test').press(key);
      await expect(step(page, 'Test')).toHaveAttribute('aria-selected', 'true');
    }
  });

  test('shows where it is also in forced colors, which have no backgrounds', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openPage(page, '/');
    await step(page, 'Test').click();
    const lineOf = (name: string) =>
      step(page, name).evaluate((tab) => getComputedStyle(tab, '::after').borderTopWidth);
    expect(await lineOf('Test')).toBe('3px');
    expect(await lineOf('Run')).toBe('0px');
    await page.emulateMedia({ forcedColors: null });
  });

  test('plays once, to the passed test, and stays there', async ({ page }) => {
    await openPage(page, '/');
    for (const name of ['Test', 'Run', 'Repair', 'Run again']) {
      expect(await endFrame(page)).toBe(true);
      await expect(step(page, name)).toHaveAttribute('aria-selected', 'true');
    }
    expect(await endFrame(page)).toBe(false);
  });

  test('waits while the reader points at it or is in it, and ends at a step', async ({ page }) => {
    await openPage(page, '/');
    await expect.poll(() => playStates(page)).toEqual(['running']);
    await page.getByRole('tabpanel').hover();
    expect(await playStates(page)).toEqual(['paused']);
    await page.getByRole('heading', { level: 1 }).hover();
    expect(await playStates(page)).toEqual(['running']);
    await step(page, 'Function').focus();
    expect(await playStates(page)).toEqual(['paused']);
    await step(page, 'Repair').click();
    await expect(page.getByRole('tabpanel', { name: 'Repair' })).toBeVisible();
    expect(await playStates(page)).toEqual([]);
  });

  test('stands still for those who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    expect(await playStates(page)).toEqual([]);
    await step(page, 'Run').click();
    await expect(page.getByRole('tabpanel')).toContainText('Expected 3, but got 2.');
  });

  for (const width of [1440, 390]) {
    test(`moves nothing around it, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await openPage(page, '/');
      const next = page.getByRole('navigation', { name: 'Parts of the documentation' });
      const place = await next.boundingBox();
      for (const name of ['Test', 'Run', 'Repair', 'Run again']) {
        await step(page, name).click();
        await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
        expect(await next.boundingBox()).toEqual(place);
      }
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the failed run beside the passed one', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/');
      const failed = page.getByText('Expected 3, but got 2.');
      const passed = page.getByText('Tests Passed: 1, Failed: 0').first();
      const [left, right] = [await failed.boundingBox(), await passed.boundingBox()];
      expect(left && right && left.x + left.width <= right.x).toBe(true);
      await expect(page.locator('[role="tabpanel"]:visible')).toHaveCount(2);
      await expect(page.getByRole('tab')).toHaveCount(0);
    });
  });
});
