/** All measurements of a build, and the figures of them that have a budget. */
import { chromium } from '@playwright/test';
import { LATEST, VERSIONS } from '../../config/versions';
import { CHROMIUM_ARGS, ensureChromium } from '../lib/browser';
import { serveStatic } from '../lib/staticServer';
import { measureFirstResult, type LoadedFile } from '../search/bench';
import type { Figure } from './budgets';
import {
  htmlOf,
  KINDS_OF_PAGE,
  measurePage,
  outputSize,
  searchIndexes,
  weightOf,
  type KindOfPage,
  type PageWeight,
  type Sizes,
} from './measure';

export interface BenchReport {
  readonly pages: Readonly<Record<KindOfPage, PageWeight>>;
  /** The page with the most text, which is measured by its HTML alone. */
  readonly errorMessages: Sizes;
  /** HTML of the longest command page, in each version. */
  readonly shouldPages: readonly Sizes[];
  readonly searchIndexes: Readonly<Record<string, Sizes>>;
  /** What the first search in the latest version loads. */
  readonly firstResult: readonly LoadedFile[];
  readonly output: { readonly files: number; readonly bytes: number };
}

const ERROR_MESSAGES = `/${VERSIONS[0].routeBase}/usage/error-messages`;

/**
 * Measures the built site in `build` with a browser.
 * @throws {Error} when there is no built site, or no browser
 */
export async function measureBuild(build: string): Promise<BenchReport> {
  const server = await serveStatic(build);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS],
  });
  const page = (kind: KindOfPage) =>
    measurePage(browser, { build, origin: server.origin }, KINDS_OF_PAGE[kind]);
  try {
    return {
      pages: {
        home: await page('home'),
        docs: await page('docs'),
        command: await page('command'),
        should: await page('should'),
      },
      errorMessages: htmlOf(build, ERROR_MESSAGES),
      shouldPages: VERSIONS.map(({ routeBase }) => htmlOf(build, `/${routeBase}/commands/Should`)),
      searchIndexes: searchIndexes(build),
      firstResult: await measureFirstResult(browser, server.origin, LATEST),
      output: outputSize(build),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The figures that have a budget, in bytes. */
export function figuresOf({
  pages,
  errorMessages,
  shouldPages,
  firstResult,
}: BenchReport): Record<Figure, number> {
  const kinds = Object.values(pages);
  const most = (figure: (page: PageWeight) => number) => Math.max(...kinds.map(figure));
  return {
    'home: all': weightOf(pages.home, ['html', 'css', 'js', 'font', 'other']).brotli,
    'docs page: HTML, CSS and JavaScript': weightOf(pages.docs, ['html', 'css', 'js']).brotli,
    'docs page: JavaScript': pages.docs.js.brotli,
    CSS: most(({ css }) => css.brotli),
    'Should page: HTML, raw': Math.max(...shouldPages.map(({ raw }) => raw)),
    'error messages page: HTML, raw': errorMessages.raw,
    'error messages page: HTML': errorMessages.brotli,
    'loaded ahead': most(({ prefetched }) => prefetched.brotli),
    'search: to the first result': firstResult.reduce((sum, { brotli }) => sum + brotli, 0),
  };
}
