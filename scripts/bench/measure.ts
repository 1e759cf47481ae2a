/** Measures what a first visit to the built site loads. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Response } from '@playwright/test';
import { LATEST, VERSIONS } from '../../config/versions';
import { isErrorPage } from '../../plugins/errors/entries';
import { CHROMIUM_ARGS, ensureChromium } from '../lib/browser';
import { pagesOfVersion } from '../lib/pages';
import { serveStatic } from '../lib/staticServer';
import { measureFirstResult } from '../search/firstResult';
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

/** Opens a page in a new browser profile and adds up what it loads until the network is quiet after hydration. */
async function weightOf(browser: Browser, address: string): Promise<Weight> {
  const page = await browser.newPage();
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
  const answer = await page.goto(address);
  if (!answer?.ok()) throw new Error(`${address} answers ${answer?.status() ?? 'nothing'}.`);
  // On a busy machine the network is quiet before React has asked for the rest.
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // What is answered after this has no part in the figure, and its page is closed before it could be read.
  page.off('response', onResponse);
  await Promise.all(bodies);
  await page.close();
  return weight;
}

/**
 * The figures that have a budget, in bytes, of the built site in `build`.
 * @throws {Error} when there is no built site, or no browser
 */
export async function measureBuild(build: string): Promise<Record<Figure, number>> {
  const server = await serveStatic(build);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const home = await weightOf(browser, server.origin + PAGES.home);
    const quickStart = await weightOf(browser, server.origin + PAGES.quickStart);
    const docs = await weightOf(browser, server.origin + PAGES.docs);
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
      'search: to the first result': await measureFirstResult(browser, server.origin, LATEST),
      'search: first result, newest version': await measureFirstResult(
        browser,
        server.origin,
        VERSIONS[0].name,
      ),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
