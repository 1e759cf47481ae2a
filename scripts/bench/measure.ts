/** Measures what a first visit to the built site loads, and how large the site's files are. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import fastGlob from 'fast-glob';

/** Bytes of one file or a sum of files: as stored, and as a host sends them compressed at the highest level. */
export interface Sizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** What a page consists of; `prefetched` is what the browser loads ahead for other pages. */
export const PARTS = ['html', 'css', 'js', 'font', 'other', 'prefetched'] as const;
export type Part = (typeof PARTS)[number];

/** What one page loads, by part. */
export type PageWeight = Readonly<Record<Part, Sizes>>;

/** The kinds of page that are measured, each by one page that is at the heavy end of its kind. */
export const KINDS_OF_PAGE = {
  home: '/',
  docs: '/docs/usage/mocking',
  command: '/docs/commands/Invoke-Pester',
  should: '/docs/commands/Should',
} as const;
export type KindOfPage = keyof typeof KINDS_OF_PAGE;

const NOTHING: Sizes = { raw: 0, gzip: 0, brotli: 0 };

/** Sizes of one file's content. Text and code compress; the sizes of a compressed image or font hardly differ. */
export function sizesOf(content: Buffer): Sizes {
  return {
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  };
}

/** Sum of sizes; each file is compressed by itself, as a host does it. */
export function sumOf(all: readonly Sizes[]): Sizes {
  return all.reduce(
    (sum, { raw, gzip, brotli }) => ({
      raw: sum.raw + raw,
      gzip: sum.gzip + gzip,
      brotli: sum.brotli + brotli,
    }),
    NOTHING,
  );
}

/** Sum of some parts of a page. */
export function weightOf(page: PageWeight, parts: readonly Part[]): Sizes {
  return sumOf(parts.map((part) => page[part]));
}

/**
 * Sizes of one built page's own HTML.
 * @param route path of the page, such as `/docs/commands/Should`
 * @throws {Error} when the build has no such page
 */
export function htmlOf(build: string, route: string): Sizes {
  const file = path.join(build, route === '/' ? 'index.html' : `${route}.html`);
  try {
    return sizesOf(readFileSync(file));
  } catch {
    throw new Error(`The build has no page ${route}: ${file} is missing.`);
  }
}

/**
 * Opens a page in a new browser profile, notes what it asks the network for until that is quiet, and adds up those files
 * of the build. (The HTML alone does not name all scripts: Docusaurus's main script asks for those of the page.)
 * @param build folder of the built site, which is served at `origin`
 * @param origin of the served build, without a trailing slash
 * @throws {Error} when the page does not answer with success, or asks for what the build does not hold
 */
export async function measurePage(
  browser: Browser,
  { build, origin }: { readonly build: string; readonly origin: string },
  route: string,
): Promise<PageWeight> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const answer = await page.goto(`${origin}${route}`);
    if (!answer?.ok()) throw new Error(`${route} answers ${answer?.status() ?? 'nothing'}.`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await networkQuiet(page);
    return addUp(build, await partByPath(requests));
  } finally {
    await context.close();
  }
}

/** How long the network must rest after the page is live: prefetching goes on until its budget is used up. */
const QUIET_MS = 1000;

async function networkQuiet(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction(
    ({ start, quiet }) => {
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      return performance.now() - Math.max(start, ...ends) > quiet;
    },
    { start: since, quiet: QUIET_MS },
  );
}

/** Part of each requested path. What the page itself needs is not loaded ahead, even if it is asked for twice. */
async function partByPath(requests: readonly Request[]): Promise<Map<string, Part>> {
  const parts = new Map<string, Part>();
  for (const request of requests) {
    const { pathname } = new URL(request.url());
    const part = await partOf(request);
    const known = parts.get(pathname);
    if (known === undefined || known === 'prefetched') parts.set(pathname, part);
  }
  return parts;
}

const PART_OF_TYPE: Readonly<Record<string, Part>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'font',
};

async function partOf(request: Request): Promise<Part> {
  const isPrefetch = (await request.headerValue('sec-purpose'))?.startsWith('prefetch') ?? false;
  return isPrefetch ? 'prefetched' : (PART_OF_TYPE[request.resourceType()] ?? 'other');
}

function addUp(build: string, parts: ReadonlyMap<string, Part>): PageWeight {
  const sum = (wanted: Part) =>
    sumOf(
      [...parts]
        .filter(([, part]) => part === wanted)
        .map(([pathname]) =>
          wanted === 'html' ? htmlOf(build, pathname) : fileOf(build, pathname),
        ),
    );
  return {
    html: sum('html'),
    css: sum('css'),
    js: sum('js'),
    font: sum('font'),
    other: sum('other'),
    prefetched: sum('prefetched'),
  };
}

/** Files that pages share are compressed once: that takes longer than loading them. */
const knownSizes = new Map<string, Sizes>();

function fileOf(build: string, pathname: string): Sizes {
  const file = path.join(build, pathname);
  const sizes = knownSizes.get(file) ?? sizesOf(readFileSync(file));
  knownSizes.set(file, sizes);
  return sizes;
}

/** Files of the local search index by name, without the manifest that lists them. */
export function searchIndexes(build: string): Record<string, Sizes> {
  const files = fastGlob.sync('search-index/*.json', {
    cwd: build,
    ignore: ['search-index/manifest.json'],
  });
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [path.basename(file), sizesOf(readFileSync(path.join(build, file)))]),
  );
}

/** Number of files of the built site, and their bytes as stored. */
export function outputSize(build: string): { readonly files: number; readonly bytes: number } {
  const files = fastGlob.sync('**/*', { cwd: build, dot: true });
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(build, file)).size, 0);
  return { files: files.length, bytes };
}
