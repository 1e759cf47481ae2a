/** Everything that a mouse does on the site, done with the keyboard, and the focus seen on the way. */
import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures';
import { labelOf, LATEST, VERSION_NAMES } from './versions';

/** Focuses an element as the keyboard does, and checks that the focus can be seen. */
async function reach(page: Page, target: Locator): Promise<void> {
  // Tabbing through a whole page says nothing more than one step to the target: from the element before it in tab order.
  await target.evaluate((element) => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex="0"]'),
    ].filter(
      (candidate) =>
        candidate.tabIndex >= 0 && candidate.checkVisibility({ visibilityProperty: true }),
    );
    all[all.indexOf(element as HTMLElement) - 1]?.focus({ preventScroll: true });
  });
  await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  const { outlineStyle, outlineWidth, boxShadow } = await target.evaluate((element) =>
    getComputedStyle(element),
  );
  expect(outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 ? 'outline' : boxShadow).not.toBe(
    'none',
  );
}

test('the versions open, and lead to another', async ({ page }) => {
  await openPage(page, '/docs/usage/mocking');
  const button = page.getByRole('button', { name: labelOf(LATEST) });
  await reach(page, button);
  await page.keyboard.press('Enter');
  const v4 = page.locator('.navbar').getByRole('link', { name: 'v4', exact: true });
  await expect(v4).toBeVisible();
  for (const label of VERSION_NAMES.map(labelOf)) {
    await page.keyboard.press('Tab');
    await expect(
      page.locator('.navbar').getByRole('link', { name: label, exact: true }),
    ).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/v4/usage/mocking');
});

test('a category of the sidebar opens', async ({ page }) => {
  await openPage(page, '/docs/quick-start');
  const toggle = page.getByRole('button', { name: /category 'Migration Guides'/ });
  await reach(page, toggle);
  await page.keyboard.press('Enter');
  const inside = page.locator('.theme-doc-sidebar-menu a[href="/docs/migrations/v4-to-v5"]');
  await expect(inside).toBeVisible();
});

test('nothing moves for readers who want that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/docs/quick-start');
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        const longest = Math.max(
          ...[transitionDuration, animationDuration].flatMap((list) =>
            list.split(',').map((time) => parseFloat(time)),
          ),
        );
        return longest > 0.01 || scrollBehavior === 'smooth';
      }).length,
  );
  expect(moving).toBe(0);
});
