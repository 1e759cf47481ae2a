import MiniSearch, { type SearchResult } from 'minisearch';
import { describe, expect, it } from 'vitest';
import { sectionsOf, type Section } from '../../../plugins/search/indexFile';
import {
  FIELDS,
  fieldText,
  SectionIndex,
  type Field,
} from '../../../plugins/search/engine/sectionIndex';
import { termsOf, indexedWords } from '../../../plugins/search/engine/tokenizer';
import { indexOf } from './site';

const sections = sectionsOf(
  indexOf([
    {
      path: 'docs/usage/mocking',
      title: 'Mock commands',
      label: 'Mocking',
      description: 'Replace commands.',
      text: 'A mock replaces a command. Mocks end with the block.',
      code: 'Get-Date Mock',
      sections: { 'Check the calls': 'Should -Invoke counts calls of a mock.' },
    },
    { path: 'docs/commands/Mock', title: 'Mock', text: 'constructor __proto__ toString' },
    { path: 'docs/commands/Should', title: 'Should', text: '' },
  ]),
);

/** The same index, made by MiniSearch itself. */
function builtByMiniSearch(): MiniSearch<Section & { id: number }> {
  const index = new MiniSearch<Section & { id: number }>({
    fields: [...FIELDS],
    extractField: (section, field) =>
      field === 'id' ? section.id : fieldText(section, field as Field),
    tokenize: (text) => [...indexedWords(text)],
    processTerm: (word) => termsOf(word),
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  return index;
}

describe('index of sections', () => {
  it.each(['mock', 'command', 'call should', 'constructor', '__proto__', 'nothing'])(
    'finds "%s" as MiniSearch would',
    (query) => {
      const options = {
        tokenize: (text: string) => text.split(' '),
        processTerm: (term: string) => term,
      };
      const ids = (results: readonly SearchResult[]) =>
        results.map(({ id, match }) => [Number(id), Object.keys(match)]);
      expect(ids(new SectionIndex(sections).search(query, options))).toEqual(
        ids(builtByMiniSearch().search(query, options)),
      );
    },
  );

  it('knows its vocabulary', () => {
    const { vocabulary } = new SectionIndex(sections);
    expect(vocabulary.has('mocking')).toBe(true);
    expect(vocabulary.has('mockery')).toBe(false);
  });

  it('can be empty', () => {
    expect(new SectionIndex([]).search('mock')).toEqual([]);
  });
});
