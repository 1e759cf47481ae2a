/** The index of error messages: who comes with a message in the clipboard, or by an old address, gets to its entry. */
import type { Locator, Page } from '@playwright/test';
import { expect, openPage, sideways, test } from './fixtures';

const INDEX = '/docs/usage/error-messages';
const ENTRY = '/docs/errors/mocking#mock-command-not-found';
const PASTED = `[-] Backup.sends 12ms (9ms|3ms)
 CommandNotFoundException: Could not find Command Send-Invoice
 at <ScriptBlock>, /home/anna/Backup.Tests.ps1:12`;

/** What the field says; the status of copying the page stands before it. */
const status = (page: Page): Locator => page.getByRole('main').getByRole('status').last();

test('a pasted message leads to its entry by keyboard, on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, INDEX);
  await page.getByLabel('Paste your message').fill(PASTED);
  await expect(status(page)).toContainText('the likeliest first');
  expect(await sideways(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: 'Could not find the command to mock' }).first(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ENTRY);
  await expect(
    page.getByRole('heading', { name: 'Could not find the command to mock' }),
  ).toBeInViewport();
});

test('a text that is no message is told so', async ({ page }) => {
  await openPage(page, INDEX);
  const field = page.getByLabel('Paste your message');
  await field.fill('zzz 4711');
  await expect(status(page)).toHaveText('No message is like this one.');
  await field.fill('');
  await expect(status(page)).toHaveText('');
});

test('the old address of an entry leads on, that of an area does not', async ({ page }) => {
  await page.goto(`${INDEX}#mock-command-not-found`);
  await expect(page).toHaveURL(ENTRY);
  await page.goto(`${INDEX}#mocking`);
  await expect(page.locator('h2#mocking')).toBeInViewport();
  await expect(page).toHaveURL(`${INDEX}#mocking`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the list, and an old address leads to its item', async ({ page }) => {
    await page.goto(`${INDEX}#mock-command-not-found`);
    await expect(page.getByLabel('Paste your message')).toHaveCount(0);
    const item = page
      .getByRole('listitem')
      .filter({ hasText: 'Could not find the command to mock' });
    await expect(item).toBeInViewport();
    await item.getByRole('link').click();
    await expect(page).toHaveURL(ENTRY);
  });
});
