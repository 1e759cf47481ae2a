/** Tables that have more words than room. */
import type { Page } from '@playwright/test';
import { boxOf, expect, openPage, sideways, test } from './fixtures';
import { baseOf } from './versions';

const CONFIGURATIONS = [
  `${baseOf('v5')}/usage/configuration`,
  `${baseOf('v6')}/usage/configuration`,
];

/** How far tables are wider than their frames, for each that is. */
const excess = (page: Page): Promise<string[]> =>
  page.locator('article table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const frame = table.parentElement ?? table;
      const beyond = table.scrollWidth - frame.clientWidth;
      return beyond > 0 ? [`${table.textContent.slice(0, 40)}: ${String(beyond)}`] : [];
    }),
  );

for (const address of CONFIGURATIONS) {
  test(`a phone shows a whole option, and little else in its row: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, address);
    const row = page.locator('tr:has(#run-path)');
    const meaning = row.getByText(/^Files, folders and wildcards/);
    const text = await boxOf(meaning);
    expect(text.x).toBeGreaterThanOrEqual(0);
    expect(text.x + text.width).toBeLessThanOrEqual(390);
    expect(text.width).toBeGreaterThan(300);
    // Name and facts take a line each.
    expect((await boxOf(row)).height - text.height).toBeLessThan(90);
    await expect(row.getByText('string[]')).toBeVisible();
    expect(await excess(page)).toEqual([]);
    // The head, which is out of sight, does not make the page wider either.
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await sideways(page)).toBe(0);
  });

  test(`the meaning has a third of the table: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, address);
    const share = await page.locator('article table:has([id^="run-"])').evaluate((table) => {
      const meaning = [...table.querySelectorAll('th')].find(
        ({ textContent }) => textContent === 'Meaning',
      );
      return (meaning?.offsetWidth ?? 0) / table.getBoundingClientRect().width;
    });
    expect(share).toBeGreaterThan(1 / 3);
    expect(await excess(page)).toEqual([]);
  });

  test(`no table is wider than paper: ${address}`, async ({ page }) => {
    await openPage(page, address);
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => excess(page)).toEqual([]);
    await expect(page.locator('article div:has(> table)').first()).toHaveCSS(
      'background-image',
      'none',
    );
  });
}

test('rows of other tables stay rows on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/docs/commands/availability');
  await expect(page.locator('article tbody tr').first()).toHaveCSS('display', 'table-row');
});

test('no line of a table ends behind the dash of a parameter', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/docs/commands/Should');
  const firstLines = await page
    .locator('article td code')
    .filter({ hasText: /^-\w+$/ })
    .evaluateAll((parameters) =>
      parameters.map((parameter) => {
        // The box of the dash and of the letter behind it.
        const [dash, letter] = [0, 1].map((at) => {
          const range = document.createRange();
          const text = parameter.firstChild ?? parameter;
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect().top;
        });
        return `${parameter.textContent} ${dash === letter ? 'together' : 'broken'}`;
      }),
    );
  expect(firstLines.length).toBeGreaterThan(20);
  expect(firstLines.filter((line) => line.endsWith('broken'))).toEqual([]);
});
