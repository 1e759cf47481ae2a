import { describe, expect, it } from 'vitest';
import { candidatesFor } from '../../../plugins/search/engine/spelling';

const vocabulary = new Set(['mock', 'should', 'coverage', 'discovery']);
const best = (word: string, isUnfinished = false) =>
  candidatesFor(word, vocabulary, isUnfinished)[0]?.text;

describe('a misspelled word', () => {
  it.each([
    ['moxk', 'mock'],
    ['mokc', 'mock'],
    ['shuold', 'should'],
    ['covrage', 'coverage'],
    ['covrege', 'coverage'],
    ['dicovery', 'discovery'],
  ])('%s stands for %s', (word, meant) => {
    expect(best(word)).toBe(meant);
  });

  it('is too short, or too far from any word', () => {
    expect(best('moc')).toBeUndefined();
    expect(best('shxxld')).toBeUndefined();
    expect(best('cxvxrxge')).toBeUndefined();
  });

  it('may be the beginning of one, while it is typed', () => {
    expect(best('discvo', true)).toBe('discovery');
    expect(best('discvo')).toBeUndefined();
  });
});
