/** The table of redirects against the pages that the site was built with. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchPath, needsRule, redirectFor } from '../../lib/hostRules';
import { redirects } from '../../config/redirects';
import { LATEST } from '../../config/versions';
import { loadReferences } from '../../plugins/reference/facts';
import { BUILD, builtPages } from './builtPages';

const pages = builtPages();
const routes = new Set(pages.filter(({ leadsTo }) => !leadsTo).map(({ route }) => route));
const redirectPages = new Map(
  pages.flatMap(({ route, leadsTo }) => (leadsTo ? [[route, leadsTo] as const] : [])),
);

const rules = redirects();
const single = rules.filter((redirect) => !needsRule(redirect));
const patterns = rules.filter(needsRule);

describe('redirects', () => {
  it('lead from no page', () => {
    expect(single.filter(({ from }) => routes.has(from))).toEqual([]);
    expect(
      patterns.filter(({ from }) => [...routes].some((route) => matchPath(from, route))),
    ).toEqual([]);
  });

  it('lead to a page, so that none leads to another or to itself', () => {
    expect(single.filter(({ to }) => to.startsWith('/') && !routes.has(to))).toEqual([]);
  });

  it.each([...loadReferences()])('answer each address in help and messages of %s', (_, facts) => {
    const leadsOn = (address: string): boolean => {
      const { location } = redirectFor(rules, address) ?? {};
      return location !== undefined && isAnswered(location);
    };
    const isAnswered = (address: string): boolean => routes.has(address) || leadsOn(address);
    expect(facts.addresses.filter((address) => !isAnswered(address))).toEqual([]);
  });

  it('lead from each address to one target', () => {
    const sources = single.map(({ from }) => from);
    expect(sources.filter((from, index) => sources.indexOf(from) !== index)).toEqual([]);
  });

  it('have a page each on hosts without rules', () => {
    expect(single.filter(({ from, to }) => redirectPages.get(from) !== to)).toEqual([]);
  });

  it('have a rule each on the host that knows rules', () => {
    const rules = readFileSync(path.join(BUILD, '_redirects'), 'utf8').split('\n');
    const sources = new Set(rules.map((rule) => rule.split(/\s+/)[0]));
    expect(redirects().filter(({ from }) => !sources.has(from))).toEqual([]);
  });

  it('have a page for each page of the latest version under its version, and for no other', () => {
    const latest = [...routes].filter((route) => /^\/docs\/(?!v\d+(?:\/|$))/.test(route));
    const expected = latest.map((route) => route.replace('/docs/', `/docs/${LATEST}/`));
    const former = single.map(({ from }) => from);
    const pages = [...redirectPages.keys()].filter(
      (address) => address.startsWith(`/docs/${LATEST}/`) && !former.includes(address),
    );
    expect(pages.sort()).toEqual(expected.sort());
    const others = [...redirectPages.keys()].filter(
      (address) => /^\/docs\/v\d+\//.test(address) && !address.startsWith(`/docs/${LATEST}/`),
    );
    expect(others.filter((address) => !former.includes(address))).toEqual([]);
  });
});
