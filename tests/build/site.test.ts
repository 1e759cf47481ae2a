/** The built files as a whole: no broken link, anchor or image, no duplicate title, and a head that search engines can use. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { beforeAll, describe, expect, it } from 'vitest';
import publicRoutes from '../data/publicRoutes.json' with { type: 'json' };
import {
  documentedVersion,
  LATEST,
  VERSIONS,
  yieldsToLatest,
  type VersionName,
} from '../../config/versions';
import { BUILD, builtPages } from './builtPages';

interface BuiltPage {
  readonly route: string;
  readonly $: CheerioAPI;
  readonly ids: ReadonlySet<string>;
}

const pages = new Map<string, BuiltPage>();

/** Pages that search engines are told to leave out. */
const isHidden = ($: CheerioAPI): boolean =>
  $('meta[name="robots"]').attr('content')?.includes('noindex') ?? false;

beforeAll(() => {
  for (const { route, html, leadsTo } of builtPages()) {
    if (leadsTo) continue;
    const $ = load(html);
    const ids = new Set(
      $('[id], a[name]')
        .map((_, element) => $(element).attr('id') ?? $(element).attr('name'))
        .get(),
    );
    pages.set(route, { route, $, ids });
  }
});

/** All pages' findings in one list, so that one run shows every fault. */
function findings(check: (page: BuiltPage) => readonly string[]): string[] {
  return [...pages.values()].flatMap((page) =>
    check(page).map((finding) => `${page.route}: ${finding}`),
  );
}

/** Public pages of a version, where it stands now. */
const publicPages = (name: VersionName) =>
  publicRoutes[name].map(({ id, path }) => ({
    id,
    route: `/${documentedVersion(name).routeBase}/${path}`,
  }));

function isRoute(pathname: string): boolean {
  const route = pathname === '/' ? '/' : pathname.replace(/\/$/, '');
  return (
    pages.has(route) ||
    existsSync(path.join(BUILD, `${route}.html`)) ||
    existsSync(path.join(BUILD, route))
  );
}

