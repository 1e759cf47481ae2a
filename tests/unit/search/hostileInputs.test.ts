import { expect, it } from 'vitest';
import { SearchEngine } from '../../../plugins/search/engine/searchEngine';
import { hostileInputs } from '../../data/hostileInputs';
import { indexOf } from './site';

const engine = new SearchEngine(
  indexOf([
    {
      path: 'docs/usage/mocking',
      title: 'Mock commands',
      text: 'A mock replaces a command, 1 + 1 times.',
      code: 'Mock Get-Date { $_ }',
      sections: { Syntax: 'Mock [-CommandName] <string>' },
    },
  ]),
);

it.each(hostileInputs.map((input) => [JSON.stringify(input.slice(0, 60)), input]))(
  'the engine answers %s with hits or with none',
  (_, input) => {
    for (const { section } of engine.search(input)) {
      expect(section.page.path).toBe('docs/usage/mocking');
    }
  },
);
