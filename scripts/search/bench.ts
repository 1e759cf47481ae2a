/** Measures search as a reader meets it: in the dialog, in a browser, on the built site. */
import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { z } from 'zod';
import { documentedVersion, VERSIONS, type VersionName } from '../../config/versions';

/** A query, and the pages of which a maintainer would want one first. */
export interface BenchQuery {
  readonly query: string;
  readonly version: VersionName;
  /** Paths below the site's address. */
  readonly pages: readonly string[];
  readonly kind: string;
}

/** What the dialog showed for a query. */
export interface BenchResult extends BenchQuery {
  /** Pages in the order in which they are shown, each once. */
  readonly shown: readonly string[];
  /** Place of the first wanted page, from 1; 0 when it is not shown. */
  readonly rank: number;
  /** Milliseconds from the last key to the last change of the list, of each try. */
  readonly latencies: readonly number[];
}

/** Quality of the answers to a list of queries. */
export interface BenchSummary {
  readonly queries: number;
  readonly recallAt1: number;
  readonly recallAt5: number;
  readonly mrrAt10: number;
  readonly withoutResult: number;
  /** Of all tries. */
  readonly latencyMedian: number;
  readonly latency95: number;
  /** Of the median of each query's tries: what search takes, without what else the machine did meanwhile. */
  readonly latency95OfMedians: number;
}

/** How often a query is asked: with one try each, background work of the machine picks the few that make p95. */
const TRIES = 3;

const VERSION_NAMES = VERSIONS.map(({ name }) => name);
const QueryFile = z.array(
  z
    .strictObject({
      q: z.string().min(1),
      context: z.enum(VERSION_NAMES),
      expect: z.array(z.string().startsWith('/')).min(1),
      kind: z.string(),
    })
    .transform(({ q, context, expect, kind }): BenchQuery => ({
      query: q,
      version: context,
      pages: expect,
      kind,
    })),
);

/**
 * Reads a query file: JSON, an array of `{ q, context, expect, kind }`, with the version as context and paths of pages
 * of which one is expected first.
 * @throws {Error} that says what is wrong, and where
 */
export function readQueries(file: string): BenchQuery[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = QueryFile.safeParse(content);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${file}: entry ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}`);
}

/** Averages over results; a list without results gives zeros. */
export function summarize(results: readonly BenchResult[]): BenchSummary {
  const share = (count: number) => (results.length === 0 ? 0 : count / results.length);
  const within = (place: number) => results.filter(({ rank }) => rank > 0 && rank <= place);
  const latencies = results.flatMap((result) => result.latencies);
  const medians = results.map((result) => quantile(result.latencies, 0.5));
  return {
    queries: results.length,
    recallAt1: share(within(1).length),
    recallAt5: share(within(5).length),
    mrrAt10: share(within(10).reduce((sum, { rank }) => sum + 1 / rank, 0)),
    withoutResult: results.filter(({ shown }) => shown.length === 0).length,
    latencyMedian: quantile(latencies, 0.5),
    latency95: quantile(latencies, 0.95),
    latency95OfMedians: quantile(medians, 0.95),
  };
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/**
 * Asks all queries in the dialog, each on a page of its version.
 * @param slowdown how many times slower the processor is made
 */
export async function measureQueries(
  browser: Browser,
  origin: string,
  queries: readonly BenchQuery[],
  slowdown: number,
): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const version of VERSION_NAMES) {
    const ofVersion = queries.filter((query) => query.version === version);
    if (ofVersion.length === 0) continue;
    const page = await browser.newPage();
    await openDialog(page, `${origin}/${documentedVersion(version).routeBase}/quick-start`);
    await ask(page, 'test');
    const devtools: CDPSession = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const query of ofVersion) {
      const latencies: number[] = [];
      for (let tries = 0; tries < TRIES; tries += 1) latencies.push(await ask(page, query.query));
      const shown = await shownPages(page);
      const rank = shown.findIndex((path) => query.pages.includes(path)) + 1;
      results.push({ ...query, shown, latencies, rank });
    }
    await page.close();
  }
  return results;
}

async function openDialog(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').waitFor();
}

/**
 * Enters all but the last letter, waits, and types the last one.
 * @returns milliseconds until the list no longer changes
 */
async function ask(page: Page, query: string): Promise<number> {
  const beginning = query.slice(0, -1);
  await afterInput(page, () => enter(page, beginning));
  // A key, as a reader gives it: browsers and renderers may treat events of scripts otherwise.
  return afterInput(page, () => page.keyboard.type(query.slice(beginning.length)));
}

/** Pages in the list, each once. */
async function shownPages(page: Page): Promise<string[]> {
  const paths = await page
    .locator('.DocSearch-Hit a')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  return [...new Set(paths)];
}

/** Puts a text into the dialog's field. */
function enter(page: Page, text: string): Promise<void> {
  return page.evaluate((value) => {
    const input = document.querySelector('.DocSearch-Input');
    if (!input) throw new Error('The search dialog is not open.');
    // React overwrites the property of the element itself.
    Reflect.set(HTMLInputElement.prototype, 'value', value, input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

/**
 * Does something that changes the text of the dialog's field, and waits until its list has not changed for a while.
 * @returns milliseconds from the change of the text to the last change of the list
 */
async function afterInput(page: Page, change: () => Promise<void>): Promise<number> {
  // No function with a name inside: tsx would call a helper that the page does not have.
  const watch = await page.evaluateHandle(() => {
    const input = document.querySelector('.DocSearch-Input');
    const list = document.querySelector('.DocSearch-Dropdown');
    if (!input || !list) throw new Error('The search dialog is not open.');
    const times = { start: performance.now(), changed: 0 };
    const observer = new MutationObserver(() => {
      times.changed = performance.now();
    });
    observer.observe(list, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    // The window is the first to hear of it.
    window.addEventListener('input', () => (times.start = times.changed = performance.now()), {
      capture: true,
      once: true,
    });
    return { times, observer };
  });
  await change();
  return watch.evaluate(async ({ times, observer }) => {
    const QUIET = 150;
    do {
      await new Promise((resolve) => setTimeout(resolve, QUIET));
    } while (
      performance.now() - times.changed < QUIET ||
      document.querySelector('.DocSearch-Container--Stalled') !== null
    );
    observer.disconnect();
    return times.changed - times.start;
  });
}
