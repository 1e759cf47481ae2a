/** Measures what a first visit to the built site loads, and the first search. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { documentedVersion, LATEST, VERSIONS, type VersionName } from '../../config/versions';
import { isErrorPage } from '../../plugins/errors/entries';
import { hydrated } from '../lib/browser';
import { withBuiltSite } from '../lib/builtSite';
import { pagesOfVersion } from '../../lib/pages';
import type { Figure } from './budgets';

/** The kinds of page that are measured, each by one page that is at the heavy end of its kind. */
const PAGES = {
  home: '/',
  quickStart: '/docs/quick-start',
  docs: '/docs/usage/mocking',
} as const;

/** What one page loads, by the browser's name for the kind of file. */
type Weight = Readonly<Record<'document' | 'stylesheet' | 'script' | 'other', number>>;

const htmlOf = (build: string, page: string): Buffer =>
  readFileSync(path.join(build, `${page}.html`));

const compressed = (content: Buffer): number => brotliCompressSync(content).length;

const allOf = ({ document, stylesheet, script, other }: Weight): number =>
  document + stylesheet + script + other;

/** Opens a page, until the network is quiet after hydration. */
async function open(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  if (!answer?.ok()) throw new Error(`${address} answers ${answer?.status() ?? 'nothing'}.`);
  // On a busy machine the network is quiet before React has asked for the rest, or listens to the keyboard.
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

/** Adds up what a page loads until `act` is done. */
async function weightDuring(page: Page, act: () => Promise<void>): Promise<Weight> {
  const weight = { document: 0, stylesheet: 0, script: 0, other: 0 };
  const bodies: Promise<void>[] = [];
  const onResponse = (response: Response): void => {
    const type = response.request().resourceType();
    const kind = type === 'document' || type === 'stylesheet' || type === 'script' ? type : 'other';
    const add = async (): Promise<void> => {
      const body = await response.body();
      weight[kind] += compressed(body);
    };
    bodies.push(add());
  };
  page.on('response', onResponse);
  await act();
  // What is answered after this has no part in the figure, and its page is closed before it could be read.
  page.off('response', onResponse);
  await Promise.all(bodies);
  return weight;
}

/** What a page loads in a new browser profile. */
async function weightOf(browser: Browser, address: string): Promise<Weight> {
  const page = await browser.newPage();
  const weight = await weightDuring(page, () => open(page, address));
  await page.close();
  return weight;
}

/** What search loads from the first intent to search until the first result. */
async function weightOfSearch(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  await open(page, address);
  const weight = await weightDuring(page, async () => {
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('mock');
    await page.locator('.DocSearch-Hit').first().waitFor();
  });
  await page.close();
  return allOf(weight);
}

/**
 * The figures that have a budget, in bytes, of the built site in `build`.
 * @throws {Error} when there is no built site, or no browser
 */
export function measureBuild(build: string): Promise<Record<Figure, number>> {
  return withBuiltSite(build, async (browser, origin) => {
    const home = await weightOf(browser, origin + PAGES.home);
    const quickStart = await weightOf(browser, origin + PAGES.quickStart);
    const docs = await weightOf(browser, origin + PAGES.docs);
    const startOf = (version: VersionName): string =>
      `${origin}/${documentedVersion(version).routeBase}/quick-start`;
    const shouldPages = VERSIONS.map(({ routeBase }) =>
      htmlOf(build, `${routeBase}/commands/Should`),
    );
    const errorPages = VERSIONS.flatMap(({ name, routeBase }) =>
      pagesOfVersion(name)
        .filter(({ id }) => isErrorPage(id))
        .map(({ id }) => htmlOf(build, `${routeBase}/${id}`)),
    );
    return {
      'home: all': allOf(home),
      'quick start: all': allOf(quickStart),
      'usage/mocking: all': allOf(docs),
      'docs page: JavaScript': quickStart.script,
      CSS: docs.stylesheet,
      'Should page: HTML, raw': Math.max(...shouldPages.map(({ length }) => length)),
      'error page: HTML, raw': Math.max(...errorPages.map(({ length }) => length)),
      'search: to the first result': await weightOfSearch(browser, startOf(LATEST)),
      'search: first result, newest version': await weightOfSearch(
        browser,
        startOf(VERSIONS[0].name),
      ),
    };
  });
}
