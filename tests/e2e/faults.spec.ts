/** Crashing pages and the announcement bar, on a small site with the same configuration: `tests/fixtures/site`. */
import { buildFixtureSite } from '../fixtures/build';
import { serveStatic, type StaticServer } from '../../scripts/lib/staticServer';
import { expect, hydrated, test } from './fixtures';

// One build for all tests of the file.
test.describe.configure({ mode: 'default' });

let server: StaticServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const { code, output, folder } = await buildFixtureSite({ name: 'faults' });
  expect(code, output).toBe(0);
  server = await serveStatic(folder, { host: 'plain' });
});
test.afterAll(async () => {
  await server.close();
});

test.describe('a component that throws', () => {
  test.use({ expectedComplaints: [/The outer fault|request to another origin: http:\/\/127/] });

  for (const [where, route, heading, title] of [
    // The small site has no versions; its pages count as those of the preview, where there is one.
    ['inside the layout', '/docs/start', 'This page crashed.', /^Start (?:\(v\d\) )?\| Pester$/],
    ['above the layout', '/bare', 'This page crashed', /^Pester$/],
  ] as const) {
    test(`${where}: says so, names the causes, and recovers`, async ({ page }) => {
      await page.goto(server.origin + route);
      await hydrated(page);
      await page.getByRole('button', { name: 'Crash' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle('Page Error');
      await expect(page.locator('body')).toContainText(
        /The outer fault\s+Cause:\s+the inner fault/,
      );
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Crash' })).toBeVisible();
      await expect(page).toHaveTitle(title);
    });
  }
});

test.describe('the announcement bar', () => {
  test.use({ expectedComplaints: [/request to another origin: http:\/\/127/] });

  test('stays closed over a reload, until its id changes', async ({ page }) => {
    const bar = page.getByRole('banner').filter({ hasText: 'Something new.' });
    await page.goto(server.origin);
    await hydrated(page);
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(bar).toHaveCount(0);

    // The same reader after the next announcement: the script that a build with another id differs by.
    await page.route('**/main.*.js', async (route) => {
      const response = await route.fetch();
      const source = await response.text();
      expect(source).toContain('first-announcement');
      await route.fulfill({ response, body: source.replaceAll('first-announcement', 'second') });
    });
    // Docusaurus hides the bar before it knows the new id, so the first page after a change still comes without it.
    await page.reload();
    await hydrated(page);
    await page.reload();
    await hydrated(page);
    await expect(bar).toBeVisible();
  });
});
