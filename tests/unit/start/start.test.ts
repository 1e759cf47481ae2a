import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROJECT_ROOT } from '../../../scripts/lib/pages';
import {
  addressOf,
  contentProblems,
  nodeProblem,
  portProblem,
  wantedNode,
} from '../../../scripts/start/prerequisites';
import { lastVersion, versionsToBuild, docsOptions } from '../../../config/docs';
import { VERSIONS } from '../../../config/versions';
import released from '../../../versions.json';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the version of Node', () => {
  it.each([
    ['v20.18.0', undefined],
    ['v22.1.0', undefined],
    ['v18.20.4', 'This is Node 18.20.4; the site needs 20.18 or later (https://nodejs.org/).'],
    ['v20.17.9', 'This is Node 20.17.9; the site needs 20.18 or later (https://nodejs.org/).'],
  ])('%s: %s', (running, message) => {
    expect(nodeProblem(running, '>=20.18')).toBe(message);
  });

  it('that runs these tests is new enough', () => {
    expect(nodeProblem(process.version, wantedNode(PROJECT_ROOT))).toBeUndefined();
  });
});

describe('the port', () => {
  it('in use is named, with the way out', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        resolve((server.address() as { port: number }).port);
      });
    });
    expect(await portProblem({ host: '127.0.0.1', port })).toMatch(
      new RegExp(`^Port ${port} is in use; take another one: npm start -- --port \\d+$`),
    );
    await new Promise((resolve) => server.close(resolve));
    expect(await portProblem({ host: '127.0.0.1', port })).toBeUndefined();
  });

  it('is read as docusaurus start reads it', () => {
    vi.stubEnv('PORT', '');
    delete process.env.PORT;
    expect(addressOf([])).toEqual({ host: 'localhost', port: 3000 });
    expect(addressOf(['--no-open', '-p', '3005', '--host=0.0.0.0'])).toEqual({
      host: '0.0.0.0',
      port: 3005,
    });
    vi.stubEnv('PORT', '3007');
    expect(addressOf([]).port).toBe(3007);
  });

  it('that is none is refused', async () => {
    expect(await portProblem(addressOf(['--port', 'x']))).toContain('must be a number');
  });
});

describe('the content', () => {
  it('of the project is complete', () => {
    const names = VERSIONS.filter(({ status }) => status !== 'preview').map(({ name }) => name);
    const versions = { described: VERSIONS, built: VERSIONS };
    expect(contentProblems(PROJECT_ROOT, names, versions)).toEqual([]);
  });
});

describe('DOCS_VERSIONS', () => {
  const names = VERSIONS.map(({ docusaurusName }) => docusaurusName);
  const subsets = names
    .reduce<string[][]>((sets, name) => [...sets, ...sets.map((set) => [...set, name])], [[]])
    .filter((set) => set.length > 0);

  it.each(subsets.map((set) => set.join(',')))('%s is a complete site', (value) => {
    vi.stubEnv('DOCS_VERSIONS', value);
    const built = versionsToBuild().map(({ docusaurusName }) => docusaurusName);
    const { onlyIncludeVersions, versions } = docsOptions();
    expect(built.join(',')).toBe(value);
    expect(built).toContain(lastVersion().docusaurusName);
    expect(onlyIncludeVersions).toEqual(built);
    expect(Object.keys(versions ?? {})).toEqual(built);
  });
});

describe('npm start', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'start-'));
    for (const name of ['package.json', 'tsconfig.json', 'versions.json', 'scripts', 'src']) {
      cpSync(path.join(PROJECT_ROOT, name), path.join(root, name), { recursive: true });
    }
    symlinkSync(
      path.join(PROJECT_ROOT, 'node_modules'),
      path.join(root, 'node_modules'),
      'junction',
    );
    for (const { folder, sidebarFile } of VERSIONS) {
      mkdirSync(path.join(root, folder), { recursive: true });
      mkdirSync(path.dirname(path.join(root, sidebarFile)), { recursive: true });
      writeFileSync(path.join(root, sidebarFile), '');
    }
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  const start = (env: Record<string, string> = {}): { code: number | null; errors: string } => {
    const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['scripts/start/cli.ts'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, DOCS_VERSIONS: '', ...env },
    });
    return { code: status, errors: stderr };
  };

  it.each([
    [
      'a version without its pages',
      () => {
        rmSync(path.join(root, 'versioned_docs/version-v4'), { recursive: true });
      },
      'versioned_docs/version-v4 is missing, which holds the pages of v4; bring it back with "git restore versioned_docs/version-v4", or leave the version out: DOCS_VERSIONS=v6,v5\n',
    ],
    [
      'a version without its sidebar',
      () => {
        rmSync(path.join(root, 'versioned_sidebars/version-v5-sidebars.json'));
      },
      'versioned_sidebars/version-v5-sidebars.json is missing, which holds the sidebar of v5; bring it back with "git restore versioned_sidebars/version-v5-sidebars.json", or leave the version out: DOCS_VERSIONS=v6,v4\n',
    ],
    [
      'a version that nobody described',
      () => {
        writeFileSync(path.join(root, 'versions.json'), JSON.stringify([...released, 'v3']));
      },
      'versions.json names v3, which config/versions.ts does not describe; describe it there, or take it out.\n',
    ],
    [
      'no list of versions',
      () => {
        rmSync(path.join(root, 'versions.json'));
      },
      'versions.json is missing; bring it back: git restore versions.json\n',
    ],
    [
      'a list of versions that is none',
      () => {
        writeFileSync(path.join(root, 'versions.json'), '{}');
      },
      'versions.json must be a list of version names, such as ["v5", "v4"].\n',
    ],
  ])('says of %s one sentence, and starts nothing', (_, damage, message) => {
    damage();
    expect(start()).toEqual({ code: 1, errors: message });
  });

  it('says which versions there are when DOCS_VERSIONS names another', () => {
    expect(start({ DOCS_VERSIONS: 'v6,v7' })).toEqual({
      code: 1,
      errors: `DOCS_VERSIONS names "v7", which is no documented version. Allowed are: ${[...new Set(VERSIONS.flatMap(({ name, docusaurusName }) => [name, docusaurusName]))].join(', ')}.\n`,
    });
  });
});
