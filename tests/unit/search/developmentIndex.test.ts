import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { developmentIndex, indexMiddleware } from '../../../plugins/search/developmentIndex';
import { folderWith, serve } from './folders';

async function server(siteDir: string, build: () => Promise<void>) {
  const middleware = indexMiddleware({ siteDir, baseUrl: '/preview/' }, build);
  return serve((request, response) => {
    middleware(request, response, (error) => {
      response.writeHead(error === undefined ? 418 : 500).end();
    });
  });
}

const never = () => Promise.reject(new Error('built without need'));

describe('search in the development server', () => {
  it('serves the index of the last build', async () => {
    const origin = await server(
      folderWith({ 'build/search-index/manifest.json': '{"a":1}' }),
      never,
    );
    const response = await fetch(`${origin}/preview/search-index/manifest.json`);
    expect(await response.json()).toEqual({ a: 1 });
  });

  it('builds an index once, when there is none', async () => {
    const siteDir = folderWith({});
    let builds = 0;
    const origin = await server(siteDir, () => {
      builds += 1;
      const folder = path.join(siteDir, '.docusaurus/local-search/site/search-index');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'manifest.json'), '{"b":2}');
      return Promise.resolve();
    });
    const address = `${origin}/preview/search-index/manifest.json`;
    const answers = await Promise.all([fetch(address), fetch(address)]);
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ b: 2 }, { b: 2 }]);
    expect(builds).toBe(1);
  });

  it('reports a build that failed, and does not try again at once', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    let builds = 0;
    const origin = await server(folderWith({}), () => {
      builds += 1;
      return Promise.reject(new Error('a page is broken'));
    });
    const address = `${origin}/preview/search-index/manifest.json`;
    expect((await fetch(address)).status).toBe(500);
    expect((await fetch(address)).status).toBe(500);
    expect(builds).toBe(1);
    expect(report).toHaveBeenCalledExactlyOnceWith(
      'Search: the index could not be built.',
      new Error('a page is broken'),
    );
    report.mockRestore();
  });

  it.each([
    '/preview/docs',
    '/search-index/manifest.json',
    '/preview/search-index/..%2f..%2fsecret.json',
    '/preview/%E0%A4%A',
  ])('leaves %s to others', async (address) => {
    const siteDir = folderWith({
      'build/search-index/manifest.json': '{}',
      'build/secret.json': '{}',
    });
    const origin = await server(siteDir, never);
    expect((await fetch(origin + address)).status).toBe(418);
  });

  it('does not know files of other builds', async () => {
    const origin = await server(folderWith({ 'build/search-index/manifest.json': '{}' }), never);
    expect((await fetch(`${origin}/preview/search-index/docs.00000000.json`)).status).toBe(404);
  });

  it('comes before what the server does with other addresses, and leaves that as it is', () => {
    const used: unknown[] = [];
    const { setupMiddlewares } = developmentIndex({
      siteDir: folderWith({}),
      baseUrl: '/',
    }).devServer;
    const added = setupMiddlewares(['of Docusaurus'], { app: { use: (one) => used.push(one) } });
    expect(added).toEqual([]);
    expect(used).toHaveLength(1);
  });
});
