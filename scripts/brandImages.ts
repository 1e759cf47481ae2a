/**
 * Draws the PNG and ICO fall-backs of the logo and the picture for social networks from `static/img/favicon.svg`.
 * Run it after changing the logo: `npx tsx scripts/brandImages.ts`; the results are checked in.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { SITE_TAGLINE, SITE_TITLE } from '../config/site';
import { CHROMIUM_ARGS, ensureChromium } from './lib/browser';

const IMAGES = 'static/img';
const logo = readFileSync(`${IMAGES}/favicon.svg`, 'utf8');

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

/** A line of the home page's headline, with the mark that Pester prints before it. */
const line = (mark: string, color: string, text: string): string =>
  `<div><span style="color:${color};letter-spacing:-0.1em;margin-right:0.4em">[${mark}]</span>${text}</div>`;

const socialCard = `<body style="margin:0;display:grid;align-content:center;gap:40px;width:1040px;height:630px;padding:0 80px;
  background:#860b76;color:#fff;font:700 88px/1.15 'Cascadia Code','Liberation Mono',monospace;letter-spacing:-0.04em">
  <div>${line('&nbsp;', '#f3b6ea', 'Write it.')}${line('-', '#ffbdae', 'See it fail.')}${line('+', '#8df0ae', 'See it pass.')}</div>
  <div style="color:#fbe3f7;font:400 36px/1.3 system-ui,'Liberation Sans',sans-serif;letter-spacing:0">
    <b>${SITE_TITLE}</b> &nbsp; ${SITE_TAGLINE}</div></body>`;

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
