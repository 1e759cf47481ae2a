/** Browser tests of the built site. Run them with `npm run test:e2e` (all) or `npm run test:smoke` (does it work at all). */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from './scripts/lib/browser';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Two beside vitest on the smallest machines; the browsers of more than four would need more memory than most have.
  workers: Math.min(4, Math.max(2, availableParallelism())),
  timeout: 90_000,
  // Machines that test other things at the same time answer late.
  expect: { timeout: 15_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: 'test-results/playwright.json' }],
  ],
  use: {
    launchOptions: {
      executablePath: ensureChromium(),
      // No page lives long enough for code to be compiled twice: it takes a sixth of the processor's time.
      args: [...CHROMIUM_ARGS, '--js-flags=--no-opt,--no-maglev,--always-sparkplug'],
    },
    // Tests keep the browser's cache of files and compiled scripts; cookies, storage, routes and permissions are taken away.
    reuseContext: true,
    // `--trace retain-on-failure` writes one: a picture of the page at each step takes a third of the time.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
