import { expect, it } from 'vitest';
import { differencesBetween } from '../../../scripts/release/differences';
import { loadReference } from '../../../plugins/reference/facts';
import { PROJECT_ROOT } from '../../../lib/pages';

it('names what is new, gone and different in a release, and nothing else', () => {
  const newer = loadReference(PROJECT_ROOT, 'v6');
  expect(differencesBetween(newer, newer)).toEqual([]);

  const older = structuredClone(newer);
  const mock = older.commands.find(({ name }) => name === 'Mock');
  const [first] = mock?.parameters ?? [];
  mock?.parameters.pop();
  if (first) mock?.parameters.push({ ...first, name: 'Old' });
  older.commands = older.commands.filter(({ name }) => name !== 'It');
  for (const option of older.configuration?.Run ?? [])
    if (option.name === 'Throw') option.default = true;
  const differences = differencesBetween(older, newer);
  expect(differences).toContainEqual({
    kind: 'option',
    name: 'Run.Throw',
    before: 'bool, default $true',
    after: 'bool, default $false',
  });
  expect(differences).toContainEqual({
    kind: 'command',
    name: 'It',
    before: undefined,
    after: expect.stringContaining('It [-Name] <string>') as unknown,
  });
  expect(differences.at(-1)).toEqual({
    kind: 'parameter',
    name: 'Mock -Old',
    before: '`string` · position 0',
    after: undefined,
  });
  expect(differences.filter(({ name }) => !/^(?:It|Mock|Run)\b/.test(name))).toEqual([]);
});
