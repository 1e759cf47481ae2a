/**
 * Addresses that lead elsewhere: one table for hosts that read a `_redirects` file (written by `scripts/build`) and for
 * those that know no rules, where each address becomes a small page.
 */
import type { Options } from '@docusaurus/plugin-client-redirects';
import { pathsOfVersion } from '../lib/addresses';
import { needsRule } from '../lib/hostRules';
import { lastVersion, versionsToBuild } from './docs';
import { DOCS_REPOSITORY, PESTER_REPOSITORY } from './site';
import {
  documentedVersion,
  LATEST,
  VERSIONS,
  type DocumentedVersion,
  type VersionName,
} from './versions';

/** One address and where it leads. */
export interface Redirect {
  /** Path below the site's `baseUrl`. `*` at its end stands for any rest, `:name` for one segment. */
  readonly from: string;
  /** Path below the site's `baseUrl`, or an absolute address; `:splat` and `:name` repeat what `from` matched. */
  readonly to: string;
  /** 301 for what has moved for good, 302 for what a later release may change. */
  readonly status: 301 | 302;
}

/** A version without a page leads to where its readers start. */
const START_PAGE = 'quick-start';

/**
 * Pages that stood below `docs/` on the public site and have another name now, by the version that was then the latest, with
 * what answers them. Both are paths below that version; a target in another version begins with its name. Pages that
 * another version has under the same name need no entry. The entries stay when a newer version becomes the latest. Source:
 * the renames and removals in the history of https://github.com/pester/docs.
 */
export const FORMER_PAGES: Readonly<
  Partial<Record<VersionName, Readonly<Record<string, string>>>>
> = {
  v5: {
    'usage/assertions': 'assertions',
    'usage/generating-tests': 'usage/data-driven-tests',
    'usage/test-cases': 'usage/data-driven-tests',
    // So written in the module's own help.
    'usage/Configuration': 'usage/configuration',
    // Exported by an alpha release of v6 only, whose name the help of its releases kept.
    'commands/Get-EquivalencyOption': 'v6/assertions/should-beequivalent',
    'introduction/powershell-core': 'v4/introduction/powershell-core-limitations',
    'commands/Add-AssertionOperator': 'commands/Add-ShouldOperator',
    // Guides of v4, where no recipes are.
    'usage/dotnet-and-com': 'recipes/dotnet-and-com',
    'usage/output-and-errors': 'recipes/output-and-errors',
    'usage/scripts-and-exit': 'recipes/scripts-and-exit',
  },
};

/**
 * Pages of the tutorial that stood below `tutorial/` on the public site, for all versions, and the chapters that answer
 * them now. Source: https://github.com/pester/docs.
 */
const FORMER_TUTORIAL: Readonly<Record<string, string>> = {
  '': 'start',
  'introduction/welcome': 'start',
  'introduction/prerequisites': 'start',
  'testing-a-module/setup': 'module',
  'testing-a-module/first-test': 'first-test',
  'testing-a-module/public-functions': 'data',
  'testing-a-module/private-functions': 'private-functions',
  'testing-a-module/output': 'run-script',
  'organising-tests/grouping-tests': 'setup',
  'organising-tests/choosing-what-runs': 'setup',
  'mocking/a-real-dependency': 'first-mock',
  'mocking/your-first-mock': 'first-mock',
  'mocking/verifying-calls': 'verify-calls',
  'working-with-files/writing-files': 'files',
  'working-with-files/testdrive': 'files',
  'code-coverage/measuring': 'coverage',
  'code-coverage/closing-the-gaps': 'coverage',
  'ci/test-script': 'run-script',
  'ci/github-actions': 'ci',
};

const ELSEWHERE: readonly Redirect[] = [
  { from: '/offline', to: '/', status: 301 },
  { from: '/issues', to: `${PESTER_REPOSITORY}/issues/new/choose`, status: 302 },
  { from: '/issues/docs', to: `${DOCS_REPOSITORY}/issues/new/choose`, status: 302 },
  { from: '/releases/:version', to: `${PESTER_REPOSITORY}/releases/tag/:version`, status: 302 },
];

const { routeBase: latestBase } = documentedVersion(LATEST);
/** The latest version has no version in its addresses; with one they work too, until it gets a newer one. */
const versionedLatestBase = `${latestBase}/${LATEST}`;

