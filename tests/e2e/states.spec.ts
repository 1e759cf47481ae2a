/** What the site keeps, and how it behaves on the way from page to page. */
import type { Page } from '@playwright/test';
import { hydrated } from '../../scripts/lib/browser';
import { expect, openPage, test } from './fixtures';
import { baseOf, labelOf, LATEST, PREVIEW } from './versions';

test.describe('addresses with .html, index.html or a slash at the end', () => {
  // A plain host has no file for some of them and answers with its not-found page, which then turns into the page.
  test.use({ host: 'plain', expectedComplaints: [/status of 404/] });

  for (const [address, clean] of [
    ['/docs/usage/mocking.html?a=1#syntax', '/docs/usage/mocking?a=1#syntax'],
    ['/docs/usage/mocking/index.html', '/docs/usage/mocking'],
    ['/docs/usage/mocking/', '/docs/usage/mocking'],
    ['/docs/v4/usage/mocking.html', '/docs/v4/usage/mocking'],
  ] as const) {
    test(`${address} ends at ${clean}`, async ({ page }) => {
      await openPage(page, address);
      await expect(page).toHaveURL(clean);
      await expect(page).toHaveTitle(/Mock/);
      await expect(
        page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[aria-current="page"]'),
      ).toHaveAttribute('href', clean.replace(/[?#].*/, ''));
    });
  }

  test('/index.html ends at the home page', async ({ page }) => {
    await openPage(page, '/index.html');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('a switch to a version without the page or the heading begins at the top', async ({
  page,
}) => {
  for (const address of [
    'commands/Should-BeString#-trimwhitespace',
    'commands/Invoke-Pester#-ci',
  ]) {
    await openPage(page, `${baseOf('v6')}/${address}`);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    const menu = page.locator('.navbar .dropdown');
    await menu.hover();
    await menu.getByRole('link', { name: labelOf('v4') }).click();
    await expect(page).toHaveURL(new RegExp(baseOf('v4')));
    await expect.poll(() => scrollTop(page)).toBe(0);
  }
});

test('a link to what is closed opens it, from elsewhere and on the page', async ({ page }) => {
  const address = '/docs/commands/Invoke-Pester#-strict';
  const heading = page.locator('[id="-strict"]');
  await openPage(page, address);
  await expect(heading).toBeInViewport();
  await page.locator('details[data-collapsed] > summary', { hasText: 'Legacy parameters' }).click();
  await expect(heading).toBeHidden();
  await page.locator('.table-of-contents a[href="#-quiet"]').click();
  await expect(page.locator('[id="-quiet"]')).toBeInViewport();
});

test('the table of contents shows where the reader is, also after a navigation', async ({
  page,
}) => {
  const active = page.locator('.table-of-contents__link--active');
  await openPage(page, `${baseOf('v6')}/commands/Should#-invoke`);
  await expect(active).toHaveText('-Invoke');
  await expect(active).toBeInViewport();
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expect(active).toHaveCount(0);
  await expect(page.locator('.table-of-contents__link').first()).toBeInViewport();
  const next = 'Check how a mock was called';
  await page.getByRole('link', { name: next }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
  await page.locator('.table-of-contents__link').last().click();
  await expect(active).toHaveText('Related');
  await expect(active).toBeInViewport();
});

test.describe('the row of versions', () => {
  const versions = (page: Page) =>
    page.getByRole('navigation', { name: 'Versions that have this page' });

  for (const [route, target] of [
    ['/docs/v4/usage/mocking', '/docs/usage/mocking'],
    ['/docs/v4/usage', '/docs/usage'],
    ...(PREVIEW ? ['/usage/mocking', '/commands/Invoke-Pester'] : []).map(
      (page) => [`/docs/${PREVIEW}${page}`, `/docs${page}`] as const,
    ),
  ] as const) {
    test(`leads from ${route} to ${target} of the latest`, async ({ page }) => {
      await openPage(page, route);
      await versions(page)
        .getByRole('link', { name: `${LATEST} latest` })
        .click();
      await expect(page).toHaveURL(target);
      await expect(versions(page).locator('[aria-current]')).toHaveText(`${LATEST} latest`);
    });
  }

  test('says where the latest lacks the page, and leads to its start', async ({ page }) => {
    await openPage(page, '/docs/v4/usage/gherkin');
    await versions(page)
      .getByRole('link', { name: `not in ${LATEST}` })
      .click();
    await expect(page).toHaveURL('/docs/quick-start');
    await expect(
      page.getByRole('status').filter({ hasText: `${LATEST} has no page` }),
    ).toBeVisible();
  });

  test('says that a version is no longer maintained', async ({ page }) => {
    await openPage(page, '/docs/v4/usage/mocking');
    await expect(versions(page).locator('[aria-current]')).toHaveText('v4 no longer maintained');
  });

  test('makes the version the one that the rest of the site offers', async ({ page }) => {
    await openPage(page, '/docs/usage/mocking');
    await versions(page).getByRole('link', { name: 'v4' }).click();
    await expect(page).toHaveURL('/docs/v4/usage/mocking');
    await page.goto('/search');
    await expect(page.getByRole('button', { name: labelOf('v4') })).toBeVisible();
  });
});

test.describe('code loaded ahead', () => {
  const isAhead = (url: string): boolean => /\/assets\/js\/[^/]+\.js$/.test(url);

  test('is none before the reader points at a link', async ({ page }) => {
    await openPage(page, '/docs/quick-start');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });

  test('is none with data saver, nor on hover or focus', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      });
    });
    await openPage(page, '/docs/quick-start');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const link = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
    await link.hover();
    await link.focus();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  for (const how of ['hover', 'focus'] as const) {
    test.describe(`on ${how}`, () => {
      test.use({ expectedComplaints: [/ERR_FAILED/] });
      test(`is that of the page behind a link`, async ({ page }) => {
        await openPage(page, '/docs/usage/mocking');
        await page.waitForLoadState('networkidle');
        const link = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
        const asked = page.waitForRequest((request) => isAhead(request.url()));
        await link[how]();
        await asked;
        await page.waitForLoadState('networkidle');
        // With its code there, the page appears without another script.
        await page.route('**/assets/js/*.js', (route) => route.abort());
        const target = (await link.getAttribute('href')) ?? '';
        await link.click();
        await expect(page).toHaveURL(target);
        await hydrated(page);
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    });
  }
});
