/**
 * Releases of Pester that the documentation describes, newest first: the news of the home page and of the feed. A test
 * checks that the release of every documented version is among them.
 */
import { PESTER_REPOSITORY } from '../config/site';
import { documentedVersion, type VersionName } from '../config/versions';

export interface Release {
  /** The release as the PowerShell Gallery and the tag of Pester's repository name it. */
  readonly release: string;
  readonly version: VersionName;
  /** Day of the commit that the tag names, `YYYY-MM-DD`. Source: Pester's repository. */
  readonly date: string;
  /** One sentence on what the documentation holds for it. */
  readonly text: string;
  /** Page to read first, below the addresses of the version. */
  readonly page: string;
}

export const releases = [
  {
    release: '6.0.0-rc5',
    version: 'v6',
    date: '2026-07-03',
    text: 'The v6 documentation describes this release candidate, and what to change when you come from v5.',
    page: 'migrations/v5-to-v6',
  },
  {
    release: '5.8.0',
    version: 'v5',
    date: '2026-06-28',
    text: 'The v5 documentation describes this release.',
    page: 'quick-start',
  },
  {
    release: '4.10.1',
    version: 'v4',
    date: '2020-02-07',
    text: 'The v4 documentation describes this release.',
    page: 'quick-start',
  },
] as const satisfies readonly Release[];

/** Headline of a release. */
export function releaseTitle({ release }: Release): string {
  return `Pester ${release}`;
}

/** Address of the page to read first, below the site's `baseUrl`. */
export function releasePage({ version, page }: Release): string {
  return `/${documentedVersion(version).routeBase}/${page}`;
}

/** The release in Pester's repository, with its notes. */
export function releaseAddress({ release }: Release): string {
  return `${PESTER_REPOSITORY}/releases/tag/${release}`;
}
