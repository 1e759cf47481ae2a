import { describe, expect, it, vi } from 'vitest';
import { cleanPath, decodableText } from '../../src/clientModules/cleanPath';
import {
  createPrefetchQueue,
  LARGEST_PAGE,
  PREFETCH_BUDGET,
} from '../../src/clientModules/prefetchQueue';
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

describe('the prefetch queue', () => {
  it('begins no page when the rest of the budget may not be enough, until the next page view', async () => {
    let bytes = 0;
    const loaded: string[] = [];
    const queue = createPrefetchQueue(
      (path) => {
        loaded.push(path);
        bytes += PREFETCH_BUDGET - LARGEST_PAGE;
        return Promise.resolve([]);
      },
      () => bytes,
    );
    await Promise.all([queue.add('/a'), queue.add('/b'), queue.add('/c')]);
    expect(loaded).toEqual(['/a', '/b']);
    queue.restart();
    await queue.add('/d');
    expect(loaded).toEqual(['/a', '/b', '/d']);
  });

  it('leaves out what waits when the reader goes on', async () => {
    const loaded: string[] = [];
    const queue = createPrefetchQueue(
      (path) => {
        loaded.push(path);
        return Promise.resolve([]);
      },
      () => 0,
    );
    const waiting = queue.add('/a');
    queue.restart();
    await waiting;
    expect(loaded).toEqual([]);
  });

  it('goes on after a page that failed, and at the next view after one that never ends', async () => {
    const loaded: string[] = [];
    const queue = createPrefetchQueue(
      (path) => {
        loaded.push(path);
        if (path === '/fails') return Promise.reject(new Error('no network'));
        return path === '/never' ? new Promise(() => undefined) : Promise.resolve([]);
      },
      () => 0,
    );
    const failing = queue.add('/fails');
    await expect(failing).rejects.toThrow('no network');
    await queue.add('/a');
    void queue.add('/never');
    await vi.waitFor(() => {
      expect(loaded).toContain('/never');
    });
    queue.restart();
    await queue.add('/b');
    expect(loaded).toEqual(['/fails', '/a', '/never', '/b']);
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
