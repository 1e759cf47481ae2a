import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import localSearch from '../../../plugins/search';

const context = {
  siteDir: process.cwd(),
  outDir: 'build',
  baseUrl: '/',
  siteConfig: { url: 'https://pester.dev' },
} as LoadContext;

interface BundlerConfig {
  module: { rules: { include: string; resolve: { alias: Record<string, string> } }[] };
  experiments?: { cache: { buildDependencies: string[] } };
}

function configure(config: object = {}): BundlerConfig {
  return localSearch(context).configureWebpack?.(
    config,
    false,
    {} as never,
    undefined,
  ) as BundlerConfig;
}

const SETTINGS = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'];

beforeEach(() => {
  SETTINGS.forEach((name) => vi.stubEnv(name, ''));
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('without an account', () => {
  it('replaces the dialog and the head of the search theme, and only there', () => {
    const [rule] = configure().module.rules;
    expect(rule?.include).toMatch(/theme-search-algolia.lib.theme$/);
    expect(Object.keys(rule?.resolve.alias ?? {})).toEqual([
      '@docsearch/react/modal',
      '@docusaurus/Head',
    ]);
  });

  it('offers the client of the site', () => {
    expect(localSearch(context).getThemePath?.()).toMatch(/theme-local$/);
  });

  it('names no other host', () => {
    expect(localSearch(context).injectHtmlTags?.({ content: undefined })).toEqual({});
  });
});

describe('with Algolia', () => {
  beforeEach(() => {
    SETTINGS.forEach((name) => vi.stubEnv(name, 'TEST'));
  });

  it('replaces only the dialog', () => {
    const [rule] = configure().module.rules;
    expect(Object.keys(rule?.resolve.alias ?? {})).toEqual(['@docsearch/react/modal']);
  });

  it('offers the client of Algolia', () => {
    expect(localSearch(context).getThemePath?.()).toMatch(/theme-hosted$/);
  });

  it('connects early to its host on every page', () => {
    expect(localSearch(context).injectHtmlTags?.({ content: undefined })).toEqual({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'preconnect',
            href: 'https://TEST-dsn.algolia.net',
            crossorigin: 'anonymous',
          },
        },
      ],
    });
  });
});

describe('the bundler', () => {
  it('forgets its cache when the plugin changes', () => {
    const config = configure({ experiments: { cache: { type: 'persistent' } } });
    expect(config.experiments?.cache.buildDependencies).toEqual([
      expect.stringMatching(/plugins.search.index\.ts$/),
    ]);
    expect(configure({}).experiments).toBeUndefined();
  });
});

it('is told about half a configuration', () => {
  vi.stubEnv('ALGOLIA_APP_ID', 'TEST');
  expect(() => localSearch(context)).toThrow(/missing: apiKey, indexName/);
});
