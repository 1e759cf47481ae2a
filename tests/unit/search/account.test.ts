/** A build with an account of Algolia. How the site then searches: tests/e2e/searchHosted.spec.ts. */
import { readdirSync } from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, it, vi } from 'vitest';
import { algolia } from '../../../config/search';
import localSearch from '../../../plugins/search';
import { temporaryFolder } from '../../temporaryFolder';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('gives it to the theme, names the service to the browser early, and writes no index', async () => {
  vi.stubEnv('ALGOLIA_APP_ID', 'TESTAPP');
  vi.stubEnv('ALGOLIA_API_KEY', 'key');
  vi.stubEnv('ALGOLIA_INDEX_NAME', 'pester');
  expect(algolia()).toMatchObject({ appId: 'TESTAPP', apiKey: 'key', indexName: 'pester' });

  const outDir = temporaryFolder();
  const context = { siteDir: '.', outDir, baseUrl: '/', siteConfig: { url: 'https://pester.dev' } };
  const plugin = localSearch(context as LoadContext);
  expect(plugin.injectHtmlTags?.({ content: undefined })).toEqual({
    headTags: [
      {
        tagName: 'link',
        attributes: {
          rel: 'preconnect',
          href: 'https://TESTAPP-dsn.algolia.net',
          crossorigin: 'anonymous',
        },
      },
    ],
  });
  await plugin.postBuild?.({} as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  expect(readdirSync(outDir)).toEqual([]);
});
