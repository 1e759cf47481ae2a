import { describe, expect, it } from 'vitest';
import { joined, partsOf, stemOf, wordsOf } from '../../../plugins/search/engine/tokenizer';

describe('words of a text', () => {
  it.each([
    ['Should-BeString', ['Should-BeString']],
    ['$PesterPreference.Output.Verbosity', ['PesterPreference.Output.Verbosity']],
    ['-ForEach @(1, 2)', ['ForEach', '1', '2']],
    ['TestDrive:\\file.txt', ['TestDrive', 'file.txt']],
    ['pester:no-parallel', ['pester:no-parallel']],
    ['[string[]] and/or', ['string', 'and', 'or']],
    ['naïve Größe', ['naïve', 'Größe']],
    ['… — !', []],
  ])('%s', (text, expected) => {
    expect(wordsOf(text).map((word) => word.text)).toEqual(expected);
  });
});

describe('a name in comparable form', () => {
  it.each([
    ['Should-BeString', 'shouldbestring'],
    ['should be string', 'shouldbestring'],
    ['Run.Path', 'runpath'],
    ['  don’t ', 'dont'],
    ['-', ''],
  ])('%s is %s', (text, expected) => {
    expect(joined(text)).toBe(expected);
  });
});

describe('parts of a name', () => {
  it.each([
    ['Should-BeString', ['should', 'bestring', 'be', 'string']],
    [
      'CodeCoverage.OutputPath',
      ['codecoverage', 'code', 'coverage', 'outputpath', 'output', 'path'],
    ],
    ['PSScriptRoot', ['ps', 'script', 'root']],
    ['mock', []],
  ])('%s', (word, expected) => {
    expect(partsOf(word)).toEqual(expected);
  });
});

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
