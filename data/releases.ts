/**
 * Releases of Pester, newest first: the news of the home page and of the feed, and what `introduction/whats-new` says at
 * the head of each release. Patch releases are left out. A test checks that the release of every documented version is
 * among them.
 */
import { PESTER_REPOSITORY } from '../config/site';
import { documentedVersion, type VersionName } from '../config/versions';

export interface Release {
  /** The release as the PowerShell Gallery and the tag of Pester's repository name it. */
  readonly release: string;
  readonly version: VersionName;
  /** Day of the commit that the tag names, `YYYY-MM-DD`. Source: Pester's repository. */
  readonly date: string;
  /** One or two sentences on what it means for a reader. */
  readonly text: string;
  /** Page to read first, below the addresses of the version. */
  readonly page: string;
}

export const releases = [
  {
    release: '6.1.0-rc1',
    version: 'v6',
    date: '2026-08-06',
    text: 'Release candidate: tests in random order, Should-* assertions of your own, coverage of parallel runs, and messages that say more.',
    page: 'introduction/whats-new',
  },
  {
    release: '6.0.0',
    version: 'v6',
    date: '2026-07-07',
    text: 'The new major version: Should-* assertions, parallel runs, and filtered mocks that no longer fall through to the real command. Install-Module without a version installs it, or a newer 6.x.',
    page: 'migrations/v5-to-v6',
  },
  {
    release: '5.9.0',
    version: 'v5',
    date: '2026-07-07',
    text: 'Pester 5 goes into maintenance: it behaves as 5.8.0 does, and from now on gets critical and security fixes only.',
    page: 'introduction/whats-new',
  },
  {
    release: '5.8.0',
    version: 'v5',
    date: '2026-06-28',
    text: 'Debug.ShowStartMarkers prints a line when a test starts, which shows where a run hangs.',
    page: 'usage/configuration',
  },
  {
    release: '5.7.0',
    version: 'v5',
    date: '2025-01-08',
    text: 'Coverage reports in the Cobertura format, and CodeCoverage.ExcludeTests does what it says.',
    page: 'usage/code-coverage',
  },
  {
    release: '5.6.0',
    version: 'v5',
    date: '2024-06-05',
    text: 'Setup and teardown no longer run where no test does, and inconclusive tests are counted and shown as such.',
    page: 'usage/setup-and-teardown',
  },
  {
    release: '5.5.0',
    version: 'v5',
    date: '2023-06-27',
    text: 'NUnit 3 reports, Output.CILogLevel, and a check of the configuration before the run begins.',
    page: 'usage/test-results',
  },
  {
    release: '5.4.0',
    version: 'v5',
    date: '2023-01-10',
    text: 'Output.RenderMode chooses ANSI colors or plain text, and -Because works with mock assertions.',
    page: 'usage/output',
  },
  {
    release: '5.3.0',
    version: 'v5',
    date: '2021-08-17',
    text: 'Much faster code coverage as an option, mocked objects with methods and properties, and Run.SkipRemainingOnFailure.',
    page: 'usage/code-coverage',
  },
  {
    release: '5.2.0',
    version: 'v5',
    date: '2021-05-06',
    text: 'New-PesterConfiguration creates the configuration, and Run.Throw makes a failed run an error.',
    page: 'usage/configuration',
  },
  {
    release: '5.1.0',
    version: 'v5',
    date: '2020-11-25',
    text: '-ForEach on Describe and Context, BeforeDiscovery, parameters for test files with New-PesterContainer, and JUnit reports.',
    page: 'usage/data-driven-tests',
  },
  {
    release: '5.0.0',
    version: 'v5',
    date: '2020-05-27',
    text: 'The major version that discovers all tests before it runs them, with one configuration object and a new result object.',
    page: 'migrations/v4-to-v5',
  },
  {
    release: '4.10.1',
    version: 'v4',
    date: '2020-02-07',
    text: 'The last release of Pester 4 that these pages describe. It gets no more fixes.',
    page: 'quick-start',
  },
] as const satisfies readonly Release[];

/** Headline of a release. */
export function releaseTitle({ release }: Release): string {
  return `Pester ${release}`;
}

/** Day of a release, as readers write it. */
export function releaseDay({ date }: Release): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

/** Address of the page to read first, below the site's `baseUrl`. */
export function releasePage({ version, page }: Release): string {
  return `/${documentedVersion(version).routeBase}/${page}`;
}

/** The release in Pester's repository, with its notes. */
export function releaseAddress({ release }: Release): string {
  return `${PESTER_REPOSITORY}/releases/tag/${release}`;
}
