import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import fastGlob from 'fast-glob';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EXPORT_SOURCES } from '../../plugins/markdown-export/exportMarkdown';
import { RECORD_SOURCES } from '../../plugins/search/siteRecords';
import { ResultCache } from '../../plugins/lib/resultCache';

let root: string;
let derived: string[];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'result-cache-'));
  mkdirSync(path.join(root, 'code'));
  writeFileSync(path.join(root, 'code/derive.ts'), 'first');
  derived = [];
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** One build: derives the length of each text. */
function build(...texts: readonly (readonly string[])[]): number[] {
  const cache = new ResultCache<{ length: number }>(root, 'lengths', ['code/*.ts']);
  const results = texts.map((parts) =>
    cache.get(parts, () => {
      derived.push(parts.join('|'));
      return { length: parts.join('').length };
    }),
  );
  cache.save();
  return results.map(({ length }) => length);
}

describe('results of an earlier build', () => {
  it('are taken for the same texts, and only for those', () => {
    expect(build(['one'], ['three'])).toEqual([3, 5]);
    expect(build(['three'], ['one'], ['eleven'])).toEqual([5, 3, 6]);
    expect(derived).toEqual(['one', 'three', 'eleven']);
  });

  it('are not taken for the same letters in other texts', () => {
    build(['ab', 'c']);
    build(['a', 'bc']);
    expect(derived).toEqual(['ab|c', 'a|bc']);
  });

  it('are not taken when the code that derives them has changed', () => {
    build(['one']);
    writeFileSync(path.join(root, 'code/derive.ts'), 'second');
    build(['one']);
    expect(derived).toEqual(['one', 'one']);
  });

  it('are forgotten when a build did not ask for them', () => {
    build(['one'], ['three']);
    build(['one']);
    build(['three']);
    expect(derived).toEqual(['one', 'three', 'three']);
  });

  it.each(['', '{"version":', '[]', 'null'])('are none when the file holds "%s"', (content) => {
    build(['one']);
    const folder = path.join(root, 'node_modules/.cache/pester-docs');
    const files = readdirSync(folder);
    expect(files).toEqual(['lengths.json']);
    writeFileSync(path.join(folder, 'lengths.json'), content);
    expect(build(['one'])).toEqual([3]);
    expect(derived).toEqual(['one', 'one']);
  });
});

it.each([
  ['plugins/markdown-export/exportMarkdown.ts', EXPORT_SOURCES],
  ['plugins/search/recordsOfPage.ts', RECORD_SOURCES],
])(
  'results of %s are derived again when anything that it imports changes',
  async (module, sources) => {
    const { metafile } = await bundle({
      entryPoints: [module],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    });
    const imported = Object.keys(metafile.inputs);
    expect(imported).toContain(module);
    expect(fastGlob.sync(sources)).toEqual(expect.arrayContaining(imported));
  },
);
