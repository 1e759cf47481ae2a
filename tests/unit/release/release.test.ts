import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { carryOut } from '../../../scripts/release/release';
import { LATEST, VERSIONS } from '../../../config/versions';
import { copyProject, type ProjectCopy } from '../../../scripts/lib/projectCopy';

const [{ name: next, status }] = VERSIONS;
const MINUTES = 60_000;

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject('release');
  copy.commitAll();
}, MINUTES);

afterAll(() => {
  copy.remove();
});

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

function run(program: string, ...args: string[]): Ended {
  const {
    status: code,
    stdout,
    stderr,
  } = spawnSync(path.join('node_modules/.bin', program), args, {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development', VITEST: undefined },
  });
  return { code, output: stdout, errors: stderr };
}

const release = (...args: string[]): Ended => run('tsx', 'scripts/release/cli.ts', ...args);
const at = (file: string): string => path.join(copy.root, file);
const read = (file: string): string => readFileSync(at(file), 'utf8');
const changes = (): string => copy.git('status', '--porcelain');

describe('a release that fails', () => {
  it('leaves the tree as it was', async () => {
    const folder = 'versioned_docs/version-new';
    const steps = [
      {
        says: 'change files',
        run: () => {
          mkdirSync(at(folder));
          writeFileSync(at(`${folder}/new.mdx`), 'new');
          writeFileSync(at('versions.json'), '[]');
          rmSync(at('scripts'), { recursive: true });
        },
      },
      { says: 'break down', run: () => Promise.reject(new Error('no disk')) },
    ];
    const outcome = carryOut({ steps, leftToDo: [] }, { root: copy.root, report: () => undefined });
    await expect(outcome).rejects.toThrow(
      /^The release failed, and everything is as it was\. Failed: break down\nno disk$/,
    );
    expect(changes()).toBe('');
    expect(existsSync(at(folder))).toBe(false);
    expect(existsSync(at('scripts/release/cli.ts'))).toBe(true);
  });
});

describe('npm run release', () => {
  it.each([
    [['v9'], 1, 'There is no documented version "v9"'],
    [[LATEST], 1, `${LATEST} is released already`],
    [[], 2, 'Usage: npm run release'],
    [['v6', 'v7'], 2, 'Usage: npm run release'],
    [['v6', '--tag'], 2, "Unknown option '--tag'"],
  ])('refuses %j and changes nothing', (args, code, message) => {
    const ended = release(...args);
    expect(ended.code).toBe(code);
    expect(ended.errors).toContain(message);
    expect(changes()).toBe('');
  });
});

// Between a release and the next preview there is nothing to release.
describe.runIf(status === 'preview')(`npm run release -- ${next}`, () => {
  afterEach(() => {
    copy.git('reset', '--quiet', '--hard');
    copy.git('clean', '-fdq');
  });

  it(
    'prints its plan, and changes nothing, with --dry-run',
    () => {
      const { code, output } = release(next, '--dry-run', '--allow-prerelease');
      expect(code).toBe(0);
      expect(output).toContain(`docusaurus docs:version ${next}`);
      expect(output).toContain('config/redirects.ts');
      expect(output).not.toContain('would not start');
      expect(changes()).toBe('');
    },
    MINUTES,
  );

  it(
    'names what speaks against it, and starts nothing',
    () => {
      writeFileSync(at('docs/quick-start.mdx'), 'changed');
      writeFileSync(at('note.txt'), 'new');
      const before = changes();
      const ended = release(next);
      expect(ended.code).toBe(1);
      expect(ended.errors).toContain(
        'The working tree has changes; commit or stash them first: docs/quick-start.mdx, note.txt.',
      );
      expect(changes()).toBe(before);
      expect(release(next, '--dry-run').output).toContain('It would not start, because');
    },
    MINUTES,
  );

  it(
    'makes it the latest version, and the one before keep all of its pages',
    () => {
      const ended = release(next, '--allow-prerelease');
      expect(ended.errors).not.toContain('failed');
      expect(ended.code).toBe(0);
      expect(ended.output).toContain(`${next} is the latest version.`);

      expect((JSON.parse(read('versions.json')) as string[])[0]).toBe(next);
      expect(existsSync(at('docs'))).toBe(false);
      expect(run('tsc', '--noEmit').output).toBe('');
      expect(
        run('prettier', '--check', 'config/*.ts', 'versioned_sidebars', 'versions.json').errors,
      ).toBe('');

      const { routes, redirects, versioned } = loadSite();
      expect(routes).toContain('/docs/quick-start');
      expect(routes).toContain(`/docs/${LATEST}/quick-start`);
      expect(routes).toContain('/docs/v4/quick-start');
      expect(routes.filter((route) => route.startsWith(`/docs/${next}/`))).toEqual([]);
      expect(versioned).toEqual([`/docs/${next}/usage/mocking`]);
      const lost = routes
        .filter((route) => route.startsWith(`/docs/${LATEST}/`))
        .map((route) => route.replace(`/docs/${LATEST}/`, '/docs/'))
        .filter(
          (route) => !routes.includes(route) && !redirects.some(({ from }) => from === route),
        );
      expect(lost, `addresses of ${LATEST} that lead nowhere`).toEqual([]);

      expect(release(next).errors).toContain(`${next} is released already`);
    },
    10 * MINUTES,
  );
});

/** What Docusaurus would serve from the copy. */
function loadSite(): {
  readonly routes: readonly string[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Addresses that lead to `/docs/usage/mocking`. */
  readonly versioned: readonly string[];
} {
  const script = `
    const { loadSite } = require('@docusaurus/core/lib/server/site');
    loadSite({ siteDir: process.cwd(), outDir: 'build' }).then(({ props }) => {
      const [, { redirects, createRedirects }] = props.siteConfig.plugins[0];
      const versioned = createRedirects('/docs/usage/mocking');
      require('fs').writeFileSync('site.json', JSON.stringify({ routes: props.routesPaths, redirects, versioned }));
      process.exit(0);
    });`;
  const { stderr } = spawnSync(process.execPath, ['-e', script], {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  expect(stderr).not.toContain('Error');
  return JSON.parse(read('site.json')) as ReturnType<typeof loadSite>;
}
