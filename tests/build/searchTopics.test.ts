/** What readers call a page or section leads to one that is there. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TOPICS } from '../../data/searchTopics';
import { INDEX_FOLDER, pathInVersion, type SearchIndex } from '../../plugins/search/indexFile';

it('every topic is of a page or section that some version has', () => {
  const folder = path.join('build', INDEX_FOLDER);
  const indexes = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SearchIndex,
  );
  const keys = indexes.flat().flatMap((page) => {
    const hashes = page.sections.flatMap(({ anchor }) =>
      anchor === undefined ? [] : `#${anchor}`,
    );
    return [page.path, pathInVersion(page.path)].flatMap((key) =>
      ['', ...hashes].map((hash) => key + hash),
    );
  });
  const known = new Set(keys);
  expect(Object.keys(TOPICS).filter((key) => !known.has(key))).toEqual([]);
});
