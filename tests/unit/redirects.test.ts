import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatRedirects,
  matchPath,
  needsRule,
  parseRedirects,
  redirectFor,
} from '../../lib/hostRules';
import { redirects } from '../../config/redirects';
import { LATEST, VERSIONS } from '../../config/versions';
import publicRoutes from '../data/publicRoutes.json' with { type: 'json' };

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the table of redirects', () => {
  it('names a former page before the pattern that would lead to its former address', () => {
    expect(redirectFor(redirects(), `/docs/${LATEST}/usage/test-cases`)?.location).toBe(
      '/docs/usage/data-driven-tests',
    );
  });

  it('leads to no version that is not built', () => {
    vi.stubEnv('DOCS_VERSIONS', LATEST);
    expect(redirects().filter(({ to }) => /^\/docs\/v\d/.test(to))).toEqual([]);
    vi.stubEnv('DOCS_VERSIONS', 'v4');
    expect(redirects().filter(({ to }) => to.startsWith('/docs'))).toEqual([
      { from: '/docs/v4', to: '/docs/v4/quick-start', status: 302 },
    ]);
  });

  it('answers each unversioned address on which a page of another version stood or will stand', () => {
    const ofLatest = new Set(publicRoutes[LATEST].map(({ route }) => route));
    const rules = redirects();
    const unversioned = VERSIONS.flatMap(({ name, routeBase }) =>
      publicRoutes[name].map(({ route }) => route.replace(`/${routeBase}/`, '/docs/')),
    );
    expect(
      unversioned.filter((route) => !ofLatest.has(route) && !redirectFor(rules, route)),
    ).toEqual([]);
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
