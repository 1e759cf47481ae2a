import { expect, openPage, test } from './fixtures';
import { baseOf, VERSION_NAMES } from './versions';

test.describe('the site works', { tag: '@smoke' }, () => {
  test('the home page leads to the quick start', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Write it. See it fail. See it pass.',
    );
    await page.getByRole('main').getByRole('link', { name: 'Quick start' }).click();
    await expect(page).toHaveURL('/docs/quick-start');
    await expect(page.locator('article .theme-code-block').first()).toBeVisible();
  });

  for (const version of VERSION_NAMES) {
    const route = baseOf(version);

    test(`${route} leads to the quick start of ${version}`, async ({ page }) => {
      await page.goto(route);
      await expect(page).toHaveURL(`${route}/quick-start`);
    });

    test(`a command page of ${version} shows its parameters`, async ({ page }) => {
      await openPage(page, `${route}/commands/It`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('It');
      await expect(page.locator('h3#-name')).toBeVisible();
    });
  }

  test('the colors of the console are those of Pester', async ({ page }) => {
    await openPage(page, '/');
    const output = page.locator('.language-text');
    const color = (name: string): Promise<string> =>
      page.evaluate((token) => {
        const probe = document.createElement('span');
        probe.style.color = `var(--${token})`;
        document.body.append(probe);
        const { color: computed } = getComputedStyle(probe);
        probe.remove();
        return computed;
      }, name);
    await expect(output.locator('.token.passed').first()).toHaveCSS('color', await color('passed'));
    await expect(output.locator('.token.failed').first()).toHaveCSS('color', await color('failed'));
  });
});
