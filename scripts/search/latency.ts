/** How long search takes, from the reader's key to a list that no longer changes: in the dialog, in a browser. */
import type { Browser, Page } from '@playwright/test';
import { documentedVersion } from '../../config/versions';
import { hydrated } from '../lib/browser';
import type { BenchQuery } from './bench';

/** Milliseconds. */
interface Latency {
  readonly median: number;
  /** What one key in twenty takes at least. */
  readonly slowest: number;
}

/** How often a query is asked: the median of its tries leaves out what else the machine did meanwhile. */
const TRIES = 3;

/** Types the last letter of each query. */
export async function measureLatency(
  browser: Browser,
  origin: string,
  queries: readonly BenchQuery[],
): Promise<Latency> {
  const medians: number[] = [];
  for (const version of new Set(queries.map(({ context }) => context))) {
    const page = await browser.newPage();
    await page.goto(`${origin}/${documentedVersion(version).routeBase}/quick-start`);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').waitFor();
    await watch(page);
    await typeLastLetter(page, 'test');
    for (const { q } of queries.filter(({ context }) => context === version)) {
      const tries: number[] = [];
      for (let i = 0; i < TRIES; i += 1) tries.push(await typeLastLetter(page, q));
      medians.push(quantile(tries, 0.5));
    }
    await page.close();
  }
  return { median: quantile(medians, 0.5), slowest: quantile(medians, 0.95) };
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Writes down when the reader last pressed a key, and when the list last changed. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const list = document.querySelector('.DocSearch-Dropdown');
    if (!list) throw new Error('The search dialog is not open.');
    new MutationObserver(() => performance.mark('search-list')).observe(list, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    // The window is the first to hear of it.
    window.addEventListener('input', () => performance.mark('search-key'), { capture: true });
  });
}

/** @returns milliseconds from the last letter until the list no longer changes */
async function typeLastLetter(page: Page, query: string): Promise<number> {
  await page.locator('.DocSearch-Input').fill(query.slice(0, -1));
  await whenQuiet(page);
  await page.keyboard.type(query.slice(-1));
  return whenQuiet(page);
}

/** Waits until the list has not changed for a while. */
function whenQuiet(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const QUIET = 150;
    let key = 0;
    let changed = 0;
    do {
      await new Promise((resolve) => setTimeout(resolve, QUIET));
      key = performance.getEntriesByName('search-key').at(-1)?.startTime ?? 0;
      changed = performance.getEntriesByName('search-list').at(-1)?.startTime ?? 0;
    } while (
      performance.now() - Math.max(key, changed) < QUIET ||
      document.querySelector('.DocSearch-Container--Stalled') !== null
    );
    performance.clearMarks();
    return Math.max(0, changed - key);
  });
}
