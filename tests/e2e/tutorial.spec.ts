/** The tutorial as its reader meets it: changed lines, goals to tick, and what is kept of them. */
import { clipboard, expect, openPage, test } from './fixtures';
import { baseOf, LATEST } from './versions';

/** Address of a chapter in the latest version. */
const routeOf = (id: string): string => `${baseOf(LATEST)}/${id}`;

test.describe('a chapter', () => {
  test('shows lines that are gone, says so, and does not copy them', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, routeOf('tutorial/first-test'));
    const changed = page.locator('.theme-code-block', { has: page.locator('.code-line-removed') });
    const removed = await changed.first().locator('.code-line-removed').allInnerTexts();
    expect(removed.length).toBeGreaterThan(0);
    await expect(changed.first()).toMatchAriaSnapshot('- code: /removed/');
    await changed.first().hover();
    await changed.first().getByRole('button', { name: 'Copy code to clipboard' }).click();
    const copied = await clipboard(page);
    for (const line of removed) expect(copied.split('\n')).not.toContain(line.trimEnd());
    const added = await changed.first().locator('.code-line-added').first().innerText();
    expect(copied).toContain(added.trim());
  });

  test('keeps what is ticked, shows it on the first page, and forgets it', async ({ page }) => {
    await openPage(page, routeOf('tutorial/first-test'));
    const goals = page.getByRole('checkbox');
    await goals.first().focus();
    await page.keyboard.press('Space');
    await expect(goals.first()).toBeChecked();
    const progress = page.getByRole('region', { name: 'Your progress' });
    await expect(progress).toContainText(`1 of ${await goals.count()}`);
    await page.reload();
    await expect(goals.first()).toBeChecked();
    await openPage(page, routeOf('tutorial/start'));
    await expect(progress.getByRole('listitem')).toHaveCount(1);
    await progress.getByRole('button', { name: 'Forget my progress' }).click();
    await expect(progress).toHaveCount(0);
    await openPage(page, routeOf('tutorial/first-test'));
    await expect(goals.first()).not.toBeChecked();
  });
});

test('two chapters in two tabs do not forget what is ticked in the other', async ({
  page,
  context,
}) => {
  await openPage(page, routeOf('tutorial/first-test'));
  const other = await context.newPage();
  await openPage(other, routeOf('tutorial/first-mock'));
  await page.getByRole('checkbox').nth(0).check();
  await other.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
  await other.reload();
  await expect(other.getByRole('checkbox').nth(0)).toBeChecked();
  await other.close();
});

test.describe('without storage', () => {
  test.use({ expectedComplaints: [/Docusaurus browser storage is not available|storage/] });
  test('a goal can be ticked all the same', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await openPage(page, routeOf('tutorial/first-test'));
    await page.getByRole('checkbox').first().check();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the goals are a list, and nothing is there to tick', async ({ page }) => {
    await page.goto(routeOf('tutorial/first-test'));
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.locator('h2#what-you-can-do-now + ul > li').first()).toBeVisible();
  });
});
