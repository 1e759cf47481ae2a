import { expect, openPage, test } from './fixtures';
import { baseOf, labelOf, LATEST, type VersionName } from './versions';

const FIRST_COMMANDS = [
  { version: 'v6', command: 'Add-ShouldOperator' },
  { version: 'v5', command: 'Add-ShouldOperator' },
  // The page has the same id, and the address of the name that the command has in v4.
  { version: 'v4', command: 'Add-AssertionOperator' },
] as const;

test.describe('navbar', () => {
  for (const { version, command } of FIRST_COMMANDS) {
    const base = baseOf(version);

    for (const [path, active] of [
      ['/usage/mocking', 'Docs'],
      ['/commands/Invoke-Pester', 'Commands'],
      ['/commands', 'Commands'],
    ] as const) {
      test(`marks only ${active} on ${base}${path}, and keeps its targets in ${version}`, async ({
        page,
      }) => {
        await openPage(page, base + path);
        const items = page.getByRole('navigation', { name: 'Main' });
        await expect(
          items.locator('a[aria-current="page"]').filter({ hasText: /^(?:Docs|Commands)$/ }),
        ).toHaveText([active]);
        for (const [name, target] of [
          ['Docs', 'quick-start'],
          ['Commands', `commands/${command}`],
        ] as const) {
          await expect(items.getByRole('link', { name, exact: true })).toHaveAttribute(
            'href',
            `${base}/${target}`,
          );
        }
      });
    }
  }
});

test.describe('version dropdown', () => {
  test('keeps the page', async ({ page }) => {
    await openPage(page, '/docs/usage/mocking');
    await page.getByRole('button', { name: labelOf(LATEST) }).hover();
    await page.locator('.navbar').getByRole('link', { name: 'v4', exact: true }).click();
    await expect(page).toHaveURL('/docs/v4/usage/mocking');
  });

  test('leads to the quick start where the page does not exist, and says so until the next page', async ({
    page,
  }) => {
    const notice = page.getByRole('status').filter({ hasText: 'no page' });
    const choose = async (from: VersionName, to: VersionName): Promise<void> => {
      await page.getByRole('button', { name: labelOf(from) }).hover();
      await page
        .locator('.navbar')
        .getByRole('link', { name: labelOf(to), exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`${baseOf(to)}/quick-start$`));
    };
    await openPage(page, `${baseOf('v6')}/usage/parallel`);
    await choose('v6', 'v4');
    await expect(notice).toBeInViewport();
    await expect(notice).toContainText(
      'v4 has no page "Usage › Parallel". This is its quick start.',
    );
    // On the way between pages that both versions have, there is nothing to say.
    await choose('v4', 'v6');
    await expect(notice).toHaveCount(0);
    await page.goBack();
    await page.goBack();
    await choose('v6', 'v4');
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
  });
});

test.describe('footer', () => {
  test('leads to the first command, and names the holders of the copyright', async ({ page }) => {
    await openPage(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Command reference' })).toHaveAttribute(
      'href',
      '/docs/commands/Add-ShouldOperator',
    );
    await expect(footer).toContainText('Copyright Pester Team © 2019-present');
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('slides in, leads back to the main menu, and follows the color mode', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
    });
    await openPage(page, '/docs/usage/mocking');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeInViewport();
    const html = page.locator('html');
    const background = await html.evaluate((root) => getComputedStyle(root).backgroundColor);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(menu).toHaveCSS('background-color', background);
    await menu.getByRole('button', { name: '← Back to main menu' }).click();
    await expect(menu.getByRole('link', { name: 'Commands', exact: true })).toBeInViewport();
  });
});

test('the skip link leads to the content', async ({ page }) => {
  await openPage(page, '/docs/quick-start');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The content takes the focus only as a starting point: the next stop is the first link in it.
  await page.keyboard.press('Tab');
  await expect(page.locator('.main-wrapper :focus')).toHaveCount(1);
});

test.describe('color mode', () => {
  test.use({ colorScheme: 'dark' });

  test('is light at first, whatever the system prefers, and kept over a reload', async ({
    page,
  }) => {
    await openPage(page, '/docs/quick-start');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('a deep link to a heading lands below the navbar', async ({ page }) => {
  await openPage(page, `${baseOf('v6')}/commands/Should-BeString#-trimwhitespace`);
  const heading = page.locator('#-trimwhitespace');
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  const navbarBottom = await page
    .locator('.navbar')
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(navbarBottom);
});

test.describe('tables of resources', () => {
  test('filter and sort by keyboard', async ({ page }) => {
    await openPage(page, '/docs/additional-resources/articles');
    const rows = page.locator('tbody tr');
    const all = await rows.count();
    await page.getByRole('searchbox', { name: 'Filter' }).fill('mark wragg');
    await expect(page.getByRole('status').filter({ hasText: 'entries' })).toContainText(
      `of ${all} entries`,
    );
    await page.getByRole('searchbox', { name: 'Filter' }).fill('no such article');
    await expect(page.getByText('No entry holds all of these words.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Filter' }).fill('');
    const title = page.getByRole('button', { name: 'Title' });
    await title.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const titles = await rows.locator('td:first-child').allTextContents();
    expect(titles).toEqual(
      [...titles].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });
});
