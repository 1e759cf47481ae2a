/** Searching the site from the browser's address bar. */
import { load } from 'cheerio';
import { expect, openPage, test } from './fixtures';
import { resultOnSearchPage } from './searchDialog';

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
