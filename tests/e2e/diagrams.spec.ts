import { findings } from './axe';
import { expect, openPage, test } from './fixtures';

const PAGE = '/docs/usage/discovery-and-run';

test.describe('a diagram', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, PAGE);
  });

  test('opens large, and closes by Escape, with the keyboard alone', async ({ page }) => {
    const button = page.getByRole('button', { name: /^Enlarge diagram: .{10,}/ }).first();
    const small = await page.getByRole('figure').getByRole('img').first().boundingBox();

    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Enlarged diagram' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    const large = await dialog.locator('svg').boundingBox();
    expect(large?.width).toBeGreaterThan(small?.width ?? Infinity);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('says in the dialog what it says on the page', async ({ page }) => {
    const picture = page.getByRole('figure').getByRole('img').first();
    const alternative = await picture.getAttribute('aria-label');
    await page
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .click();
    const large = page.getByRole('dialog').getByRole('img');
    await expect(large).toHaveAccessibleName(alternative ?? '');
    await expect(large.locator('text').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test('makes room for search', async ({ page }) => {
    await page
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .click();
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Search');
    await page.keyboard.type('mock');
    await expect(page.getByRole('searchbox')).toHaveValue('mock');
  });

  test('closes by its button and by a click beside it, not by one on it', async ({ page }) => {
    const open = page.getByRole('button', { name: /^Enlarge/ }).first();
    const dialog = page.getByRole('dialog', { name: 'Enlarged diagram' });

    await open.click();
    await dialog.locator('svg').click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();

    await open.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(2, 2);
    await expect(dialog).toBeHidden();
  });
});
