/** Headers, third parties, and input that someone sends to do harm. */
import type { Page } from '@playwright/test';
import { HOSTILE_SAMPLE as hostileInputs } from '../data/hostileInputs';
import { hydrated } from '../../scripts/lib/browser';
import { expect, openPage, test } from './fixtures';

test.describe('headers', () => {
  for (const address of ['/', '/docs/usage/mocking', '/search', '/nowhere']) {
    test(`${address} is sent with the security policy`, async ({ request }) => {
      const headers = (await request.get(address)).headers();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
      expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|\*|http)/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("connect-src 'self';");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    });
  }

  test('hashed files are kept for a year', async ({ page }) => {
    const script = page.waitForResponse(/\/assets\/js\/main\.[^/]+\.js$/);
    await openPage(page, '/');
    const headers = (await script).headers();
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // Hosts would join what two rules say.
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.describe('the policy', () => {
    test.use({ expectedComplaints: [/Content Security Policy|Refused to execute/] });

    test('stops a script that someone got into a page', async ({ page }) => {
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
  });
});

/** `encodeURIComponent` refuses halves of characters. */
const withoutLoneSurrogates = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

const shown = (input: string): string => JSON.stringify(input.slice(0, 80));

const LONGEST_QUERY = 512;

test.describe('odd and hostile input', () => {
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
});
