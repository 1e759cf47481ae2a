import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { htmlOf, outputSize, searchIndexes, sizesOf, sumOf } from '../../../scripts/bench/measure';

let build: string;

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'bench-'));
  mkdirSync(path.join(build, 'search-index'));
  writeFileSync(path.join(build, 'search-index/manifest.json'), '{}');
  writeFileSync(path.join(build, 'search-index/docs.json'), 'word '.repeat(400));
  writeFileSync(path.join(build, 'page.html'), '<p>text</p>');
});

afterEach(() => {
  rmSync(build, { recursive: true });
});

describe('the sizes of files', () => {
  it('are those of the content, compressed in both ways', () => {
    const { raw, gzip, brotli } = sizesOf(Buffer.from('word '.repeat(400)));
    expect(raw).toBe(2000);
    expect(gzip).toBeLessThan(100);
    expect(brotli).toBeLessThan(gzip);
  });

  it('add up', () => {
    const one = { raw: 3, gzip: 2, brotli: 1 };
    expect(sumOf([one, one])).toEqual({ raw: 6, gzip: 4, brotli: 2 });
    expect(sumOf([])).toEqual({ raw: 0, gzip: 0, brotli: 0 });
  });

  it('are known of every search index, not of the list of them', () => {
    expect(Object.keys(searchIndexes(build))).toEqual(['docs.json']);
  });

  it('are added up over the whole output', () => {
    expect(outputSize(build)).toEqual({ files: 3, bytes: 2 + 2000 + 11 });
  });

  it('of a page that is not there are refused with its name', () => {
    expect(htmlOf(build, '/page').raw).toBe(11);
    expect(() => htmlOf(build, '/other')).toThrow('The build has no page /other');
  });
});
