/** A copy of a template becomes a page by writing the words that are still to come. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VERSIONS } from '../../../config/versions';
import { project, realPage } from '../reference/project';

/** Where pages of each kind stand. The command is one with the only parameter of the template. */
const PLACES: Readonly<Record<string, string>> = {
  'chapter.mdx': 'tutorial/sample',
  'command.mdx': 'commands/Get-ShouldOperator',
  'error.mdx': 'errors/sample',
  'guide.mdx': 'usage/sample',
  'recipe.mdx': 'recipes/sample',
};

it.each(readdirSync('templates'))('%s needs nothing but its words', (name) => {
  expect(Object.keys(PLACES)).toContain(name);
  const file = `${VERSIONS[0].folder}/${PLACES[name] ?? name}.mdx`;
  const page = realPage(`templates/${name}`)
    .replaceAll('TODO', 'Words')
    .replaceAll('Verb-Noun', 'Get-ShouldOperator');
  expect(project({ [file]: page }).faults(file)).toEqual([]);
});
