import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { memoryOfTree } from '../../../scripts/bench/buildCost';
import { multiplyProject, renamePage, withCopies } from '../../../scripts/bench/multipliedProject';
import { allPages } from '../../../scripts/lib/pages';
import { parseFrontMatter } from '../../../scripts/lib/mdx';

describe('the memory of a build', () => {
  it('is that of its process and all below it, in any order', () => {
    const table = ' 30 20 100\n 10 1 1\n 20 10 10\n 99 1 5000\n';
    expect(memoryOfTree(table, 10)).toBe(111 * 1024);
  });

  it('is nothing when the process is gone', () => {
    expect(memoryOfTree('1 0 100', 7)).toBe(0);
  });
});

describe('a copy of a page', () => {
  it('has another id, title and address, and the same text', () => {
    const source =
      '---\nid: a\ntitle: "A title"\nslug: /a\ndescription: What it is.\n---\n\nid: stays\n';
    const copy = renamePage(source, 3);
    expect(parseFrontMatter(copy, 'a.mdx')).toEqual({
      id: 'a-copy3',
      title: 'A title 3',
      slug: '/a-copy3',
      description: 'What it is. 3',
    });
    expect(copy.endsWith('\n---\n\nid: stays\n')).toBe(true);
  });

  it('follows its page in the sidebar', () => {
    const category = { link: { type: 'doc', id: 'x' }, items: ['a', { items: ['b'] }] };
    expect(withCopies(category, [2, 3])).toEqual([
      {
        link: { type: 'doc', id: 'x' },
        items: ['a', 'a-copy2', 'a-copy3', { items: ['b', 'b-copy2', 'b-copy3'] }],
      },
    ]);
  });
});

describe('a copy of the project', () => {
  it('has each page twice, its packages, and no cache', () => {
    const { root, pages, remove } = multiplyProject(2);
    try {
      const all = allPages(root);
      expect(pages).toBe(2 * allPages().length);
      expect(all).toHaveLength(pages);
      const [page] = all.filter(({ id }) => id === 'usage/mocking-copy2');
      expect(readFileSync(path.join(root, page?.file ?? ''), 'utf8')).toMatch(
        /^id: mocking-copy2$/m,
      );
      expect(existsSync(path.join(root, 'node_modules/typescript/package.json'))).toBe(true);
      expect(existsSync(path.join(root, 'node_modules/.cache'))).toBe(false);
      expect(existsSync(path.join(root, 'build'))).toBe(false);
    } finally {
      remove();
    }
    expect(existsSync(root)).toBe(false);
  });
});
