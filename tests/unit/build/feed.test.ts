import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { atomFeed } from '../../../scripts/build/feed';
import { LATEST, VERSIONS } from '../../../config/versions';
import { releases, type Release } from '../../../data/releases';

const SITE = { origin: 'https://example.org', baseUrl: '/site/' };

const RELEASE: Release = {
  release: '9.8.0',
  version: LATEST,
  date: '2026-06-28',
  text: 'Mocks & <tags> in a sentence.',
  page: 'quick-start',
};

const parse = (xml: string) => load(xml, { xml: true });

describe('the feed', () => {
  it('names itself, and is as new as its newest entry', () => {
    const older = { ...RELEASE, release: '9.7.0', date: '2025-01-08' };
    const $ = parse(atomFeed([older, RELEASE], SITE));
    expect($('feed > id').text()).toBe('https://example.org/site/');
    expect($('feed > link[rel="self"]').attr('href')).toBe('https://example.org/site/feed.xml');
    expect($('feed > updated').text()).toBe('2026-06-28T00:00:00.000Z');
    const titles = $('entry > title').toArray();
    expect(titles.map((title) => $(title).text())).toEqual(['Pester 9.8.0', 'Pester 9.7.0']);
  });

  it('leads from an entry to the page, and keeps its text as it is written', () => {
    const $ = parse(atomFeed([RELEASE], SITE));
    expect($('entry > link').attr('href')).toBe('https://example.org/site/docs/quick-start');
    expect($('entry > id').text()).toMatch(/\/releases\/tag\/9\.8\.0$/);
    expect($('entry > summary').text()).toBe(RELEASE.text);
  });

  it.each(['2026-6-28', '2026-02-30', 'soon'])('refuses the date "%s" with its release', (date) => {
    expect(() => atomFeed([{ ...RELEASE, date }], SITE)).toThrow(`the date of 9.8.0 is "${date}"`);
  });
});

describe('the releases', () => {
  it('hold the one of every documented version', () => {
    for (const { name, pester } of VERSIONS) {
      expect(releases).toContainEqual(expect.objectContaining({ version: name, release: pester }));
    }
  });

  it('are sorted, newest first', () => {
    const dates = releases.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});
