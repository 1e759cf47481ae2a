import { describe, expect, it } from 'vitest';
import { errorEntries } from '../../../plugins/errors/entries';
import { parsePage } from '../../../lib/mdx';
import { fence } from '../examples/support';

const FILE = 'docs/errors/mocking.mdx';
const entries = (...text: string[]) => errorEntries(parsePage(text.join('\n'), FILE));

describe('errorEntries', () => {
  it('reads each level-3 section with its message', () => {
    const text = [
      '# Mocking',
      '## Calls',
      '### Never called {#never}',
      fence('text message', 'Expected <command> to be called,', '  but it was not.'),
      '### On Windows only {#windows}',
      fence('text message unseen', 'Access denied.'),
      '## Related',
      'Text.',
    ];
    expect(entries(...text)).toEqual([
      {
        id: 'never',
        label: 'Never called',
        message: 'Expected <command> to be called, but it was not.',
        isSeen: true,
        area: 'mocking',
        file: FILE,
        line: 3,
        endLine: 7,
      },
      {
        id: 'windows',
        label: 'On Windows only',
        message: 'Access denied.',
        isSeen: false,
        area: 'mocking',
        file: FILE,
        line: 9,
        endLine: 12,
      },
    ]);
  });

  it('names what an entry lacks', () => {
    const long = 'A label that does not fit into a table of contents at all';
    expect(() =>
      entries('### No id', fence('text message', 'a'), `### ${long} {#long}`, 'Text.'),
    ).toThrow(
      [
        `${FILE}:1: the entry "No id" needs an id of its own: ### No id {#my-id}`,
        `${FILE}:6: the label "${long}" has 57 characters; at most 50`,
        `${FILE}:6: the entry "${long}" has 0 \`text message\` fences; it needs one`,
      ].join('\n'),
    );
  });
});
