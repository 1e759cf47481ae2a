import { describe, expect, it } from 'vitest';
import { passes, readRequests } from '../../../plugins/search/client/protocol';

describe('requests', () => {
  const expected = {
    indexName: 'pester',
    query: 'mock',
    page: 2,
    hitsPerPage: 15,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v5']],
    marking: { pre: '<mark>', post: '</mark>', ellipsis: '…', words: 5 },
  };
  const parameters = {
    query: 'mock',
    page: 2,
    hitsPerPage: 15,
    facetFilters: expected.facetFilters,
    attributesToSnippet: ['hierarchy.lvl1:5', 'content:5'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };

  it.each([
    ['of the dialog', { requests: [{ indexName: 'pester', ...parameters }] }],
    ['with parameters of their own', { requests: [{ indexName: 'pester', params: parameters }] }],
    ['in the older form', [{ indexName: 'pester', params: parameters }]],
  ])('%s are read', (_, argument) => {
    expect(readRequests(argument)).toEqual([expected]);
  });

  it('get the defaults of Algolia', () => {
    expect(readRequests([{}])[0]).toEqual({
      indexName: '',
      query: '',
      page: 0,
      hitsPerPage: 20,
      facetFilters: [],
      marking: { pre: '<em>', post: '</em>', ellipsis: '…', words: 10 },
    });
  });

  it.each([undefined, null, 'mock', 5, { requests: 'mock' }])('%j holds none', (argument) => {
    expect(readRequests(argument)).toEqual([]);
  });

  it.each([{ page: -1 }, { page: '1' }, { hitsPerPage: 1.5 }, { query: 7 }])(
    '%j is replaced by the default',
    (wrong) => {
      expect(readRequests([wrong])).toEqual(readRequests([{}]));
    },
  );

  it('may be for no hits at all', () => {
    expect(readRequests([{ hitsPerPage: 0 }])[0]?.hitsPerPage).toBe(0);
  });
});

describe('filters', () => {
  const attributes = { language: 'en', docusaurus_tag: 'docs-default-v5' };

  it.each([
    [[], true],
    [['language:en'], true],
    [['language:de'], false],
    [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v5']], true],
    [['language:en', ['docusaurus_tag:default']], false],
    [['constructor:en'], false],
    [['nothing'], false],
  ])('%j', (filters, expected) => {
    expect(passes(filters, attributes)).toBe(expected);
  });
});
