import { expect, openPage, sideways, test } from './fixtures';
import { baseOf } from './versions';

test.describe('the command index', () => {
  test('is filtered by typing: commands that hold every word stay, with their group', async ({
    page,
  }) => {
    await openPage(page, `${baseOf('v6')}/commands`);
    const article = page.locator('.theme-doc-markdown');
    const filter = article.getByRole('searchbox', { name: 'Filter commands' });
    // The first one is that of the page's actions.
    const status = article.getByRole('status').last();
    const all = await article.getByRole('listitem').count();

    await filter.fill('mock object');
    await expect(article.getByRole('heading', { level: 2 })).toHaveText(/Mocking/);
    await expect(article.getByRole('listitem').getByRole('link')).toHaveText(['New-MockObject']);
    await expect(status).toHaveText(`1 of ${all} entries`);

    await filter.fill('no such command');
    await expect(article.getByRole('heading', { level: 2 })).toHaveCount(0);
    await expect(status).toHaveText('No entry holds all of these words.');

    await filter.fill('');
    await expect(article.getByRole('listitem')).toHaveCount(all);
    await expect(status).toBeEmpty();
  });

  test('leads from the filter to a command by keyboard alone', async ({ page }) => {
    await openPage(page, '/docs/commands');
    await page.getByRole('searchbox', { name: 'Filter commands' }).focus();
    await page.keyboard.type('New-Fixture');
    await page.keyboard.press('Tab');
    // The heading's own link comes first.
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('article').getByRole('link', { name: 'New-Fixture' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/commands/New-Fixture');
  });

  test('is still filtered when the reader comes back', async ({ page }) => {
    await openPage(page, '/docs/commands');
    const filter = page.getByRole('searchbox', { name: 'Filter commands' });
    const command = page.locator('.theme-doc-markdown').getByRole('listitem').getByRole('link');
    await filter.fill('mock object');
    await command.click();
    await expect(page).toHaveURL('/docs/commands/New-MockObject');
    await page.goBack();
    await expect(filter).toHaveValue('mock object');
    await expect(command).toHaveText(['New-MockObject']);
    await page.reload();
    await expect(filter).toHaveValue('mock object');
    await expect(command).toHaveText(['New-MockObject']);
  });

  test('shows a section again that "On this page" leads to', async ({ page }) => {
    await openPage(page, '/docs/commands');
    const filter = page.getByRole('searchbox', { name: 'Filter commands' });
    await filter.fill('New-Fixture');
    const mocking = page.getByRole('article').getByRole('heading', { name: 'Mocking' });
    await expect(mocking).toBeHidden();
    await page.locator('.table-of-contents').getByRole('link', { name: 'Mocking' }).click();
    await expect(filter).toHaveValue('');
    await expect(mocking).toBeInViewport();
    await expect(page).toHaveURL('/docs/commands#mocking');
  });
});

test.describe('the availability table', () => {
  test('is filtered by typing', async ({ page }) => {
    await openPage(page, '/docs/v4/commands/availability');
    await page.getByRole('searchbox', { name: 'Filter commands' }).fill('gherkin');
    await expect(page.getByRole('row').filter({ hasText: 'Invoke-Gherkin' })).toHaveCount(2);
    await expect(page.getByRole('row').filter({ hasText: 'New-Fixture' })).toHaveCount(0);
  });
});

test.describe('a command page', () => {
  test('shows syntax and first example of Invoke-Pester on the first two screens of a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/docs/commands/Invoke-Pester');
    const syntax = page.locator('.language-syntax').first();
    const example = page.locator('.language-powershell').first();
    for (const block of [syntax, example]) {
      const box = await block.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(2 * 844);
    }
  });

  test('keeps a parameter and its value together where a syntax line wraps', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/docs/commands/Invoke-Pester');
    const lines = await page
      .locator('.language-syntax')
      .first()
      .locator('.syntax-parameter')
      .evaluateAll((parameters) =>
        parameters.map((parameter) => parameter.getClientRects().length),
      );
    expect(lines.length).toBeGreaterThan(5);
    expect(new Set(lines)).toEqual(new Set([1]));
    expect(await sideways(page)).toBe(0);
  });
});
