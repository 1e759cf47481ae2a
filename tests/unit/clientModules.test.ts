import { describe, expect, it } from 'vitest';
import { cleanPath, decodableText } from '../../config/cleanPath';
import {
  closestPages,
  queryFromPath,
  titleFromPath,
} from '../../src/components/NotFound/closestPages';

describe('the one address of a page', () => {
  it.each([
    ['/docs/usage.html', '/docs/usage'],
    ['/docs/usage/index.html', '/docs/usage'],
    ['/docs/usage/', '/docs/usage'],
    ['/docs/usage', '/docs/usage'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/404.html', '/404.html'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ])('%s is %s', (path, clean) => {
    expect(cleanPath(path, '/')).toBe(clean);
  });

  it('keeps the slash of a home page below a path', () => {
    expect(cleanPath('/site/index.html', '/site/')).toBe('/site/');
    expect(cleanPath('/site/docs/a/', '/site/')).toBe('/site/docs/a');
  });

  it('has a hash that can be decoded', () => {
    expect(decodableText('#a%20b')).toBe('#a%20b');
    expect(decodableText('#100%')).toBe('#100%25');
  });
});

describe('the closest pages', () => {
  const pages = [
    'quick-start',
    'usage/mocking',
    'usage/modules',
    'commands/Mock',
    'commands/Should-Be',
  ];

  it('forgive typing errors', () => {
    expect(closestPages('usage/mockng', pages, 5)[0]).toBe('usage/mocking');
    expect(closestPages('commands/shouldbe', pages, 5)[0]).toBe('commands/Should-Be');
    expect(closestPages('mocking', pages, 1)).toEqual(['usage/mocking']);
  });

  it('are none when nothing is alike', () => {
    expect(closestPages('wp-login.php', pages, 5)).toEqual([]);
    expect(closestPages('', pages, 5)).toEqual([]);
  });

  it('have a query and titles in words', () => {
    expect(queryFromPath('usage/setup-and-teardown', 64)).toBe('setup and teardown');
    expect(queryFromPath('commands/Invoke-Pestr', 64)).toBe('Invoke-Pestr');
    expect(queryFromPath('a'.repeat(100), 64)).toHaveLength(64);
    expect(titleFromPath('usage/setup-and-teardown')).toBe('Usage › Setup and teardown');
    expect(titleFromPath('commands/Should-Be')).toBe('Commands › Should-Be');
  });
});
