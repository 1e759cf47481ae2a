import { spawn } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { algoliaRecords, MAX_RECORD_BYTES } from '../../../scripts/search/algoliaRecords';
import { PushError, pushRecords, pushTarget } from '../../../scripts/search/push';
import { readBuiltPage } from '../../../plugins/search/recordsOfPage';
import { folderWith, serve } from './folders';

const TARGET = { appId: 'APP', adminKey: 'secret', indexName: 'pester' };

const PAGE = `<html><head><meta name="docsearch:docusaurus_tag" content="docs-default-v5"></head>
<body><main><h1>Mock &lt;x&gt;</h1><p>A &amp; B</p><h2 id="more">More</h2><p>Text</p></main></body></html>`;
const RECORDS = readBuiltPage(PAGE, 'https://pester.dev/docs/usage/mocking').records;

/** What Algolia keeps, as far as a push touches it. */
interface FakeIndex {
  records: Record<string, unknown>[];
  settings: unknown;
  synonyms: unknown[];
}

/** A server that acts as Algolia's write API does. */
async function fakeAlgolia(options: { failures?: number; status?: number; key?: string } = {}) {
  const indexes = new Map<string, FakeIndex>();
  const index = (name: string) => {
    const found = indexes.get(name) ?? { records: [], settings: {}, synonyms: [] };
    indexes.set(name, found);
    return found;
  };
  const requests: string[] = [];
  let failures = options.failures ?? 0;
  const origin = await serve((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push(`${request.method} ${url.pathname}`);
    void bodyOf(request).then((body) => {
      if (request.headers['x-algolia-api-key'] !== (options.key ?? 'secret')) {
        answer(403, { message: 'Invalid Application-ID or API key', status: 403 });
      } else if (failures > 0) {
        failures -= 1;
        answer(options.status ?? 503, { message: 'try later', status: options.status ?? 503 });
      } else {
        act(url.pathname, body);
        answer(200, { taskID: 1, status: 'published', updatedAt: '2026-01-01', objectIDs: [] });
      }
    });
  });

  function act(pathname: string, body: unknown): void {
    const [, , , name = '', action = ''] = pathname.split('/').map(decodeURIComponent);
    if (action === 'settings') index(name).settings = body;
    else if (action === 'synonyms') index(name).synonyms = body as unknown[];
    else if (action === 'batch') {
      const { requests: batch } = body as { requests: { body: Record<string, unknown> }[] };
      index(name).records.push(...batch.map((entry) => entry.body));
    } else if (action === 'operation') {
      const { operation, destination } = body as { operation: string; destination: string };
      const source = index(name);
      if (operation === 'move') {
        indexes.set(destination, source);
        indexes.delete(name);
      } else {
        indexes.set(destination, {
          ...index(destination),
          settings: source.settings,
          synonyms: source.synonyms,
        });
      }
    }
  }

  const { hostname, port } = new URL(origin);
  const hosts = [
    { url: hostname, port: Number(port), protocol: 'http' as const, accept: 'readWrite' as const },
  ];
  return { origin, hosts, indexes, requests };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : JSON.parse(text);
}

const noWait = () => Promise.resolve();

describe('records for Algolia', () => {
  it('have all texts as HTML', () => {
    const [record] = algoliaRecords(RECORDS);
    expect(record).toMatchObject({ content: 'A &amp; B', hierarchy: { lvl1: 'Mock &lt;x&gt;' } });
  });

  it('stay below the size limit, and lose nothing', () => {
    const words = Array.from({ length: 6000 }, (_, i) => `word${i}`);
    const [first] = RECORDS;
    if (!first) throw new Error('no record');
    const parts = algoliaRecords([
      { ...first, content: words.join(' '), code: 'Get-Date '.repeat(2000).trim() },
    ]);
    expect(parts.length).toBeGreaterThan(1);
    expect(Math.max(...parts.map((part) => JSON.stringify(part).length))).toBeLessThanOrEqual(
      MAX_RECORD_BYTES,
    );
    expect(
      parts
        .map(({ content }) => content ?? '')
        .join(' ')
        .trim()
        .split(' '),
    ).toEqual(words);
    expect(new Set(parts.map(({ objectID }) => objectID)).size).toBe(parts.length);
    expect(new Set(parts.map(({ url }) => url)).size).toBe(1);
  });
});

