import { beforeEach, describe, expect, it } from 'vitest';
import { pagesOfVersion } from '../../../lib/pages';
import { documentedVersion } from '../../../config/versions';
import { temporaryFolder } from '../../temporaryFolder';

const V6 = documentedVersion('v6').folder;

describe('pages', () => {
  let root: string;

  beforeEach(() => {
    root = temporaryFolder({
      [`${V6}/usage/mocking.mdx`]: '',
      [`${V6}/usage/_partial.mdx`]: '',
      [`${V6}/usage/diagrams/mock.svg`]: '',
      [`${V6}/quick-start.mdx`]: '',
      'versioned_docs/version-v5/quick-start.md': '',
    });
  });

  it('lists what Docusaurus makes a page of, sorted', () => {
    expect(pagesOfVersion('v6', root)).toEqual([
      { version: 'v6', id: 'quick-start', file: `${V6}/quick-start.mdx` },
      { version: 'v6', id: 'usage/mocking', file: `${V6}/usage/mocking.mdx` },
    ]);
  });
});
