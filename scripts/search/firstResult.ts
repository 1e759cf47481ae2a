/** Measures what the first search loads. */
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { documentedVersion, type VersionName } from '../../config/versions';

/** A file that the first search needs. */
export interface LoadedFile {
  readonly name: string;
  readonly bytes: number;
  /** Bytes as a host with Brotli sends them. */
  readonly brotli: number;
}

/** What is loaded from the first intent to search until the first result. */
export async function measureFirstResult(
  browser: Browser,
  origin: string,
  version: VersionName,
): Promise<LoadedFile[]> {
  const page = await browser.newPage();
  await page.goto(`${origin}/${documentedVersion(version).routeBase}/quick-start`);
  // On a busy machine the network is quiet before React listens to the keyboard.
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const bodies: Promise<LoadedFile>[] = [];
  page.on('response', (response) => {
    bodies.push(
      response.body().then((body) => ({
        name: new URL(response.url()).pathname,
        bytes: body.length,
        brotli: brotliCompressSync(body).length,
      })),
    );
  });
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('mock');
  await page.locator('.DocSearch-Hit').first().waitFor();
  const files = await Promise.all(bodies);
  await page.close();
  return files;
}