describe('a push', () => {
  it('replaces all records, with settings and synonyms', async () => {
    const { hosts, indexes, requests } = await fakeAlgolia();
    indexes.set('pester', { records: [{ objectID: 'old' }], settings: {}, synonyms: [] });
    const progress: number[] = [];
    await pushRecords(TARGET, algoliaRecords(RECORDS), {
      hosts,
      onProgress: (sent) => progress.push(sent),
    });
    expect([...indexes.keys()]).toEqual(['pester']);
    expect(indexes.get('pester')?.records.map(({ url }) => url)).toEqual(
      RECORDS.map(({ url }) => url),
    );
    expect(indexes.get('pester')?.settings).toMatchObject({
      attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
      distinct: true,
      attributeForDistinct: 'url',
    });
    expect(indexes.get('pester')?.synonyms).toContainEqual({
      objectID: 'says-stub',
      type: 'oneWaySynonym',
      input: 'stub',
      synonyms: ['mock'],
    });
    expect(progress).toEqual([RECORDS.length]);
    expect(requests).not.toContain('POST /1/indexes/pester/batch');
  });

  it('is tried again when the service fails', async () => {
    const { hosts, indexes } = await fakeAlgolia({ failures: 2 });
    const reasons: string[] = [];
    await pushRecords(TARGET, algoliaRecords(RECORDS), {
      hosts,
      wait: noWait,
      onRetry: (reason) => reasons.push(reason),
    });
    expect(reasons).toHaveLength(2);
    expect(indexes.get('pester')?.records).toHaveLength(RECORDS.length);
  });

  it('gives up after three tries, and leaves the old records', async () => {
    const { hosts, indexes } = await fakeAlgolia({ failures: 100 });
    indexes.set('pester', { records: [{ objectID: 'old' }], settings: {}, synonyms: [] });
    await expect(
      pushRecords(TARGET, algoliaRecords(RECORDS), { hosts, wait: noWait }),
    ).rejects.toThrow(/could not be reached/);
    expect(indexes.get('pester')?.records).toEqual([{ objectID: 'old' }]);
  });

  it('says at once that a key is refused', async () => {
    const { hosts, requests } = await fakeAlgolia({ key: 'another' });
    await expect(
      pushRecords(TARGET, algoliaRecords(RECORDS), { hosts, wait: noWait }),
    ).rejects.toThrow(
      /refused the key of application APP.*ALGOLIA_ADMIN_KEY may write to the index pester/,
    );
    expect(requests).toHaveLength(1);
  });

  it('of nothing is refused, since it would empty the index', async () => {
    await expect(pushRecords(TARGET, [])).rejects.toThrow(/build the site first/);
  });

  it.each([
    [{}, 'ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, ALGOLIA_ADMIN_KEY'],
    [
      { ALGOLIA_APP_ID: 'a', ALGOLIA_INDEX_NAME: 'b', ALGOLIA_ADMIN_KEY: ' ' },
      'Set ALGOLIA_ADMIN_KEY to',
    ],
  ])('with the environment %j names what is missing', (environment, message) => {
    expect(() => pushTarget(environment)).toThrow(PushError);
    expect(() => pushTarget(environment)).toThrow(message);
  });
});

/** Runs the command as `npm run search:push` does. */
async function runCommand(args: readonly string[], env: Record<string, string> = {}) {
  const others = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('ALGOLIA_')),
  );
  const child = spawn('npx', ['--no-install', 'tsx', 'scripts/search/pushCli.ts', ...args], {
    env: { ...others, ...env },
  });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, output };
}

describe('the command', () => {
  const build = folderWith({ 'index.html': PAGE });

  it('pushes a built site and tells how far it is', async () => {
    const { origin, indexes } = await fakeAlgolia();
    const { code, output } = await runCommand(['--build', build, '--server', origin], {
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_INDEX_NAME: 'pester',
      ALGOLIA_ADMIN_KEY: 'secret',
    });
    expect(output).toContain('2 of 2 sent');
    expect(code).toBe(0);
    expect(indexes.get('pester')?.records).toHaveLength(2);
  });

  it('sends nothing in a dry run', async () => {
    const { origin, requests } = await fakeAlgolia();
    const { code, output } = await runCommand(['--build', build, '--server', origin, '--dry-run']);
    expect([code, requests]).toEqual([0, []]);
    expect(output).toContain('2 records of 1 pages');
  });

  it.each([
    [['--build', build], /Set ALGOLIA_APP_ID/],
    [['--build', 'no-such-folder'], /no-such-folder holds no built site/],
    [['--wrong'], /Usage: npm run search:push/],
  ])('with %j fails with one clear message', async (args, message) => {
    const { code, output } = await runCommand(args);
    expect(code).toBe(1);
    expect(output).toMatch(message);
    expect(output).not.toContain('    at ');
  });
});
