import { expect, openPage, test } from './fixtures';
import { baseOf, labelOf, LATEST, type VersionName } from './versions';

// That each page is marked as it is built: tests/build/site.test.ts.
test('navbar marks only Docs on /docs/usage/mocking, and Commands once the reader is there', async ({
  page,
}) => {
  await openPage(page, '/docs/usage/mocking');
  const items = page.getByRole('navigation', { name: 'Main' });
  const marked = items.locator('a[aria-current="page"]').filter({ hasText: /^(?:Docs|Commands)$/ });
  await expect(marked).toHaveText(['Docs']);
  await items.getByRole('link', { name: 'Commands', exact: true }).click();
  await expect(marked).toHaveText(['Commands']);
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

test.describe('long lists beside a page', () => {
  const address = `${baseOf('v6')}/commands/Should-NotHaveType`;

  test('show the entry of the page, and stay where the reader scrolls them', async ({ page }) => {
    await openPage(page, address);
    const sidebar = page.locator('.theme-doc-sidebar-container .menu');
    await expect(sidebar.locator('.menu__link[aria-current="page"]')).toBeInViewport();
    await expect.poll(() => sidebar.evaluate((list) => list.scrollTop)).toBeGreaterThan(0);

    // The background of a link under the mouse changes, and the end of that is no reason to scroll.
    const ended = sidebar.evaluate(async (list) => {
      list.scrollTop = 0;
      await new Promise((resolve) => {
        list.addEventListener('transitionend', resolve, { once: true });
      });
    });
    await sidebar.locator('.menu__link').first().hover();
    await ended;
    expect(await sidebar.evaluate((list) => list.scrollTop)).toBe(0);
  });

  test('show the entry of the section that is read', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await openPage(page, address);
    await page.getByRole('heading', { name: 'Related' }).scrollIntoViewIfNeeded();
    await expect(
      page.locator('.theme-doc-toc-desktop .table-of-contents__link--active'),
    ).toBeInViewport();
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
