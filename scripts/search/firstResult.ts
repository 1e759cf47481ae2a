/** Measures what the first search loads. */
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { documentedVersion, type VersionName } from '../../config/versions';

/** Bytes, as a host with Brotli sends them, from the first intent to search until the first result. */
export async function measureFirstResult(
  browser: Browser,
  origin: string,
  version: VersionName,
): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`${origin}/${documentedVersion(version).routeBase}/quick-start`);
  // On a busy machine the network is quiet before React listens to the keyboard.
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    bodies.push(response.body());
  });
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('mock');
  await page.locator('.DocSearch-Hit').first().waitFor();
  const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
  await page.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}
