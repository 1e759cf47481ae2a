import path from 'node:path';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../scripts/lib/mdx';
import { toMarkdown } from '../../../plugins/markdown-export/toMarkdown';
import { checkPage } from '../../../plugins/remark/checkPage';

const FILE = 'docs/usage/page.mdx';

/** Lines of front matter and the empty one below it. */
const LINES_BEFORE = 5;

const page = (body: string) =>
  parsePage(`---\ntitle: Page\ndescription: A page.\n---\n\n${body}\n`, FILE);

/** What the plugin throws, or nothing. */
function faultsOf(body: string): string | undefined {
  try {
    checkPage()(page(body).tree, new VFile({ path: path.resolve(FILE) }));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const at = (line: number, fault: string): string => `${FILE}:${LINES_BEFORE + line}: ${fault}`;

const KNOWN =
  '<details>, <EntryFilter>, <MessageFinder>, <ResourceTable>, <summary>, <TabItem>, <Tabs>';
const KINDS = 'kind="articles|courses|misc|projects|videos" (required)';
const FILTER = 'label="…" (required), entries="items|rows" (required)';

describe('the page check', () => {
  it.each([
    '<ResourceTable kind="articles" />',
    '<EntryFilter label="Filter" entries="rows" />',
    '<Tabs groupId="os">\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n</Tabs>',
    '<details>\n<summary>More</summary>\n\nText.\n\n</details>',
    '{/* a comment */}',
    'Text {/* with a comment */} and `{ a }` and \\{1\\} and [a link](./b.mdx) and [brackets].',
  ])('allows %j', (body) => {
    expect(faultsOf(body)).toBeUndefined();
  });

  it.each([
    [
      'Text.<br />',
      `<br> is nothing that a page may use. Beside plain Markdown it may use ${KNOWN}.`,
    ],
    [
      '<CommandIndex />',
      `<CommandIndex> is nothing that a page may use. Beside plain Markdown it may use ${KNOWN}.`,
    ],
    [
      '<Diagram alt="a" svg="b" />',
      `<Diagram> is nothing that a page may use. Beside plain Markdown it may use ${KNOWN}.`,
    ],
    ['<>Text.</>', `<> is nothing that a page may use. Beside plain Markdown it may use ${KNOWN}.`],
    ['<ResourceTable kind="article" />', `<ResourceTable> has kind="article". It takes ${KINDS}.`],
    ['<ResourceTable />', `<ResourceTable> lacks kind. It takes ${KINDS}.`],
    ['<ResourceTable kind />', `<ResourceTable> has kind. It takes ${KINDS}.`],
    [
      '<EntryFilter label="Filter" entries="row" />',
      `<EntryFilter> has entries="row". It takes ${FILTER}.`,
    ],
    ['<EntryFilter label="" entries="rows" />', `<EntryFilter> has label="". It takes ${FILTER}.`],
    [
      '<EntryFilter label={name} entries="rows" />',
      `<EntryFilter> has label={name}. It takes ${FILTER}.`,
    ],
    [
      '<EntryFilter label="Filter" entries="rows" {...rest} />',
      `<EntryFilter> has {...rest}. It takes ${FILTER}.`,
    ],
    ['<Tabs lazy="yes" />', '<Tabs> has lazy="yes". It takes groupId="…".'],
    ['<details open>\n\nText.\n\n</details>', '<details> has open. It takes no attributes.'],
    [
      'see {1 + 1} here',
      '{1 + 1} is an expression, which pages may not use. Write its text; a brace that is meant as such is \\{, or stands in `code`.',
    ],
    [
      'import a from "a";\nexport const b = 1;',
      '"import a from "a";" is code, which pages may not hold. Components need no import.',
    ],
    [
      '[r]: ./b.mdx',
      '[r]: ./b.mdx is a definition, which pages may not use. Write the address into the link: [text](./b.mdx).',
    ],
  ])('refuses %j', (body, fault) => {
    expect(faultsOf(body)).toBe(at(1, fault));
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
      '<Tabs>\n<TabItem value="a" label="A tab">\n\nIn it.\n\n</TabItem>\n</Tabs>\n\n<EntryFilter label="Filter" entries="rows" />\n\n{/* not this */}\n\n<ResourceTable kind="courses" />';
    expect(convert(body)).toMatch(
      /^# Page\n\n> A page\.\n\n\*\*A tab\*\*\n\nIn it\.\n\n- \[[^\]]+\]\(https:/,
    );
  });
});
