/** Every page is also there as Markdown, and the lists for language models name all of them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { REMOVED } from '../../config/fileChanges';
import { VERSIONS } from '../../config/versions';
import { pathsOfVersion } from '../../lib/addresses';
import { BUILD } from './builtPages';

/** Code is broken into lines and indented differently in either form. */
const withoutSpace = (code: string): string => code.replace(/\s+/g, '');

/** The part of a page that its Markdown repeats: the sidebar beside it takes longer to read than most pages. */
const articleOf = (html: string): string =>
  html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));

/** What a reader without the site could not use. */
function leftovers(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'html') found.push(`line ${line}: markup ${node.value}`);
    if (node.type === 'link' && !/^(?:https?|mailto):/.test(node.url))
      found.push(`line ${line}: link to ${node.url}`);
    if (
      node.type === 'text' &&
      /\{#|^import .* from |^export (?:const|default|function) /.test(node.value)
    )
      found.push(`line ${line}: ${node.value}`);
  });
  return found;
}

describe.each(VERSIONS)('Markdown of $name', ({ name, routeBase }) => {
  const routes = [...pathsOfVersion(name)].map((page) => `/${routeBase}/${page}`);

  it.each(routes)('%s is clean Markdown, with the code of the page', (route) => {
    const markdown = readFileSync(path.join(BUILD, `${route}.md`), 'utf8');
    expect(markdown).toMatch(/^# \S/);
    expect(markdown).not.toMatch(/^---\n/);
    // Without tables and the like, which take half of the time: links, markup and code are found without them.
    const tree = fromMarkdown(markdown);
    expect(leftovers(tree)).toEqual([]);

    const page = cheerio.load(articleOf(readFileSync(path.join(BUILD, `${route}.html`), 'utf8')));
    // What is gone from a file stands on the site only, so that a reader sees the change.
    page(`.${REMOVED.className}`).remove();
    const shown = page('pre code')
      .toArray()
      .map((code) => withoutSpace(page(code).text()));
    const written: string[] = [];
    visit(tree, 'code', ({ value }) => {
      written.push(withoutSpace(value));
    });
    expect(shown).toEqual(written);
  });

  it('llms.txt lists every page once, in sidebar order, and llms-full.txt holds them', () => {
    const list = readFileSync(path.join(BUILD, routeBase, 'llms.txt'), 'utf8');
    const listed = [...list.matchAll(/^- \[.*\]\(https:\/\/pester\.dev(\S+)\.md\): \S/gm)].map(
      (match) => match[1],
    );
    expect([...listed].sort()).toEqual([...routes].sort());
    expect(listed[0]).toBe(`/${routeBase}/quick-start`);
    const full = readFileSync(path.join(BUILD, routeBase, 'llms-full.txt'), 'utf8');
    for (const route of listed)
      expect(full).toContain(readFileSync(path.join(BUILD, `${route}.md`), 'utf8'));
  });
});

it('the top llms.txt is that of the latest version', () => {
  expect(existsSync(path.join(BUILD, 'llms-full.txt'))).toBe(true);
  expect(readFileSync(path.join(BUILD, 'llms.txt'), 'utf8')).toBe(
    readFileSync(path.join(BUILD, 'docs/llms.txt'), 'utf8'),
  );
});
