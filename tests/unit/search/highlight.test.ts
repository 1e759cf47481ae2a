import { describe, expect, it } from 'vitest';
import {
  escapeHtml,
  highlight,
  matchWords,
  snippet,
} from '../../../plugins/search/engine/highlight';

const marking = { pre: '<mark>', post: '</mark>', ellipsis: '…', words: 5 };
const terms =
  (...list: string[]) =>
  (term: string) =>
    list.includes(term);

describe('highlighting', () => {
  it('marks words by any of their terms', () => {
    expect(
      highlight(matchWords('Mocks and Should-BeString', terms('mock', 'string')), marking).value,
    ).toBe('<mark>Mocks</mark> and <mark>Should-BeString</mark>');
  });

  it('escapes everything else, matches included', () => {
    const { value } = highlight(
      matchWords(`<img src=x onerror="a('mock')"> & <mock>`, terms('mock')),
      marking,
    );
    expect(value).toBe(
      '&lt;img src=x onerror=&quot;a(&#39;<mark>mock</mark>&#39;)&quot;&gt; &amp; &lt;<mark>mock</mark>&gt;',
    );
  });

  it.each([
    ['mock', 'full'],
    ['mock more', 'partial'],
    ['more', 'none'],
    ['', 'none'],
  ] as const)('of "%s" tells how much matched: %s', (text, level) => {
    expect(highlight(matchWords(text, terms('mock')), marking).matchLevel).toBe(level);
  });

  it('lists the matched words once', () => {
    expect(highlight(matchWords('Mock a mock', terms('mock')), marking).matchedWords).toEqual([
      'mock',
    ]);
  });
});

describe('snippet', () => {
  const text = 'one two three four five six seven eight mock ten eleven twelve.';

  it('has as many words as asked for, around the match', () => {
    expect(snippet(matchWords(text, terms('mock')), marking).value).toBe(
      '…eight <mark>mock</mark> ten eleven twelve.',
    );
  });

  it('starts at the beginning when nothing matches', () => {
    expect(snippet(matchWords(text, terms('zebra')), marking).value).toBe(
      'one two three four five…',
    );
  });

  it('prefers the stretch with more different matches', () => {
    const repeated = 'mock mock mock mock mock mock calls of the mock count';
    expect(snippet(matchWords(repeated, terms('mock', 'call', 'count')), marking).value).toMatch(
      /calls.*<mark>mock<\/mark> <mark>count<\/mark>$/,
    );
  });

  it('is the whole text when that is short', () => {
    expect(snippet(matchWords('A mock.', terms('mock')), marking).value).toBe(
      'A <mark>mock</mark>.',
    );
  });

  it('escapes', () => {
    expect(
      snippet(matchWords('<b> one two three four five six', terms()), marking).value,
    ).not.toContain('<b>');
  });
});

it('escapes HTML', () => {
  expect(escapeHtml(`<a href="x">'&'</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;',
  );
});
