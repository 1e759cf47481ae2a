import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../plugins/search/engine/query';

const vocabulary = new Set([
  'mock',
  'mocking',
  'should',
  'string',
  'shouldbestring',
  'it',
  'coverage',
  'test',
  'skip',
]);
const parse = (text: string) => parseQuery(text, vocabulary);
const termsFor = (text: string) => new Map(parse(text).terms.map((term) => [term.text, term]));

describe('a query', () => {
  it('leaves out words that say nothing', () => {
    expect(parse('how to skip a test').concepts).toEqual(['skip', 'test']);
  });

  it('keeps such words when nothing else is there', () => {
    expect(parse('It').concepts).toEqual(['It']);
  });

  it('takes the last word as unfinished, until a space follows', () => {
    expect(termsFor('mock').get('mock')?.prefix).toBe(true);
    expect(termsFor('mock ').get('mock')?.prefix).toBe(false);
    expect(termsFor('mock test').get('mock')?.prefix).toBe(false);
  });

  it('forgives a letter from four letters on, two from six, and none in known words', () => {
    expect(termsFor('mick x').get('mick')?.maxEdits).toBe(1);
    expect(termsFor('covrage x').get('covrage')?.maxEdits).toBe(2);
    expect(termsFor('moc x').get('moc')?.maxEdits).toBe(0);
    expect(termsFor('coverage x').get('coverage')?.maxEdits).toBe(0);
  });

  it('forgives swapped letters', () => {
    expect(termsFor('mokc x').get('mock')?.share).toBe(1);
    expect(termsFor('shuold x').get('should')?.share).toBe(1);
  });

  it('reads neighboring words as one name, where the pages have it', () => {
    const query = parse('should be string');
    const name = query.terms.find(({ text }) => text === 'shouldbestring');
    expect(name?.covers).toEqual([0, 1]);
    expect(query.terms.some(({ text }) => text === 'shouldbe')).toBe(false);
  });

  it('looks for the parts of a name too, at less weight', () => {
    const terms = termsFor('Should-BeString ');
    expect(terms.get('string')?.weight).toBeLessThan(terms.get('shouldbestring')?.weight ?? 0);
  });

  it.each(['', '   ', '…', '---'])('"%s" has no terms', (text) => {
    expect(parse(text).terms).toEqual([]);
  });
});
