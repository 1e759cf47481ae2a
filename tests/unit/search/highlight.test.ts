import { describe, expect, it } from 'vitest';
import { highlight, snippet } from '../../../plugins/search/engine/highlight';

const terms =
  (...list: string[]) =>
  (term: string) =>
    list.includes(term);

describe('highlighting', () => {
  it('marks words by any of their terms', () => {
    expect(highlight('Mocks and Should-BeString', terms('mock', 'string'))).toBe(
      '<mark>Mocks</mark> and <mark>Should-BeString</mark>',
    );
  });

  it('escapes everything else, matches included', () => {
    expect(highlight(`<img src=x onerror="a('mock')"> & <mock>`, terms('mock'))).toBe(
      '&lt;img src=x onerror=&quot;a(&#39;<mark>mock</mark>&#39;)&quot;&gt; &amp; &lt;<mark>mock</mark>&gt;',
    );
  });
});

describe('snippet', () => {
  it.each([
    [
      'as many words as asked for, with some before the match',
      'a b c d e f mock g h i j',
      '…e f <mark>mock</mark> g h…',
    ],
    ['the end of the text', 'a b c d e f g mock', '…d e f g <mark>mock</mark>'],
    ['the beginning when nothing matches', '<a> b c d e f', '&lt;a&gt; b c d e…'],
    ['a short text whole', 'A mock.', 'A <mark>mock</mark>.'],
    [
      'the stretch with more different matches',
      'mock mock mock mock mock mock a b calls mock',
      '…<mark>mock</mark> a b <mark>calls</mark> <mark>mock</mark>',
    ],
  ])('shows %s', (_, text, shown) => {
    expect(snippet(text, terms('mock', 'call'), 5)).toBe(shown);
  });
});
