import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../lib/mdx';

describe('parsePage', () => {
  it('reads an admonition with a title, and leaves colons in prose alone', () => {
    const { tree } = parsePage(':::note A title\n\nIn TestDrive:/a.\n\n:::\n', 'docs/a.mdx');
    expect(tree.children.map(({ type }) => type)).toEqual(['containerDirective']);
    expect(toString(tree)).toContain('TestDrive:/a');
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
