import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatRedirects,
  matchPath,
  needsRule,
  parseRedirects,
  redirectFor,
} from '../../lib/hostRules';
import { redirects } from '../../config/redirects';
import { LATEST, VERSIONS, type VersionName } from '../../config/versions';
import { pathsOfVersion } from '../../lib/addresses';

/** Paths of the pages of each version. */
const PATHS = new Map(VERSIONS.map(({ name }) => [name, [...pathsOfVersion(name)]]));

/** The redirects and the pages of a site on which the newest versions are previews. */
async function siteWith(previews: number) {
  const [latest, ...older] = VERSIONS.slice(previews).map(({ name }) => name);
  vi.resetModules();
  vi.doMock('../../versions.json', () => ({ default: [latest, ...older] }));
  // A release moves the files of a version, but not here.
  vi.doMock('../../lib/addresses', () => ({
    pathsOfVersion: (name: VersionName) => new Set(PATHS.get(name)),
  }));
  const { documentedVersion } = await import('../../config/versions');
  const { FORMER_PAGES, redirects } = await import('../../config/redirects');
  const pages = [...PATHS].flatMap(([name, paths]) =>
    paths.map((page) => `/${documentedVersion(name).routeBase}/${page}`),
  );
  return { former: Object.entries(FORMER_PAGES), latest, pages, rules: redirects() };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each([0, 1])('with %i versions in preview', (previews) => {
  afterEach(() => {
    vi.doUnmock('../../versions.json');
    vi.doUnmock('../../lib/addresses');
    vi.resetModules();
  });

  it('a former page leads to the page that answers it', async () => {
    const { former, latest, pages, rules } = await siteWith(previews);
    const wrong = former.flatMap(([version, targets]) =>
      Object.entries(targets).flatMap(([page, target]) =>
        ['/docs', `/docs/${latest}`, `/docs/${version}`]
          .map((base) => {
            const path = target.replace(/^v\d+\//, '');
            // The page of that version, of the latest, or of the one that has it.
            const near = [`${base}/${path}`, `/docs/${path}`].find((to) => pages.includes(to));
            return {
              expected: near ?? pages.find((to) => to.endsWith(`/${path}`)),
              from: `${base}/${page}`,
              to: redirectFor(rules, `${base}/${page}`)?.location,
            };
          })
          .filter(({ expected, to }) => to !== expected),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('an address without a version is answered wherever one has a page', async () => {
    const { pages, rules } = await siteWith(previews);
    const lost = [...PATHS.values()].flat().filter((page) => {
      const address = `/docs/${page}`;
      return !pages.includes(redirectFor(rules, address)?.location ?? address);
    });
    expect(lost).toEqual([]);
  });
});

describe('the table of redirects', () => {
  it('leads to no version that is not built', () => {
    vi.stubEnv('DOCS_VERSIONS', LATEST);
    expect(redirects().filter(({ to }) => /^\/docs\/v\d/.test(to))).toEqual([]);
    vi.stubEnv('DOCS_VERSIONS', 'v4');
    expect(redirects().filter(({ to }) => to.startsWith('/docs'))).toEqual([
      { from: '/docs/v4', to: '/docs/v4/quick-start', status: 302 },
    ]);
  });
});

describe('a _redirects file', () => {
  it('is read as it was written, below the base path', () => {
    const text = formatRedirects(
      [
        { from: '/a/*', to: '/b/:splat', status: 302 },
        { from: '/c/:name', to: 'https://example.com/:name', status: 301 },
      ],
      '/site/',
    );
    expect(text).toBe(
      '/site/a/* /site/b/:splat 302!\n/site/c/:name https://example.com/:name 301!\n',
    );
    const rules = parseRedirects(text);
    expect(redirectFor(rules, '/site/a/x/y')).toEqual({ location: '/site/b/x/y', status: 302 });
    expect(redirectFor(rules, '/site/c/1.2')).toEqual({
      location: 'https://example.com/1.2',
      status: 301,
    });
    expect(redirectFor(rules, '/site/c/1/2')).toBeUndefined();
  });

  it('needs its rules for patterns, and for addresses that are the same file on some systems', () => {
    expect(needsRule({ from: '/a/*', to: '/b/:splat' })).toBe(true);
    expect(needsRule({ from: '/a/:name', to: '/b' })).toBe(true);
    expect(needsRule({ from: '/a/Page', to: '/a/page' })).toBe(true);
    expect(needsRule({ from: '/a/Page', to: '/b/page' })).toBe(false);
  });

  it('takes no character of an address for an expression', () => {
    expect(matchPath('/a.b', '/aXb')).toBeUndefined();
    expect(matchPath('/a.b', '/a.b/')).toEqual({});
  });
});
