import { describe, expect, it } from 'vitest';
import { VERSIONS } from '../../../config/versions';
import { toMarkdown } from '../../../plugins/markdown-export/toMarkdown';
import { completePage } from '../../../plugins/pages/completePage';
import { messageOf } from '../../../lib/problem';

const FILE = `${VERSIONS[0].folder}/usage/page.mdx`;

/** Lines of front matter and the empty one below it. */
const LINES_BEFORE = 5;

const page = (body: string) =>
  completePage(`---\ntitle: Page\ndescription: A page.\n---\n\n${body}\n`, FILE);

/** What the plugin throws, or nothing. */
function faultsOf(body: string): string | undefined {
  try {
    page(body);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

const at = (line: number, fault: string): string => `${FILE}:${LINES_BEFORE + line}: ${fault}`;

describe('the page check', () => {
  it.each([
    '<ResourceTable kind="articles" />',
    '<EntryFilter label="Filter" />',
    '<Tabs groupId="os">\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n</Tabs>',
    '<details>\n<summary>More</summary>\n\nText.\n\n</details>',
    '{/* a comment */}',
    'Text {/* with a comment */} and `{ a }` and \\{1\\} and [a link](./b.mdx) and [brackets].',
  ])('allows %j', (body) => {
    expect(faultsOf(body)).toBeUndefined();
  });

  it.each([
    ['Text.<br />', '<br> is nothing that a page may use'],
    ['<CommandIndex />', '<CommandIndex> is nothing'],
    ['<Diagram alt="a" svg="b" />', '<Diagram> is nothing'],
    ['<>Text.</>', '<> is nothing'],
    [
      '<ResourceTable kind="article" />',
      '<ResourceTable> has kind="article". It takes kind="articles|',
    ],
    ['<ResourceTable />', '<ResourceTable> lacks kind.'],
    ['<ResourceTable kind />', '<ResourceTable> has kind.'],
    ['<EntryFilter label="" />', '<EntryFilter> has label="".'],
    ['<EntryFilter label={name} />', '<EntryFilter> has label={name}.'],
    ['<EntryFilter label="Filter" {...rest} />', '<EntryFilter> has {...rest}.'],
    ['<Tabs lazy="yes" />', '<Tabs> has lazy="yes". It takes groupId="…".'],
    ['<details open>\n\nText.\n\n</details>', '<details> has open. It takes no attributes.'],
    ['see {1 + 1} here', '{1 + 1} is an expression'],
    ['import a from "a";\nexport const b = 1;', '"import a from "a";" is code'],
    ['[r]: ./b.mdx', '[r]: ./b.mdx is a definition'],
  ])('refuses %j', (body, fault) => {
    expect(faultsOf(body)).toContain(at(1, fault));
  });

  it('says what is allowed instead', () => {
    expect(faultsOf('<Foo />')).toContain('it may use <details>, <EntryFilter>, <MessageFinder>');
  });

  it('reports each fault of a page, by its line', () => {
    expect(faultsOf('Text {1}.\n\n<Tabs>\n\nOn a <kbd>Key</kbd>.\n\n</Tabs>')?.split('\n')).toEqual(
      [expect.stringContaining(at(1, '{1} is')), expect.stringContaining(at(5, '<kbd> is'))],
    );
  });
});

describe('a page as Markdown', () => {
  const convert = (body: string) => toMarkdown(page(body), (target) => target);

  it('writes out what its elements show', () => {
    const body =
      '<Tabs>\n<TabItem value="a" label="A tab">\n\nIn it.\n\n</TabItem>\n</Tabs>\n\n<EntryFilter label="Filter" />\n\n{/* not this */}\n\n<ResourceTable kind="courses" />';
    expect(convert(body)).toMatch(
      /^# Page\n\n> A page\.\n\n\*\*A tab\*\*\n\nIn it\.\n\n- \[[^\]]+\]\(https:/,
    );
  });
});
