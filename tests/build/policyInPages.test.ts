/** The security policy in the pages themselves, for hosts that send no headers of ours. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inlineScriptHashes, writePolicyIntoPages } from '../../scripts/build/finish';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/lib/browser';
import { serveStatic, type StaticServer } from '../../scripts/lib/staticServer';

const PAGES = ['index.html', '404.html', 'docs/quick-start.html'];

/** A browser has to start and load a page, on a machine that may be busy. */
const TIME_LIMIT_MS = 120_000;

let folder: string;
let server: StaticServer;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'policy-in-pages-'));
  for (const part of [...PAGES, 'assets', 'img'])
    cpSync(path.join('build', part), path.join(folder, part), { recursive: true });
  writePolicyIntoPages(folder, PAGES, { scriptHashes: inlineScriptHashes(folder, PAGES) });
  server = await serveStatic(folder, { host: 'plain' });
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS] });
}, TIME_LIMIT_MS);

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

it.each(['/', '/docs/quick-start'])(
  'lets %s do all that it does, and no other script',
  async (address) => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const response = await page.goto(server.origin + address);
    expect(response?.headers()['content-security-policy']).toBeUndefined();
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);

    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.broken = "yes"';
      document.body.append(script);
    });
    expect(await page.locator('html').getAttribute('data-broken')).toBeNull();
    expect(complaints).toEqual([expect.stringContaining('Content Security Policy')]);
    await page.close();
  },
  TIME_LIMIT_MS,
);

it('stands before everything that it governs', () => {
  for (const page of PAGES) {
    const html = readFileSync(path.join(folder, page), 'utf8');
    const policy = html.indexOf('http-equiv="Content-Security-Policy"');
    expect(policy).toBeGreaterThan(0);
    expect(policy).toBeLessThan(html.search(/<(?:script|link|style)\b/));
  }
});
