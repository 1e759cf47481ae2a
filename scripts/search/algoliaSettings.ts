/**
 * How Algolia searches the records: DocSearch's own settings, with the code of a section as its last searched attribute,
 * and the synonyms of the site. Source: https://docsearch.algolia.com/docs/templates (Docusaurus 3).
 */
import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { SYNONYMS } from '../../data/search';

export const INDEX_SETTINGS: IndexSettings = {
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content', 'code'],
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(label)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'description',
    'content',
    'unordered(code)',
  ],
  // One hit per address; the local engine does the same.
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
};

/** The synonyms, in one direction: who says "stub" means mocks, but not the other way round. */
export const INDEX_SYNONYMS: SynonymHit[] = SYNONYMS.map(({ says, means }) => ({
  objectID: `says-${says.replaceAll(' ', '-')}`,
  type: 'oneWaySynonym',
  input: says,
  synonyms: [...means],
}));
