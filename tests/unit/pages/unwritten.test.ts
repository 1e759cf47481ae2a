import { describe, expect, it } from 'vitest';
import { VERSIONS } from '../../../config/versions';
import { project } from '../reference/project';

const FILE = `${VERSIONS[0].folder}/usage/sample.mdx`;

const faultsOf = (page: string): readonly string[] => project({ [FILE]: page }).faults(FILE);

describe('what is still to be written', () => {
  it.each([
    ['![TODO](./diagrams/a.svg)', 'TODO'],
    ['<EntryFilter label="TODO" />', 'TODO'],
  ])('is named on a page with %j', (body, unwritten) => {
    expect(faultsOf(`Text.\n\n${body}\n`)).toEqual([
      `3: this is still to be written: "${unwritten}"`,
    ]);
  });

  it('is named in a list of the front matter', () => {
    expect(faultsOf('---\ngoals:\n  - I can.\n  - TODO\n---\n\nText.\n')).toEqual([
      '1: "goals" in the front matter is still to be written: "TODO"',
    ]);
  });

  it('may be what code says, and output that the examples write', () => {
    expect(
      faultsOf('`TODO`\n\n```powershell run\n# TODO\n```\n\n```text matches\nTODO\n```\n'),
    ).toEqual([]);
  });
});
