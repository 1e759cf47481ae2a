/** Reading without a network: only for readers who chose it, then complete, and undone when they say so. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import publicRoutes from '../data/publicRoutes.json' with { type: 'json' };
import { serveStatic } from '../../scripts/lib/staticServer';
import { expect, openPage, test } from './fixtures';
import { resultOnSearchPage, SearchDialog } from './searchDialog';
import { SITE_FOLDER } from './siteFolder';
import { labelOf, LATEST, OLDER } from './versions';

interface Kept {
  readonly workers: number;
  readonly caches: readonly string[];
}

const keptBy = (page: Page): Promise<Kept> =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

/** What a page of the update has at its end. */
const CHANGE = '<!-- changed -->';

/** Chooses the latest version, and waits until all of it is there. */
async function keepLatest(page: Page): Promise<void> {
  await openPage(page, '/offline');
  await page.getByRole('button', { name: `Keep ${labelOf(LATEST)} offline` }).click();
  await expect(page.getByRole('status')).toHaveText(`${LATEST} is kept offline in this browser.`, {
    timeout: 45_000,
  });
}

test('a reader who has not chosen it loads nothing of it, and keeps nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/offline[-.][^/]*$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  for (const address of ['/', '/docs/usage/mocking', '/search?q=mock']) {
    await openPage(page, address);
  }
  expect(asked).toEqual([]);
  await openPage(page, '/offline');
  await expect(page.getByRole('status')).toHaveText('Nothing is kept offline yet.');
  expect(asked.map((address) => new URL(address).pathname)).toEqual(['/offline.json']);
  expect(await keptBy(page)).toEqual({ workers: 0, caches: [] });
});

test.describe('a version that is kept', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|status of 503/] });

  test('opens without a network: all pages, by link and by address, and the search', async ({
    page,
    context,
  }) => {
    await keepLatest(page);
    await context.setOffline(true);

    const missing = await page.evaluate(
      async (routes) => {
        const answers = await Promise.all(
          routes.map(async (route) => ((await fetch(route)).ok ? undefined : route)),
        );
        return answers.filter((route) => route !== undefined);
      },
      publicRoutes[LATEST].map(({ route }) => route),
    );
    expect(missing).toEqual([]);

    await openPage(page, '/docs/usage/mocking');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/mock/i);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Tags', exact: true }).click();
    await expect(page).toHaveURL('/docs/usage/tags');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openPage(page, '/docs/commands/Should?from=test');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Should');

    const dialog = new SearchDialog(page);
    await dialog.open();
    await dialog.search('BeforeAll');
    await page.goto('/search?q=BeforeAll');
    await expect(resultOnSearchPage(page, /BeforeAll/)).toBeVisible();

    await page.goto(`/docs/${OLDER}/usage/mocking`);
    await expect(page.getByRole('heading')).toHaveText('This page is not kept offline');
    await page.getByRole('link', { name: 'Back to the pages that are' }).click();
    await expect(page).toHaveURL('/');
  });

  test('is gone when the reader says so', async ({ page, context }) => {
    await keepLatest(page);
    // Of a preview of this site below the same host, and of another program there.
    const others = [`pester-docs-precache-v2-${new URL('/preview/', page.url()).href}`, 'other'];
    await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), others);
    await page.getByRole('button', { name: `Stop keeping ${LATEST}` }).click();
    await expect(page.getByRole('status')).toHaveText('Nothing is kept any more.');
    expect(await keptBy(page)).toEqual({ workers: 0, caches: others });
    await openPage(page, '/docs/usage/mocking');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await context.setOffline(true);
    await expect(page.goto('/docs/usage/tags')).rejects.toThrow();
  });

  test('gives way to another that is chosen instead', async ({ page }) => {
    await keepLatest(page);
    await page.getByRole('button', { name: `Keep ${OLDER} offline` }).click();
    await expect(page.getByRole('status')).toHaveText(`${OLDER} is kept offline in this browser.`, {
      timeout: 45_000,
    });
    expect((await keptBy(page)).workers).toBe(1);
    const isKept = (route: string): Promise<boolean> =>
      page.evaluate(
        async (address) => (await caches.match(address, { ignoreSearch: true })) !== undefined,
        route,
      );
    expect(await isKept(`/docs/${OLDER}/usage/mocking`)).toBe(true);
    await expect.poll(() => isKept('/docs/usage/mocking')).toBe(false);
  });
});

