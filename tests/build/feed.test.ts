/** The built feed against the releases that it tells. */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { releases } from '../../data/releases';

it('the feed tells every release, newest first', () => {
  const $ = load(readFileSync('build/feed.xml', 'utf8'), { xml: true });
  const [newest] = releases;
  expect($('feed > link[rel="self"]').attr('href')).toBe('https://pester.dev/feed.xml');
  expect($('feed > updated').text()).toBe(`${newest.date}T00:00:00.000Z`);
  expect($('entry > id').first().text()).toMatch(new RegExp(`/releases/tag/${newest.release}$`));
  expect($('entry > link').first().attr('href')).toMatch(new RegExp(`/${newest.page}$`));
  expect($('entry > summary').first().text()).toBe(newest.text);
  const titles = $('entry > title')
    .toArray()
    .map((title) => $(title).text());
  expect(titles).toEqual(releases.map(({ release }) => `Pester ${release}`));
});
