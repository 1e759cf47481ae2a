/** Keeps `src/theme` small: every file there has to be carried over by hand when Docusaurus changes the original. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';

const FOLDER = path.resolve('src/theme');

const MAX_LINES = 40;

/** What wraps the theme's component, and renders it. */
const WRAPPERS = [
  'CodeBlock/Line/Token/index.tsx',
  // The bare text of `Token` saves little unless the line joins it.
  'CodeBlock/Line/index.tsx',
  'DocBreadcrumbs/index.tsx',
  'DocCategoryGeneratedIndexPage/index.tsx',
  'DocItem/Footer/index.tsx',
  'DocItem/Metadata/index.tsx',
  'ErrorPageContent/index.tsx',
  'MDXComponents/index.tsx',
  'NavbarItem/DocsVersionDropdownNavbarItem.tsx',
  'NavbarItem/NavbarNavLink.tsx',
  'prism-include-languages.ts',
];

/** What stands in for the theme's component: each names its replacement and holds nothing else. */
const REPLACEMENTS = [
  'CodeBlock/index.tsx',
  'DocCardList/index.tsx',
  'LastUpdated/index.tsx',
  'NotFound/Content/index.tsx',
  'SearchBar/index.tsx',
  'SearchPage/index.tsx',
];

const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');

describe('src/theme', () => {
  it('holds the files that it may hold, and no other', () => {
    const files = fastGlob.sync('**', { cwd: FOLDER, dot: true });
    expect(files.sort()).toEqual([...WRAPPERS, ...REPLACEMENTS].sort());
  });

  it.each([...WRAPPERS, ...REPLACEMENTS])('%s is thin and begins with its reason', (file) => {
    const lines = read(file).trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
    expect(lines[0]).toMatch(/^\/\/ (Wrapped|Replaced|Ejected)\b.* \S/);
  });

  it.each(WRAPPERS)('%s renders the original', (file) => {
    const original = `@theme-original/${file.replace(/(\/index)?\.tsx?$/, '')}`;
    const statement = new RegExp(`^import (\\w+) from '${original}';$`, 'm').exec(read(file));
    if (!statement) throw new Error(`src/theme/${file} does not import ${original}`);
    const [line, name] = statement;
    const afterImport = read(file).split(line)[1];
    expect(afterImport).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it.each(REPLACEMENTS)('%s only names its replacement', (file) => {
    const code = read(file)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('//'));
    expect(code).toEqual([
      expect.stringMatching(/^export \{ default \} from '@site\/src\/components\/\w+';$/),
    ]);
  });
});
