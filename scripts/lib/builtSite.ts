/**
 * The built site in a browser, for figures. Apart from `browser.ts`, which Playwright's configuration loads: that finds no
 * further modules of `scripts`.
 */
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from './browser';
import { serveStatic } from './staticServer';

/**
 * Serves the built site in `folder`, and starts a browser, until `use` is done.
 * @throws {Error} when there is no built site, or no browser
 */
export async function withBuiltSite<Result>(
  folder: string,
  use: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const server = await serveStatic(folder);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    return await use(browser, server.origin);
  } finally {
    await browser.close();
    await server.close();
  }
}
