/**
 * Addresses that lead elsewhere: one table for hosts that read a `_redirects` file (written by `scripts/build`) and for
 * those that know no rules, where each address becomes a small page.
 */
import type { Options } from '@docusaurus/plugin-client-redirects';
import { lastVersion, versionsToBuild } from './docs';
import { DOCS_REPOSITORY, PESTER_REPOSITORY } from './site';
import { documentedVersion, LATEST, VERSIONS, type VersionName } from './versions';

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
 * Pages that stood below `docs/` on the public site and that the latest version does not have there, by the version that
 * was then the latest, with what answers them now. Both are paths below that version; a target in another version
 * begins with its name. Source: the renames and removals in the history of https://github.com/pester/docs; at a
 * release, `tests/unit/redirects.test.ts` names the pages that the new latest version lacks.
 */
export const FORMER_PAGES: Readonly<
  Partial<Record<VersionName, Readonly<Record<string, string>>>>
> = {
  v5: {
    'usage/assertions': 'assertions',
    'usage/generating-tests': 'usage/data-driven-tests',
    'usage/test-cases': 'usage/data-driven-tests',
    'introduction/powershell-core': 'v4/introduction/powershell-core-limitations',
    'introduction/powershell-core-limitations': 'v4/introduction/powershell-core-limitations',
    'commands/Add-AssertionOperator': 'commands/Add-ShouldOperator',
    'commands/AfterEachFeature': 'v4/commands/AfterEachFeature',
    'commands/AfterEachScenario': 'v4/commands/AfterEachScenario',
    'commands/Assert-VerifiableMocks': 'v4/commands/Assert-VerifiableMocks',
    'commands/BeforeEachFeature': 'v4/commands/BeforeEachFeature',
    'commands/BeforeEachScenario': 'v4/commands/BeforeEachScenario',
    'commands/Find-GherkinStep': 'v4/commands/Find-GherkinStep',
    'commands/Get-TestDriveItem': 'v4/commands/Get-TestDriveItem',
    'commands/GherkinStep': 'v4/commands/GherkinStep',
    'commands/In': 'v4/commands/In',
    'commands/Invoke-Gherkin': 'v4/commands/Invoke-Gherkin',
    'commands/New-PesterOption': 'v4/commands/New-PesterOption',
    'commands/Set-TestInconclusive': 'v4/commands/Set-TestInconclusive',
    'commands/Setup': 'v4/commands/Setup',
    'usage/gherkin': 'v4/usage/gherkin',
  },
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

/** `true` when no single page can stand for the redirect, so that only a host's rule can follow it. */
export function isPattern({ from }: Redirect): boolean {
  return /\*|\/:/.test(from);
}

/** All redirects of this build, in order of precedence: a host follows the first that matches. */
export function redirects(): readonly Redirect[] {
  const roots = versionsToBuild().map(({ routeBase }) => redirectToStart(routeBase, routeBase));
  if (lastVersion().name !== LATEST) return [...roots, ...ELSEWHERE];
  // With the version in the address too: else its pattern would lead to an address that leads on.
  const former = [
    ...formerPages(LATEST, [latestBase, versionedLatestBase]),
    ...versionsToBuild()
      .filter(({ name }) => name !== LATEST)
      .flatMap(({ name, routeBase }) => formerPages(name, [routeBase])),
  ];
  return [
    ...roots,
    ...former,
    redirectToStart(versionedLatestBase, latestBase),
    { from: `/${versionedLatestBase}/*`, to: `/${latestBase}/:splat`, status: 302 },
    ...ELSEWHERE,
  ];
}

/** Path of a target in {@link FORMER_PAGES}; `undefined` when its version is not part of this build. */
function formerTarget(version: VersionName, target: string): string | undefined {
  const named = VERSIONS.find(({ name }) => target.startsWith(`${name}/`));
  const { name, routeBase } = named ?? documentedVersion(version);
  if (!versionsToBuild().some((built) => built.name === name)) return undefined;
  return `/${routeBase}/${named ? target.slice(name.length + 1) : target}`;
}

function formerPages(version: VersionName, bases: readonly string[]): readonly Redirect[] {
  return Object.entries(FORMER_PAGES[version] ?? {}).flatMap(([from, target]) => {
    const to = formerTarget(version, target);
    return to === undefined
      ? []
      : bases.map((base): Redirect => ({ from: `/${base}/${from}`, to, status: 301 }));
  });
}

function redirectToStart(from: string, base: string): Redirect {
  return { from: `/${from}`, to: `/${base}/${START_PAGE}`, status: 302 };
}

/** The small pages: one for each redirect that is no pattern, and for each page of the latest version. */
export function redirectOptions(): Options {
  const single = redirects().filter((redirect) => !isPattern(redirect));
  const otherBases = versionsToBuild()
    .filter(({ name }) => name !== LATEST)
    .map(({ routeBase }) => `/${routeBase}`);
  return {
    redirects: single.map(({ from, to }) => ({ from, to })),
    createRedirects: (route) => {
      const isOfLatest =
        lastVersion().name === LATEST &&
        route.startsWith(`/${latestBase}/`) &&
        !otherBases.some((base) => route === base || route.startsWith(`${base}/`));
      return isOfLatest
        ? [route.replace(`/${latestBase}/`, `/${versionedLatestBase}/`)]
        : undefined;
    },
  };
}
