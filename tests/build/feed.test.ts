/** The built feed against the releases that it tells. */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { releases } from '../../data/releases';

it('the feed tells every release, newest first', () => {
  const $ = load(readFileSync('build/feed.xml', 'utf8'), { xml: true });
  const titles = $('entry > title')
    .toArray()
    .map((title) => $(title).text());
  expect(titles).toEqual(releases.map(({ release }) => `Pester ${release}`));
});
