import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isExecuted } from '../../../scripts/examples/fences';
import { HOME } from '../../../scripts/examples/home';
import { formatProblem } from '../../../lib/problem';
import { readSources } from '../../../scripts/examples/sources';
import { PROJECT_ROOT } from '../../../lib/pages';
import { features, frames } from '../../../data/home';
import { documentedVersion, LATEST } from '../../../config/versions';
import { temporaryFolder, writeFiles } from '../../temporaryFolder';
import { fence } from './support';

/** Where pages of v6 are: in `docs/` until it is released. */
const V6 = documentedVersion('v6').folder;

describe('what is read', () => {
  let root: string;

  const read = (selection?: Parameters<typeof readSources>[0]): string[] =>
    readSources(selection, root).pages.map(({ page }) => `${page.version} ${page.file}`);

  beforeEach(() => {
    root = temporaryFolder({
      [`${V6}/usage/a.mdx`]: fence('powershell', '1'),
      'versioned_docs/version-v4/usage/a.mdx': fence('powershell', '1'),
      'versioned_docs/version-v4/usage/b.mdx': fence('powershell', '1'),
    });
  });

  it('is every page of every version, and the home page', () => {
    writeFiles(root, {
      [HOME.file]: readFileSync(path.join(PROJECT_ROOT, HOME.file), 'utf8'),
    });
    expect(read()).toEqual([
      `v6 ${V6}/usage/a.mdx`,
      'v4 versioned_docs/version-v4/usage/a.mdx',
      'v4 versioned_docs/version-v4/usage/b.mdx',
      `${LATEST} data/home.ts`,
    ]);
  });

  it('is what was asked for', () => {
    expect(read({ version: 'v4' })).toHaveLength(2);
    expect(read({ pages: ['usage/a.mdx'] })).toEqual([
      `v6 ${V6}/usage/a.mdx`,
      'v4 versioned_docs/version-v4/usage/a.mdx',
    ]);
    expect(read({ pages: ['usage/a'], version: 'v6' })).toEqual([`v6 ${V6}/usage/a.mdx`]);
  });

  it('must be something', () => {
    expect(() => read({ pages: ['usage/b', 'usage/c'], version: 'v4' })).toThrow(
      'No page "usage/c" in v4. A page is named by its path in its version\'s folder without extension, such as usage/mocking; home exists as well.',
    );
  });

  it('tells of a page that is no MDX, and reads the others', () => {
    writeFiles(root, { [`${V6}/usage/a.mdx`]: 'Text.\n\n<Tabs>\n' });
    const { pages, problems } = readSources({ pages: ['usage/a'] }, root);
    expect(pages.map(({ page }) => page.version)).toEqual(['v4']);
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(new RegExp(`^${V6}/usage/a\\.mdx:\\d+: .*\`<Tabs>\``)),
    ]);
  });
});

describe('the code of the home page', () => {
  const fences = readSources({ pages: ['home'] }).pages.flatMap((page) => page.fences);

  it('is executed by the latest version, and each output is compared', () => {
    const outputs = [...frames, ...features].flatMap((one) => ('output' in one ? one.output : []));
    const compared = fences.filter(({ metadata }) => metadata.matches);
    expect(compared.map(({ code }) => code)).toEqual(outputs);
    for (const { outputOf } of compared) {
      expect(outputOf).toMatchObject({ version: LATEST });
      expect(outputOf && isExecuted(outputOf)).toBe(true);
    }
  });

  it.each(features)('has the lines that are shown and marked: $title', (one) => {
    expect(one.code.split('\n').slice(one.shown[0] - 1, one.shown[1])).toHaveLength(
      one.shown[1] - one.shown[0] + 1,
    );
    expect(one.output.split('\n')[one.point - 1]?.trim()).toMatch(/[^…]/);
  });
});
