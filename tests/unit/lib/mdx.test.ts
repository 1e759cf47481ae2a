import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../scripts/lib/mdx';

const PAGE = `---
id: mocking
title: Mocking
---

Text with \`{ braces }\` and TestDrive:/backup in it.

## Plain \`-Foo\`

:::note A title

Inside.

:::

## Long text of a heading {#short}

\`\`\`powershell title="a.ps1"
# {#not-a-heading}
\`\`\`

| Option | Default |
| ------ | ------- |
| \`Run.Path\` | \`'.'\` |

## Plain \`-Foo\`
`;

describe('parsePage', () => {
  const page = parsePage(PAGE, 'docs/usage/mocking.mdx');

  it('reads the front matter', () => {
    expect(page.frontMatter).toEqual({ id: 'mocking', title: 'Mocking' });
  });

  it('reads admonitions, tables and code as nodes, and leaves colons in prose alone', () => {
    const types = page.tree.children.map((node) => node.type);
    expect(types).toContain('containerDirective');
    expect(types).toContain('table');
    expect(types).toContain('code');
    expect(toString(page.tree)).toContain('TestDrive:/backup');
  });

  it('keeps the line numbers of the file', () => {
    const code = page.tree.children.find((node) => node.type === 'code');
    expect(code?.position?.start.line).toBe(18);
  });

  it('names file, line and column of what is not MDX', () => {
    expect(() => parsePage('Fine.\n\nA {brace\n', 'docs/bad.mdx')).toThrow(/^docs\/bad\.mdx:3: /);
  });

  it('names the file whose front matter is not YAML', () => {
    expect(() => parsePage('---\ntitle: "a\n---\n', 'docs/bad.mdx')).toThrow(
      /^docs\/bad\.mdx:1: the front matter is not valid YAML: /,
    );
  });
});
