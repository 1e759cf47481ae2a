/** Finds a Chromium for tests and scripts, and installs one where there is none. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';

/** First the one without a window, which Playwright itself takes for tests: pages are there a fifth sooner. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Playwright's own command, from the project's folder. */
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** Five minutes: a download or a package install takes less, and a blocked network must not hold a run up for ever. */
const INSTALL_TIME_LIMIT_MS = 5 * 60 * 1000;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of Playwright's own Chromium, else of one in PATH, else `undefined`. */
function findChromium(): string | undefined {
  const own = chromium.executablePath();
  if (isExecutable(own)) return own;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(
    isExecutable,
  );
}

function succeeds(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_TIME_LIMIT_MS });
  return status === 0;
}

/**
 * Path of a Chromium; where there is none, installs one: by Playwright's download, else, as root on a Debian-like
 * system, by its package manager.
 * @throws {Error} with one sentence that says what to do, when none can be installed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  // Not by npx, which only a shell could start on Windows.
  if (succeeds(process.execPath, [PLAYWRIGHT, 'install', 'chromium'])) {
    const downloaded = findChromium();
    if (downloaded !== undefined) return downloaded;
  }
  if (process.getuid?.() === 0 && succeeds('apt-get', ['update', '-qq'])) {
    const installs = (name: string): boolean =>
      succeeds('apt-get', ['install', '-y', '-qq', name, 'fonts-liberation']);
    // Not every Debian-like system has the first.
    if (!installs('chromium-headless-shell')) installs('chromium');
  }
  const installed = findChromium();
  if (installed === undefined) {
    throw new Error(
      'The browser tests need Chromium: run "npx playwright install chromium", or install your system\'s chromium package.',
    );
  }
  return installed;
}

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Arguments that Chromium needs as root in a container, and to stay off the network when idle. */
export const CHROMIUM_ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
