/** Searching the site from the browser's address bar. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, openPage, test } from './fixtures';
import { resultOnSearchPage } from './searchDialog';
import { SITE_FOLDER } from './globalSetup';

test('a browser finds how to search, and gets to the results', async ({ page, request }) => {
  await openPage(page, '/docs/quick-start');
  const link = page.locator('link[rel="search"][type="application/opensearchdescription+xml"]');
  await expect(link).toHaveAttribute('title', 'Pester');
  const address = (await link.getAttribute('href')) ?? '';
  const response = await request.get(address);
  expect(response.ok()).toBe(true);

  const $ = load(await response.text(), { xml: true });
  expect($('ShortName').text()).toBe('Pester');
  const template = $('Url[type="text/html"]').attr('template') ?? '';
  expect(template).toContain('{searchTerms}');
  const { pathname, search } = new URL(template.replace('{searchTerms}', 'BeforeAll'));
  await openPage(page, pathname + search);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BeforeAll');
  await expect(resultOnSearchPage(page, /BeforeAll/)).toBeVisible();
});

test('its description names an icon that exists', () => {
  const xml = readFileSync(path.join(SITE_FOLDER, 'opensearch.xml'), 'utf8');
  const icon = load(xml, { xml: true })('Image').text();
  expect(() => readFileSync(path.join(SITE_FOLDER, new URL(icon).pathname))).not.toThrow();
});
