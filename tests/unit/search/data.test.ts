import { describe, expect, it } from 'vitest';
import {
  FIELD_WEIGHTS,
  HEADING_BOOSTS,
  PAGE_BOOSTS,
  STOP_WORDS,
  SYNONYMS,
} from '../../../data/search';
import { parseQuery } from '../../../plugins/search/engine/query';
import { SearchEngine } from '../../../plugins/search/engine/searchEngine';
import { FIELDS } from '../../../plugins/search/engine/sectionIndex';
import { indexOf } from './site';

/** Words that no synonym, stop word or boost is about. */
const FILLER = { path: 'docs/other', title: 'Zebra', text: 'zebra giraffe' };

describe('synonyms', () => {
  it.each(SYNONYMS)('"$says" finds pages on $means', ({ says, means }) => {
    for (const meaning of means) {
      const engine = new SearchEngine(
        indexOf([{ path: 'docs/x', title: 'Page', text: meaning }, FILLER]),
      );
      expect(engine.search(`${says} `).map(({ section }) => section.page.path)).toEqual(['docs/x']);
    }
  });

  it('are in lower case, each once', () => {
    const says = SYNONYMS.map((synonym) => synonym.says);
    expect(says).toEqual(says.map((word) => word.toLowerCase()));
    expect(new Set(says).size).toBe(says.length);
  });

  it.each(SYNONYMS)('"$says" counts less than the word itself', ({ says, means }) => {
    const engine = new SearchEngine(
      indexOf([
        { path: 'docs/meant', title: 'Page', text: means.join(' ') },
        { path: 'docs/said', title: 'Page', text: says },
        FILLER,
      ]),
    );
    expect(engine.search(`${says} `)[0]?.section.page.path).toBe('docs/said');
  });
});

describe('stop words', () => {
  it.each(STOP_WORDS)('"%s" does not count beside another word', (word) => {
    expect(parseQuery(`${word} zebra`, new Set()).concepts).toEqual(['zebra']);
  });
});

describe('boosts', () => {
  it.each(PAGE_BOOSTS)('of pages below "$of"', ({ of, factor }) => {
    const path = of.endsWith('/') ? `${of}x` : of;
    const engine = new SearchEngine(
      indexOf([
        { path: `docs/${path}`, title: 'Zebra', text: 'zebra' },
        { path: 'docs/neutral', title: 'Zebra', text: 'zebra' },
      ]),
    );
    const [firstPage] = engine.search('zebra ').map(({ section }) => section.page.path);
    expect(firstPage).toBe(factor > 1 ? `docs/${path}` : 'docs/neutral');
  });

  it.each(PAGE_BOOSTS)('of "$of" hold in every version', ({ of, factor }) => {
    const path = of.endsWith('/') ? `${of}x` : of;
    const engine = new SearchEngine(
      indexOf([
        { path: `docs/v6/${path}`, title: 'Zebra', text: 'zebra' },
        { path: 'docs/v6/neutral', title: 'Zebra', text: 'zebra' },
      ]),
    );
    const [firstPage] = engine.search('zebra ').map(({ section }) => section.page.path);
    expect(firstPage).toBe(factor > 1 ? `docs/v6/${path}` : 'docs/v6/neutral');
  });

  it.each(HEADING_BOOSTS)('of the heading "$of"', ({ of, factor }) => {
    const engine = new SearchEngine(
      indexOf([
        { path: 'docs/x', title: 'A', sections: { [of]: 'zebra' } },
        { path: 'docs/y', title: 'B', sections: { Neutral: 'zebra' } },
      ]),
    );
    const [best] = engine.search('zebra ');
    expect(best?.section.heading.toLowerCase()).toBe(factor > 1 ? of : 'neutral');
  });

  it.each([...PAGE_BOOSTS, ...HEADING_BOOSTS])('of "$of" has a reason', ({ because, factor }) => {
    expect(because).toMatch(/^[A-Z].+\.$/);
    expect(factor).toBeGreaterThan(0);
  });
});

describe('weights', () => {
  it('are given for every field', () => {
    expect(Object.keys(FIELD_WEIGHTS).sort()).toEqual([...FIELDS].sort());
  });
});