/** All redirects of this build, in order of precedence: a host follows the first that matches. */
export function redirects(): readonly Redirect[] {
  const built = versionsToBuild();
  const roots = built.map(({ routeBase }) => redirectToStart(routeBase, routeBase));
  // Where a version is missing, its addresses have no page to lead to.
  if (built.length < VERSIONS.length) return [...roots, ...ELSEWHERE];
  const ofLatest = pathsOfVersion(LATEST);
  // The first redirect from an address counts, so those of the latest come first.
  const versions = [documentedVersion(LATEST), ...VERSIONS];
  const pages = [
    ...versions.flatMap((version) => formerPages(version, ofLatest)),
    ...pagesOfOthers(ofLatest),
  ];
  return [
    ...roots,
    ...pages.filter(({ from }, index) => pages.findIndex((page) => page.from === from) === index),
    ...formerTutorial(),
    redirectToStart(versionedLatestBase, latestBase),
    { from: `/${versionedLatestBase}/*`, to: `/${latestBase}/:splat`, status: 302 },
    ...ELSEWHERE,
  ];
}

/** Path of a target in {@link FORMER_PAGES}. */
function formerTarget(version: VersionName, target: string): string {
  const named = VERSIONS.find(({ name }) => target.startsWith(`${name}/`));
  if (named) return `/${named.routeBase}/${target.slice(named.name.length + 1)}`;
  return `/${documentedVersion(version).routeBase}/${target}`;
}

/**
 * The former pages of a version, below its own base and where they stood: below that of the latest, which answers them there
 * if it can. With its name in the address too: else the pattern for that would lead to an address that leads on.
 */
function formerPages(
  { name, routeBase }: DocumentedVersion,
  ofLatest: ReadonlySet<string>,
): readonly Redirect[] {
  return Object.entries(FORMER_PAGES[name] ?? {}).flatMap(([from, target]) => {
    const bases = ofLatest.has(from) ? [routeBase] : [routeBase, latestBase, versionedLatestBase];
    return bases.map((base): Redirect => ({
      from: `/${base}/${from}`,
      to: formerTarget(base !== routeBase && ofLatest.has(target) ? LATEST : name, target),
      status: 301,
    }));
  });
}

/**
 * Pages that the latest version lacks, at the addresses that they would have in it: those of an older version stood there,
 * and those of a preview will; its own help names these already.
 */
function pagesOfOthers(ofLatest: ReadonlySet<string>): readonly Redirect[] {
  return VERSIONS.flatMap(({ name, routeBase, status }) =>
    [...pathsOfVersion(name)]
      .filter((page) => !ofLatest.has(page))
      .flatMap((page) =>
        [latestBase, versionedLatestBase].map((base): Redirect => ({
          from: `/${base}/${page}`,
          to: `/${routeBase}/${page}`,
          status: status === 'preview' ? 302 : 301,
        })),
      ),
  );
}

function formerTutorial(): readonly Redirect[] {
  return Object.entries(FORMER_TUTORIAL).map(([page, chapter]) => ({
    from: page === '' ? '/tutorial' : `/tutorial/${page}`,
    to: `/${latestBase}/tutorial/${chapter}`,
    status: 302,
  }));
}

function redirectToStart(from: string, base: string): Redirect {
  return { from: `/${from}`, to: `/${base}/${START_PAGE}`, status: 302 };
}

/**
 * The small pages: one for each redirect that needs no rule, and for each page of the latest version. Those to pages are
 * not in the list of `redirects`: Docusaurus puts all settings that are no functions into the script of every page.
 */
export function redirectOptions(): Options {
  const single = redirects().filter((redirect) => !needsRule(redirect));
  const otherBases = VERSIONS.filter(({ name }) => name !== LATEST).map(
    ({ routeBase }) => `/${routeBase}`,
  );
  return {
    redirects: single.filter(({ to }) => !to.startsWith('/')).map(({ from, to }) => ({ from, to })),
    createRedirects: (route) => {
      const former = single.filter(({ to }) => to === route).map(({ from }) => from);
      const isOfLatest =
        lastVersion().name === LATEST &&
        route.startsWith(`/${latestBase}/`) &&
        !otherBases.some((base) => route === base || route.startsWith(`${base}/`));
      return isOfLatest
        ? [...former, route.replace(`/${latestBase}/`, `/${versionedLatestBase}/`)]
        : former;
    },
  };
}
