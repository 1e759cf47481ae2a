import { describe, expect, it } from 'vitest';
import { stemOf } from '../../../plugins/search/engine/tokenizer';

describe('stem', () => {
  it.each([
    [['mock', 'mocks', 'mocked', 'mocking'], 'mock'],
    [['skip', 'skips', 'skipped', 'skipping'], 'skip'],
    [['name', 'names', 'naming', 'named'], 'nam'],
    [['category', 'categories'], 'category'],
    [['call', 'calls', 'called'], 'call'],
    [['pass', 'passes', 'passed'], 'pass'],
  ])('%s meet', (words, stem) => {
    expect(words.map(stemOf)).toEqual(words.map(() => stem));
  });

  it.each(['string', 'status', 'this', 'need', 'class', 'v5', 'ps1'])('%s stays', (word) => {
    expect(stemOf(word)).toBe(word);
  });
});