test.describe('a site that changes', () => {
  let folder: string;

  test.beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
    cpSync(SITE_FOLDER, folder, { recursive: true });
  });

  test.afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  /** Keeps a version of a site and ends its host, whose list of files is from its start; returns the port. */
  async function keepAndStop(page: Page, label: string): Promise<number> {
    const site = await serveStatic(folder);
    await openPage(page, `${site.origin}/offline`);
    await page.getByRole('button', { name: `Keep ${label} offline` }).click();
    await expect(page.getByRole('status')).toContainText('is kept offline', { timeout: 45_000 });
    await site.close();
    return Number(new URL(site.origin).port);
  }

  // Another origin than that of the other tests, which is what the complaint would be about.
  test.use({ expectedComplaints: [/request to another origin|status of 404/] });

  test('has its update offered to those who keep it, and taken by a reload', async ({ page }) => {
    const port = await keepAndStop(page, labelOf(LATEST));

    const worker = path.join(folder, `offline-${LATEST}.js`);
    const changed = path.join(folder, 'docs/quick-start.html');
    writeFileSync(changed, readFileSync(changed, 'utf8') + CHANGE);
    const list = readFileSync(worker, 'utf8');
    const revised = list.replace(
      /("url":"\/docs\/quick-start","revision":")[^"]*/,
      '$10123456789abcdef',
    );
    expect(revised, 'the list names the page').not.toBe(list);
    writeFileSync(worker, revised);

    const second = await serveStatic(folder, { port });
    await openPage(page, `${second.origin}/docs/quick-start`);
    const notice = page.getByRole('status').filter({ hasText: 'has been updated' });
    await expect(notice).toBeVisible({ timeout: 30_000 });
    const html = (): Promise<string> =>
      page.evaluate(async () => (await fetch('/docs/quick-start')).text());
    expect(await html()).not.toContain(CHANGE);
    await Promise.all([
      page.waitForEvent('load'),
      notice.getByRole('button', { name: 'Reload' }).click(),
    ]);
    expect(await html()).toContain(CHANGE);
    await second.close();
  });

  test('is not kept any more when it has left the site', async ({ page }) => {
    const port = await keepAndStop(page, OLDER);

    const list = path.join(folder, 'offline.json');
    const worker = path.join(folder, `offline-${OLDER}.js`);
    const before = [list, worker].map((file) => [file, readFileSync(file, 'utf8')] as const);
    const versions = JSON.parse(readFileSync(list, 'utf8')) as Record<string, unknown>;
    writeFileSync(list, JSON.stringify({ ...versions, [OLDER]: undefined }));
    rmSync(worker);

    const second = await serveStatic(folder, { port });
    await openPage(page, `${second.origin}/docs/quick-start`);
    const left = `${OLDER} is no longer part of this site, and not kept offline any more.`;
    await expect(page.getByRole('status').filter({ hasText: left })).toBeVisible();
    expect(await keptBy(page)).toEqual({ workers: 0, caches: [] });
    await second.close();
    for (const [file, content] of before) writeFileSync(file, content);
  });

  test('keeps nothing when it is not complete', async ({ page }) => {
    const site = await serveStatic(folder);
    writeFileSync(
      path.join(folder, `offline-${OLDER}.js`),
      readFileSync(path.join(folder, `offline-${LATEST}.js`), 'utf8').replace(
        '"/docs/quick-start"',
        '"/docs/no-such-page"',
      ),
    );
    await openPage(page, `${site.origin}/offline`);
    await page.getByRole('button', { name: `Keep ${OLDER} offline` }).click();
    await expect(page.getByRole('status')).toHaveText(
      `${OLDER} could not be loaded completely, so nothing has changed. Try again later.`,
      { timeout: 45_000 },
    );
    await expect.poll(() => keptBy(page)).toEqual({ workers: 0, caches: [] });
    await site.close();
  });
});
