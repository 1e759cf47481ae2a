/** Headers, third parties, and input that someone sends to do harm. */
import type { Page } from '@playwright/test';
import { HOSTILE_SAMPLE as hostileInputs } from '../data/hostileInputs';
import { expect, hydrated, openPage, test } from './fixtures';

test.describe('headers', () => {
  for (const address of ['/', '/docs/usage/mocking', '/search', '/nowhere']) {
    test(`${address} is sent with the security policy`, async ({ request }) => {
      const headers = (await request.get(address)).headers();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
      expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|\*|http)/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    });
  }

  test('hashed files are kept for a year', async ({ page }) => {
    const script = page.waitForResponse(/\/assets\/js\/main\.[^/]+\.js$/);
    await openPage(page, '/');
    expect((await script).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('the policy stops a script that someone got into a page', async ({ page }) => {
    await page.route('**/docs/quick-start', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '<body',
        '<script>window.injected = true</script><body',
      );
      await route.fulfill({ response, body });
    });
    await openPage(page, '/docs/quick-start');
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
  test.use({ expectedComplaints: [/Content Security Policy|Refused to execute/] });
});

/** `encodeURIComponent` refuses halves of characters. */
const withoutLoneSurrogates = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

const shown = (input: string): string => JSON.stringify(input.slice(0, 80));

const LONGEST_QUERY = 512;

/** What the site and its search dialog keep; a tab group is one of any name. */
const STORED = [
  'theme',
  'docs-preferred-version-default',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.os',
  '__DOCSEARCH_RECENT_SEARCHES__local',
  '__DOCSEARCH_FAVORITE_SEARCHES__local',
] as const;

test.describe('odd and hostile input', () => {
  // Some are no valid addresses; the host answers those with its not-found page.
  test.use({ expectedComplaints: [/status of 404/] });

  /** Everything that a script of an attacker would leave behind. */
  const traces = (page: Page) =>
    page.evaluate(() => ({
      ran: 'pwned' in window,
      handlers: document.querySelectorAll('[onerror], [onload], [onclick]').length,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
  const NONE = { ran: false, handlers: 0, wide: 0 };

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.alert = () => {
        Object.assign(window, { pwned: true });
      };
    });
  });

  test('typed into the search page', async ({ page }) => {
    await openPage(page, '/search');
    const box = page.getByRole('main').getByRole('searchbox');
    for (const input of hostileInputs) {
      await box.fill(input);
      expect(await traces(page), shown(input)).toEqual(NONE);
      if (input.length > LONGEST_QUERY) {
        expect((await box.inputValue()).length, shown(input)).toBeLessThanOrEqual(LONGEST_QUERY);
      }
    }
  });

  test('typed into the search dialog', async ({ page }) => {
    await openPage(page, '/docs/quick-start');
    await page.keyboard.press('Control+k');
    const box = page.locator('.DocSearch-Input');
    await expect(box).toBeFocused();
    for (const input of hostileInputs) {
      await box.fill(input);
      expect(await traces(page), shown(input)).toEqual(NONE);
    }
  });

  test('as the query and the hash of an address', async ({ page }) => {
    await openPage(page, '/search');
    for (const [index, input] of hostileInputs.entries()) {
      // Servers refuse longer addresses. Every other one is not encoded.
      const text = input.slice(0, 2000);
      const encoded = index % 2 === 0 ? text : encodeURIComponent(withoutLoneSurrogates(text));
      const address = `/search?q=${encoded}#${encoded}`;
      if (index % 4 === 0) {
        await page.goto(address);
        await hydrated(page);
      } else {
        // As the back button does: without a load, which would take most of the time.
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, address);
      }
      expect(await traces(page), shown(text)).toEqual(NONE);
    }
  });

  test('in the storage of the browser', async ({ page }) => {
    await openPage(page, '/docs/quick-start');
    for (let start = 0; start < hostileInputs.length; start += STORED.length) {
      const entries = STORED.map(
        (key, index) => [key, hostileInputs[start + index] ?? ''] as const,
      );
      await page.evaluate((values) => {
        localStorage.clear();
        for (const [key, value] of values) localStorage.setItem(key, value);
      }, entries);
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await traces(page), shown(JSON.stringify(entries))).toEqual(NONE);
    }
  });
});
