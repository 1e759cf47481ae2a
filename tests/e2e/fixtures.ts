/**
 * The test function of all browser tests. Beside what a test checks itself, it fails on anything a reader's browser would
 * complain about: console errors (violations of the security policy are some), uncaught exceptions, failed requests, and
 * requests to another origin.
 */
import { test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { hydrated } from '../../scripts/lib/browser';
import { serveStatic } from '../../scripts/lib/staticServer';
import { SITE_FOLDER } from './globalSetup';

export { expect } from '@playwright/test';

interface Options {
  /** Complaints that the test provokes on purpose: one expression, since Playwright reads a list of two as something else. */
  expectedComplaints: readonly RegExp[];
  /** `plain` is a host that serves files and knows no rules; see `scripts/lib/staticServer.ts`. */
  host: 'rules' | 'plain';
}

interface Fixtures {
  /** What the browser complained about so far; checked to be empty when the test ends. */
  complaints: string[];
}

interface WorkerFixtures {
  /** Origin of the same site on a plain host. */
  plainOrigin: string;
}

// cspell:ignore weberror

/** Writes down what the browser complains about on each page that a test opens. */
function collectComplaints(context: BrowserContext, origin: string, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`console ${message.type()}: ${message.text()} (${message.page()?.url()})`);
    }
  });
  context.on('weberror', (fault) => {
    complaints.push(`uncaught: ${fault.error().message} (${fault.page()?.url()})`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // A navigation cancels what the page before it still loads.
    if (reason !== 'net::ERR_ABORTED')
      complaints.push(`request failed: ${request.url()} (${reason})`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      complaints.push(`request to another origin: ${request.url()}`);
    }
  });
}

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  expectedComplaints: [[], { option: true }],
  host: ['rules', { option: true }],
  plainOrigin: [
    async ({}, use) => {
      const server = await serveStatic(SITE_FOLDER, { host: 'plain' });
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host, plainOrigin }, use) => {
    await use(host === 'plain' ? plainOrigin : process.env.SITE_ORIGIN);
  },
  complaints: [
    async ({ page, baseURL, expectedComplaints }, use) => {
      const complaints: string[] = [];
      collectComplaints(page.context(), baseURL ?? '', complaints);
      await use(complaints);
      const unexpected = complaints.filter(
        (text) => !expectedComplaints.some((expected) => expected.test(text)),
      );
      base.expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until React has taken it over. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Where an element is in the window. */
export const boxOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);

/** How far the page can be scrolled sideways, in pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Text of the clipboard; a test asks for the permission itself. */
export const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/**
 * Does what copies code, and waits until a button says that it did. The button says so for one second only, which a busy
 * machine may miss: the page looks at itself at each frame, from before.
 */
export async function copies(page: Page, act: () => Promise<void>): Promise<void> {
  const said = page.waitForFunction(
    () => document.querySelector('button[aria-label="Copied"]') !== null,
    undefined,
    { polling: 'raf' },
  );
  await Promise.all([said, act()]);
}

/** Holds requests for these addresses back until the function is called that it gives. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
