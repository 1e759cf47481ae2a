import { describe, expect, it } from 'vitest';
import { snippet } from '../../../plugins/search/engine/highlight';

const terms =
  (...list: string[]) =>
  (term: string) =>
    list.includes(term);

describe('snippet', () => {
  it.each([
    [
      'as many words as asked for, with some before the match',
      'a b c d e f mock g h i j',
      '…e f <mark>mock</mark> g h…',
    ],
    ['the end of the text', 'a b c d e f g mock', '…d e f g <mark>mock</mark>'],
    [
      'the beginning when nothing matches',
      '<a> & "b" c d e f',
      '&lt;a&gt; &amp; &quot;b&quot; c d e…',
    ],
    ['a short text whole', 'A mock of Get-Call.', 'A <mark>mock</mark> of <mark>Get-Call</mark>.'],
    [
      'the stretch with more different matches',
      'mock mock mock mock mock mock a b calls mock',
      '…<mark>mock</mark> a b <mark>calls</mark> <mark>mock</mark>',
    ],
  ])('shows %s', (_, text, shown) => {
    expect(snippet(text, terms('mock', 'call'), 5)).toBe(shown);
  });
});
