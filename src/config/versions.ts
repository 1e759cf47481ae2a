/**
 * The documented versions of Pester: the one home of their names, labels, releases and supported PowerShell.
 * The Docusaurus config, the home page, the scripts and the tests read this table; nothing else repeats it.
 */

/** Short name of a documented version, as readers say it. */
export type VersionName = 'v6' | 'v5' | 'v4';

/** What the site knows of one documented version. */
export interface DocumentedVersion {
  readonly name: VersionName;
  /** Name that Docusaurus uses: `current` for the folder `docs/`, else the entry of `versions.json`. */
  readonly docusaurusName: string;
  /** Text of the version dropdown. */
  readonly label: string;
  /** Folder of the pages, relative to the project root. */
  readonly folder: string;
  /** Path below the site's `baseUrl`, without slashes at the ends. */
  readonly routeBase: string;
  /** The exact release whose behavior the pages describe, as the PowerShell Gallery names it. */
  readonly pester: string;
  /** Support by its maintainers: what a reader should know before choosing it. */
  readonly status: 'preview' | 'latest' | 'old';
  /** Supported PowerShell editions, in reader's words. Source: each release's module manifest and its release notes. */
  readonly powershell: string;
  /** One sentence: who should choose it. */
  readonly chooseIf: string;
  /** Command that installs exactly this version from the PowerShell Gallery. */
  readonly install: string;
}

/** All documented versions, newest first. */
export const VERSIONS = [
  {
    name: 'v6',
    docusaurusName: 'current',
    label: 'v6 (preview)',
    folder: 'docs',
    routeBase: 'docs/v6',
    pester: '6.0.0-rc5',
    status: 'preview',
    powershell: 'Windows PowerShell 5.1 and PowerShell 7.4 or later',
    chooseIf: 'You start a new suite, or want to know today what the next major version changes.',
    install: 'Install-Module -Name Pester -AllowPrerelease -Force',
  },
  {
    name: 'v5',
    docusaurusName: 'v5',
    label: 'v5 (latest)',
    folder: 'versioned_docs/version-v5',
    routeBase: 'docs',
    pester: '5.8.0',
    status: 'latest',
    powershell: 'Windows PowerShell 3.0 to 5.1, PowerShell 6 and 7',
    chooseIf: 'You need the stable release: it is what the PowerShell Gallery installs.',
    install: 'Install-Module -Name Pester -Force',
  },
  {
    name: 'v4',
    docusaurusName: 'v4',
    label: 'v4',
    folder: 'versioned_docs/version-v4',
    routeBase: 'docs/v4',
    pester: '4.10.1',
    status: 'old',
    powershell: 'Windows PowerShell 2.0 to 5.1, PowerShell 6 and 7',
    chooseIf: 'You maintain a suite that has not been migrated yet.',
    install: 'Install-Module -Name Pester -RequiredVersion 4.10.1 -Force',
  },
] as const satisfies readonly DocumentedVersion[];

/** The version that a reader gets who names none: Docusaurus's `lastVersion`. */
export const LATEST: VersionName = 'v5';

/**
 * Looks a documented version up by its short name.
 * @throws {Error} when there is no such version; the message lists those that exist.
 */
export function documentedVersion(name: string): DocumentedVersion {
  const found = VERSIONS.find((version) => version.name === name);
  if (!found) {
    throw new Error(
      `There is no documented version "${name}". Documented are: ${VERSIONS.map((v) => v.name).join(', ')}.`,
    );
  }
  return found;
}

/** The same, by the name that Docusaurus uses (`current`, `v5`, `v4`); `undefined` when there is none. */
export function byDocusaurusName(docusaurusName: string): DocumentedVersion | undefined {
  return VERSIONS.find((version) => version.docusaurusName === docusaurusName);
}

/**
 * The address that a category index of another version has in the latest version: index pages have no document id, and
 * every version has the same categories. `undefined` for an unknown version.
 * @param permalink address with the site's `baseUrl`, such as `/docs/v6/usage`
 */
export function latestRouteOf(docusaurusName: string, permalink: string): string | undefined {
  const version = byDocusaurusName(docusaurusName);
  return (
    version &&
    permalink.replace(`/${version.routeBase}/`, `/${documentedVersion(LATEST).routeBase}/`)
  );
}
