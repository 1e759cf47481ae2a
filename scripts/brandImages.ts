/**
 * Draws the PNG and ICO fall-backs of the logo and the picture for social networks from `static/img/logo.svg`.
 * Run it after changing the logo: `npx tsx scripts/brandImages.ts`; the results are checked in.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { SITE_TAGLINE, SITE_TITLE } from '../config/site';
import { CHROMIUM_ARGS, ensureChromium } from './lib/browser';

const IMAGES = 'static/img';
const logo = readFileSync(`${IMAGES}/logo.svg`, 'utf8');

/** Wraps one PNG into an ICO file (format: 6 bytes header, 16 bytes directory entry, then the image). */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const socialCard = `<body style="margin:0;display:grid;align-content:center;gap:36px;width:1040px;height:630px;padding:0 80px;
  background:#0e1116;color:#fff;font:600 60px/1.2 system-ui,'Liberation Sans',sans-serif">
  <div style="display:flex;align-items:center;gap:28px;font-size:88px">
    <span style="width:112px;height:112px">${logo}</span>${SITE_TITLE}</div>
  <div style="color:#c4cdd8;font-weight:400">${SITE_TAGLINE}</div></body>`;

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...CHROMIUM_ARGS],
});
try {
  const page = await browser.newPage();
  const draw = async (html: string, width: number, height: number): Promise<Buffer> => {
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    return page.screenshot({ omitBackground: true });
  };
  const square = (size: number): Promise<Buffer> =>
    draw(`<body style="margin:0">${logo}</body>`, size, size);
  writeFileSync('static/favicon.ico', ico(await square(32), 32));
  writeFileSync(`${IMAGES}/apple-touch-icon.png`, await square(180));
  writeFileSync(`${IMAGES}/social.png`, await draw(socialCard, 1200, 630));
} finally {
  await browser.close();
}
