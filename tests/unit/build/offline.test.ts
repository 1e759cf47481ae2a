import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesToKeep, foreignChunks, type RouteChunks } from '../../../scripts/build/offline/files';
import { redirectPage } from '../../../scripts/build/redirectPages';
import { offlineWorkerFile, versionOfWorker } from '../../../config/offline';

const LATEST = { docusaurusName: 'v5', routeBase: 'docs' };
const PREVIEW = { docusaurusName: 'current', routeBase: 'docs/v6' };
const all = [PREVIEW, LATEST];

/** What Docusaurus notes for a site at `baseUrl`. */
const chunksAt = (baseUrl: string): RouteChunks => ({
  [`${baseUrl}offline-1a2`]: { __comp: 'page' },
  [`${baseUrl}docs-0c6`]: { __comp: 'root' },
  [`${baseUrl}docs-111`]: { __comp: 'latest-version' },
  [`${baseUrl}docs/usage/a-222`]: { __comp: 'doc', content: 'latest-a', metadata: ['latest-m'] },
  [`${baseUrl}docs/v6-333`]: { __comp: 'preview-version' },
  [`${baseUrl}docs/v6/usage/a-444`]: { __comp: 'doc', content: 'preview-a' },
  '*-555': { __comp: 'not-found' },
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'offline-files-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

describe('the files of a version', () => {
  it.each(['/', '/site/', '/docs/'])(
    'leave out the scripts that only pages of other versions load, on a site at %s',
    (baseUrl) => {
      const foreignTo = (version: typeof LATEST): string[] =>
        [...foreignChunks(chunksAt(baseUrl), version, all, baseUrl)].sort();
      expect(foreignTo(LATEST)).toEqual(['preview-a', 'preview-version']);
      expect(foreignTo(PREVIEW)).toEqual(['latest-a', 'latest-m']);
    },
  );

  it('are its pages, what all pages need, and its own search index', () => {
    write({
      'index.html': 'home',
      'search.html': 'search',
      'offline.html': 'offline',
      '404.html': 'not found',
      'docs.html': 'category',
      'docs/usage.html': 'category',
      'docs/usage/a.html': 'a',
      'docs/usage/a.md': 'a',
      'docs/v5/usage/a.html': redirectPage('/docs/usage/a', '/', 'https://example.org'),
      'docs/v6/usage/a.html': 'preview',
      'assets/css/styles.12345678.css': 'css',
      'assets/js/main.12345678.js': 'js',
      'assets/js/preview-a.12345678.js': 'js',
      'assets/js/latest-a.12345678.js': 'js',
      'img/logo.svg': 'logo',
      'img/social.png': 'social',
      'search-index/manifest.json': '{}',
      'search-index/docs-default-v5.12345678.json': '{}',
      'search-index/docs-default-current.12345678.json': '{}',
    });
    const files = filesToKeep(folder, LATEST, {
      all,
      chunks: chunksAt('/site/'),
      baseUrl: '/site/',
    });
    expect(files.map(({ url }) => url)).toEqual([
      '/site/',
      '/site/assets/css/styles.12345678.css',
      '/site/assets/js/latest-a.12345678.js',
      '/site/assets/js/main.12345678.js',
      '/site/docs',
      '/site/docs/usage',
      '/site/docs/usage/a',
      '/site/docs/usage/a.md',
      '/site/img/logo.svg',
      '/site/offline',
      '/site/search',
      '/site/search-index/docs-default-v5.12345678.json',
      '/site/search-index/manifest.json',
    ]);
    expect(files.find(({ url }) => url.includes('main'))?.revision).toBeNull();
  });

  it('have another revision when their content is another', () => {
    const revision = (): string | null | undefined =>
      filesToKeep(folder, LATEST, { all, chunks: chunksAt('/'), baseUrl: '/' })[0]?.revision;
    write({ 'docs/usage/a.html': 'a' });
    const before = revision();
    expect(before).toMatch(/^[\da-f]{16}$/);
    expect(revision()).toBe(before);
    write({ 'docs/usage/a.html': 'b' });
    expect(revision()).not.toBe(before);
  });
});

describe('a service worker', () => {
  it('tells its version by its address', () => {
    expect(versionOfWorker(`https://example.org/site/${offlineWorkerFile('v5')}`)).toBe('v5');
    expect(versionOfWorker('https://example.org/other.js')).toBeUndefined();
  });
});