describe('built site', () => {
  it('has no link to a page or file that does not exist', () => {
    expect(
      findings(({ $ }) =>
        $('a[href], link[href], script[src], img[src], source[src]')
          .map((_, element) => $(element).attr('href') ?? $(element).attr('src'))
          .get()
          .filter((target) => target.startsWith('/') && !target.startsWith('//'))
          .filter((target) => !isRoute(decodeURI(target.replace(/[?#].*$/, ''))))
          .map((target) => `leads to ${target}, which does not exist`),
      ),
    ).toEqual([]);
  });

  it('has no link to a heading that does not exist', () => {
    expect(
      findings(({ $, route }) =>
        $('a[href*="#"]')
          .map((_, element) => $(element).attr('href'))
          .get()
          .filter((target) => target.startsWith('/') || target.startsWith('#'))
          .filter((target) => {
            const [pathname = '', hash = ''] = target.split('#');
            const page = pages.get(pathname === '' ? route : pathname);
            return hash !== '' && page !== undefined && !page.ids.has(decodeURIComponent(hash));
          })
          .map((target) => `leads to ${target}; the page has no such anchor`),
      ),
    ).toEqual([]);
  });

  it.each(['title', 'description'] as const)('has no two pages with the same %s', (what) => {
    const seen = new Map<string, string[]>();
    for (const { $, route } of pages.values()) {
      if (route === '/404') continue;
      const text =
        what === 'title'
          ? $('title').text()
          : ($('meta[name="description"]').attr('content') ?? '');
      seen.set(text, [...(seen.get(text) ?? []), route]);
    }
    expect([...seen].filter(([text, routes]) => routes.length > 1 && text !== '')).toEqual([]);
  });

  it('gives every page one h1, a title with the delimiter, a description and a language', () => {
    expect(
      findings(({ $, route }) => [
        ...($('h1').length === 1 ? [] : [`has ${$('h1').length} h1`]),
        ...($('title').text().includes(' | Pester') ? [] : [`is titled "${$('title').text()}"`]),
        ...(route === '/404' || isHidden($) || $('meta[name="description"]').attr('content')
          ? []
          : ['has no description']),
        ...($('html').attr('lang') === 'en' && $('html').attr('dir') === 'ltr'
          ? []
          : ['has no language or direction']),
        ...($('meta[property="og:image"]').attr('content') ? [] : ['has no og:image']),
      ]),
    ).toEqual([]);
  });
});

describe('the navbar of every page', () => {
  it('marks the part that the page belongs to, and keeps the version', () => {
    expect(
      findings(({ $, route }) => {
        // Pages that belong to no version lead to the latest.
        const [, base = '/docs', page] = /^(\/docs(?:\/v\d+)?)\/(.+)/.exec(route) ?? [];
        const item = (label: string) =>
          $('.navbar a.navbar__item').filter((_, link) => $(link).text() === label);
        const marked = ['Docs', 'Commands'].filter(
          (label) => item(label).attr('aria-current') === 'page',
        );
        const part = page && (/^commands(?:\/|$)/.test(page) ? 'Commands' : 'Docs');
        const docs = item('Docs').attr('href');
        const commands = item('Commands').attr('href');
        return [
          ...(marked.join() === (part ?? '') ? [] : [`marks "${marked.join()}"`]),
          ...(docs === `${base}/quick-start` ? [] : [`leads to ${docs} for Docs`]),
          ...(commands?.replace(/[^/]+$/, '') === `${base}/commands/`
            ? []
            : [`leads to ${commands} for Commands`]),
        ];
      }),
    ).toEqual([]);
  });
});

describe('the home page', () => {
  it.each([
    ['Tutorial', /tutorial/i],
    ['Recipes', /^Recipes$/],
    ['Error messages', /^Error messages/],
    ['Commands', /command/i],
    ['What is new', /new/i],
  ] as const)('leads to what readers come back for: %s', (name, title) => {
    const links = pages.get('/')?.$('nav[aria-label="Parts of the documentation"] a');
    const target = links?.filter((_, link) => pages.get('/')?.$(link).text() === name).attr('href');
    expect(
      pages
        .get(target ?? '')
        ?.$('h1')
        .text(),
    ).toMatch(title);
  });
});

describe('the pages', () => {
  it('list their headings of levels 2 and 3, which have links to themselves', () => {
    expect(
      findings(({ $ }) => {
        const idsOf = (links: string): string[] =>
          $(links)
            .map((_, link) => decodeURIComponent($(link).attr('href')?.slice(1) ?? ''))
            .get();
        const headings = $('article :is(h2, h3)[id]');
        const ids = headings.map((_, heading) => $(heading).attr('id')).get();
        const listed = idsOf('.table-of-contents__link');
        const linked = idsOf('article :is(h2, h3)[id] .hash-link');
        const unnamed = headings.toArray().flatMap((heading) => {
          const text = $(heading).text().replace('\u200b', '');
          const label = $(heading).find('.hash-link').attr('aria-label');
          return label === `Direct link to ${text}` ? [] : [`link of "${text}" named "${label}"`];
        });
        return [
          ...(listed.join() === ids.join() ? [] : [`lists ${listed.join()}, has ${ids.join()}`]),
          ...(linked.join() === ids.join() ? [] : [`links to ${linked.join()}`]),
          ...unnamed,
        ];
      }),
    ).toEqual([]);
  });

  it('are whole without JavaScript: tables of resources, and the index of commands', () => {
    const articles = pages.get('/docs/additional-resources/articles');
    expect(articles?.$('tbody tr:not([hidden])').length).toBeGreaterThan(10);
    const commands = pages.get('/docs/commands');
    expect(commands?.$('article input').length).toBe(0);
    expect(commands?.$('article h2').first().text()).toMatch(/^Running tests/);
    const item = commands?.$('article li:not([hidden]):has(> a[href="/docs/commands/It"])');
    expect(item?.text()).toMatch(/^It: \S+/);
  });
});

describe('no page', () => {
  it('has an inline event handler, which the policy would stop', () => {
    expect(
      findings(({ $ }) =>
        $('*')
          .toArray()
          .flatMap((element) => Object.keys($(element).attr() ?? {}))
          .filter((name) => /^on[a-z]/.test(name)),
      ),
    ).toEqual([]);
  });

  it('tells a site that it links to where the reader comes from', () => {
    expect(
      findings(({ $ }) =>
        $('a[href^="http"]:not([href^="https://pester.dev"], [rel~="noopener"][rel~="noreferrer"])')
          .map((_, link) => $(link).attr('href'))
          .get(),
      ),
    ).toEqual([]);
  });
});

describe('public addresses', () => {
  for (const { name } of VERSIONS) {
    it.each(publicPages(name))(
      `${name}: $route is the page $id in the sidebar`,
      ({ id, route }) => {
        const page = pages.get(route);
        expect(page, 'the page is a file of its own, not a redirect').toBeDefined();
        expect(page?.$('html').attr('class')).toContain(`docs-doc-id-${id}`);
        expect(page?.$('nav[aria-label="Docs sidebar"]').length).toBe(1);
      },
    );
  }
});

describe('canonical links and indexing', () => {
  const canonical = (route: string): string | undefined =>
    pages.get(route)?.$('link[rel="canonical"]').attr('href');
  const isIndexed = (route: string): boolean => {
    const page = pages.get(route);
    return page !== undefined && !isHidden(page.$);
  };

  it.each(VERSIONS.filter(yieldsToLatest).map(({ name }) => name))(
    '%s points to its counterpart in the latest version where there is one',
    (name) => {
      const latest = new Map(publicPages(LATEST).map(({ id, route }) => [id, route]));
      for (const { id, route } of publicPages(name)) {
        expect(canonical(route), route).toBe(`https://pester.dev${latest.get(id) ?? route}`);
      }
    },
  );

  it.each(VERSIONS)('$name is indexed unless it is old', ({ name, status }) => {
    expect(
      publicPages(name).filter(({ route }) => isIndexed(route) === (status === 'old')),
    ).toEqual([]);
  });

  it('the sitemap lists what is indexed and canonical, and nothing else', () => {
    const listed = new Set(
      [
        ...readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8').matchAll(
          /<loc>https:\/\/pester\.dev([^<]*)<\/loc>/g,
        ),
      ].map((match) => match[1]),
    );
    const expected = [...pages.keys()].filter(
      (route) =>
        route !== '/404' && isIndexed(route) && canonical(route) === `https://pester.dev${route}`,
    );
    expect([...listed].sort()).toEqual(expected.sort());
  });
});
