import type * as Lite from 'algoliasearch/lite';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const MODULES = new URL('../../../node_modules/', import.meta.url);

/** Milliseconds to connect, to read and to write: what DocSearch and Algolia's browser client wait. */
const LIMITS = { connect: 1000, read: 2000, write: 30_000 };

describe('time limits with Algolia', () => {
  it('of the search page', async () => {
    // The browser's build of the client, which Node would not choose; it has no types of its own.
    const { liteClient } = (await import(
      new URL('algoliasearch/dist/lite/builds/browser.js', MODULES).href
    )) as typeof Lite;
    expect(liteClient('app', 'key').transporter.timeouts).toEqual(LIMITS);
  });

  it('of the dialog', () => {
    // DocSearch carries a client of its own, which it gives to nobody without a browser.
    const file = new URL('@docsearch/react/dist/esm/index.js', MODULES);
    const text = /timeouts:\{connect:([\de]+),read:([\de]+),write:([\de]+)\}/.exec(
      readFileSync(file, 'utf8'),
    );
    expect(text?.slice(1).map(Number)).toEqual(Object.values(LIMITS));
  });
});
