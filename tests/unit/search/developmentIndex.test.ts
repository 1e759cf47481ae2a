import { describe, expect, it, vi } from 'vitest';
import { developmentIndex, indexMiddleware } from '../../../plugins/search/developmentIndex';
import { folderWith, serve } from './folders';

async function server(files: Readonly<Record<string, string>>) {
  const middleware = indexMiddleware({ siteDir: folderWith(files), baseUrl: '/preview/' });
  return serve((request, response) => {
    middleware(request, response, () => {
      response.writeHead(418).end();
    });
  });
}

describe('search in the development server', () => {
  it('serves the index of the last build', async () => {
    const origin = await server({ 'build/search-index/manifest.json': '{"a":1}' });
    const response = await fetch(`${origin}/preview/search-index/manifest.json`);
    expect(await response.json()).toEqual({ a: 1 });
  });

  it('says how to get an index, when there is none', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const origin = await server({});
    expect((await fetch(`${origin}/preview/search-index/manifest.json`)).status).toBe(404);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('npm run build'));
    warn.mockRestore();
  });

  it.each([
    '/preview/docs',
    '/search-index/manifest.json',
    '/preview/search-index/..%2f..%2fsecret.json',
    '/preview/%E0%A4%A',
  ])('leaves %s to others', async (address) => {
    const origin = await server({
      'build/search-index/manifest.json': '{}',
      'build/secret.json': '{}',
    });
    expect((await fetch(origin + address)).status).toBe(418);
  });

  it('comes before what the server does with other addresses, and leaves that as it is', () => {
    const used: unknown[] = [];
    const { setupMiddlewares } = developmentIndex({ siteDir: '/', baseUrl: '/' }).devServer;
    const added = setupMiddlewares(['of Docusaurus'], { app: { use: (one) => used.push(one) } });
    expect(added).toEqual([]);
    expect(used).toHaveLength(1);
  });
});
