/** The button that copies a page as Markdown. */
import type { Page } from '@playwright/test';
import { clipboard, expect, hold, openPage, test } from './fixtures';

const PAGE = '/docs/quick-start';
const MARKDOWN = '**/docs/quick-start.md';

const COPIED = 'Copied as Markdown';
const FAILED = 'Could not copy; add .md to the address instead';

const press = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Copy page' }).click();

const markdown = async (page: Page): Promise<string> =>
  (await page.request.get(`${PAGE}.md`)).text();

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('puts the Markdown of the page on the clipboard, and says so', async ({ page }) => {
  await openPage(page, PAGE);
  await press(page);
  await expect(page.getByRole('status')).toHaveText(COPIED);
  const copied = await clipboard(page);
  expect(copied).toMatch(/^# /m);
  expect(copied).toBe(await markdown(page));
});

for (const width of [390, 1440]) {
  test(`moves nothing when it has copied, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, '/docs/commands/Invoke-Pester');
    const places = () =>
      Promise.all(
        [page.locator('h1'), page.getByRole('button', { name: 'Copy page' })].map((element) =>
          element.boundingBox(),
        ),
      );
    const before = await places();
    await press(page);
    await expect(page.getByRole('status')).toHaveText(COPIED);
    expect(await places()).toEqual(before);
  });
}

test('asks for the clipboard during the click, as WebKit demands', async ({ page }) => {
  // As there: what is asked for after the handlers of the click is denied.
  await page.addInitScript(() => {
    let isClicked = false;
    document.addEventListener(
      'click',
      () => {
        isClicked = true;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          isClicked = false;
        };
        port2.postMessage('over');
      },
      { capture: true },
    );
    for (const name of ['write', 'writeText'] as const) {
      const original = Reflect.get(Clipboard.prototype, name) as (
        ...data: unknown[]
      ) => Promise<void>;
      Clipboard.prototype[name] = function (this: Clipboard, ...data: unknown[]) {
        return isClicked
          ? original.apply(this, data)
          : Promise.reject(new DOMException('no click', 'NotAllowedError'));
      };
    }
  });
  const release = await hold(page, MARKDOWN);
  await openPage(page, PAGE);
  const asked = page.waitForRequest(MARKDOWN);
  await press(page);
  await asked;
  release();
  await expect(page.getByRole('status')).toHaveText(COPIED);
  expect(await clipboard(page)).toBe(await markdown(page));
});

test('says it again at a second press', async ({ page }) => {
  await openPage(page, PAGE);
  await press(page);
  await expect(page.getByRole('status')).toHaveText(COPIED);
  const release = await hold(page, MARKDOWN);
  await press(page);
  await expect(page.getByRole('status')).toBeEmpty();
  release();
  await expect(page.getByRole('status')).toHaveText(COPIED);
});

test.describe('says when it could not', () => {
  test.use({ expectedComplaints: [/Failed to load resource|request failed/] });

  for (const hasClipboardItem of [true, false]) {
    test.describe(hasClipboardItem ? 'with ClipboardItem' : 'without ClipboardItem', () => {
      test.beforeEach(async ({ page }) => {
        if (hasClipboardItem) return;
        await page.addInitScript(() => {
          Reflect.deleteProperty(window, 'ClipboardItem');
        });
      });

      test('load the file, and copies once it can', async ({ page }) => {
        await openPage(page, PAGE);
        await page.evaluate(() => navigator.clipboard.writeText('before'));
        await page.route(MARKDOWN, (route) => route.fulfill({ status: 404, body: 'not found' }));
        await press(page);
        await expect(page.getByRole('status')).toHaveText(FAILED);
        expect(await clipboard(page)).toBe('before');
        await page.unroute(MARKDOWN);
        await press(page);
        await expect(page.getByRole('status')).toHaveText(COPIED);
        expect(await clipboard(page)).toBe(await markdown(page));
      });
    });
  }

  test('use the clipboard, which pages that are not secure do not have', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openPage(page, PAGE);
    await press(page);
    await expect(page.getByRole('status')).toHaveText(FAILED);
  });
});
