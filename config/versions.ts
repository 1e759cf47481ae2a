/**
 * The documented versions of Pester: the one home of their names, labels, addresses, releases and supported PowerShell.
 * The Docusaurus config, the home page, the scripts and the tests read this table; nothing else repeats it.
 */
import released from '../versions.json';

/** What is written down of a version; all else follows from its place in the table and in `versions.json`. */
interface Release {
  /** Short name, as readers say it. */
  readonly name: string;
  /** The exact release whose behavior the pages describe, as the PowerShell Gallery names it. */
  readonly pester: string;
  /** Newest stable release of the major version, beside a prerelease that the pages describe. */
  readonly stable?: string;
  /** Supported PowerShell editions, in reader's words. Source: each release's module manifest and its release notes. */
  readonly powershell: string;
  /** One sentence: who should choose it. */
  readonly chooseIf: string;
  /** Whether an older one still gets fixes. */
  readonly maintained: boolean;
}

/**
 * All documented versions, newest first. The first is a preview as long as `versions.json` does not name it: its pages
 * are then in `docs/`. CONTRIBUTING.md, "Release a version", makes it the latest.
 */
const RELEASES = [
  {
    name: 'v6',
    pester: '6.1.0-rc1',
    stable: '6.0.0',
    powershell: 'Windows PowerShell 5.1 and PowerShell 7.4 or later',
    chooseIf:
      'You start a new suite, or you installed Pester without naming a version: the PowerShell Gallery then gives you 6.0.0 or newer.',
    maintained: true,
  },
  {
    name: 'v5',
    pester: '5.9.0',
    powershell:
      'Windows PowerShell 5.1 and PowerShell 7.4 or later; older versions, from 3.0 on, are no longer tested',
    chooseIf:
      'You maintain a suite that is written for Pester 5. This version gets critical and security fixes only, and has to be installed by its number.',
    maintained: true,
  },
  {
    name: 'v4',
    pester: '4.10.1',
    powershell: 'Windows PowerShell 2.0 to 5.1, PowerShell 6 and 7',
    chooseIf:
      'You maintain a suite that has not been migrated yet. This version gets no more fixes.',
    maintained: false,
  },
] as const satisfies readonly Release[];

/** Short name of a documented version, as readers say it. */
export type VersionName = (typeof RELEASES)[number]['name'];

/** Support by its maintainers: what a reader should know before choosing it. */
export type VersionStatus = 'preview' | 'latest' | 'maintained' | 'old';

/** What the site knows of one documented version. */
export interface DocumentedVersion extends Release {
  readonly name: VersionName;
  /** Name that Docusaurus uses: `current` for the folder `docs/`, else the entry of `versions.json`. */
  readonly docusaurusName: string;
  /** Text of the version dropdown. */
  readonly label: string;
  /** Folder of the pages, relative to the project root. */
  readonly folder: string;
  /** File of the sidebar, relative to the project root. */
  readonly sidebarFile: string;
  /** Path below the site's `baseUrl`, without slashes at the ends. */
  readonly routeBase: string;
  readonly status: VersionStatus;
}

/** The version that a reader gets who names none: Docusaurus's `lastVersion`, the newest that was released. */
export const LATEST = latestOf(released);

const [newest, ...olderReleases] = RELEASES;

/** All documented versions, newest first. */
export const VERSIONS: readonly [DocumentedVersion, ...DocumentedVersion[]] = [
  describeVersion(newest),
  ...olderReleases.map(describeVersion),
];

/** @throws {Error} when `versions.json` begins with a version that the table does not have */
function latestOf(names: readonly string[]): VersionName {
  const found = RELEASES.find(({ name }) => name === names[0]);
  if (!found) {
    throw new Error(
      `versions.json begins with "${names[0] ?? ''}", which config/versions.ts does not describe. Described are: ${RELEASES.map(({ name }) => name).join(', ')}.`,
    );
  }
  return found.name;
}

function statusOf({ name, maintained }: (typeof RELEASES)[number]): VersionStatus {
  if (name === LATEST) return 'latest';
  if (!released.includes(name)) return 'preview';
  return maintained ? 'maintained' : 'old';
}

function describeVersion(release: (typeof RELEASES)[number]): DocumentedVersion {
  const { name } = release;
  const status = statusOf(release);
  const isPreview = status === 'preview';
  const note = isPreview || status === 'latest' ? ` (${status})` : '';
  return {
    ...release,
    docusaurusName: isPreview ? 'current' : name,
    label: name + note,
    folder: isPreview ? 'docs' : `versioned_docs/version-${name}`,
    sidebarFile: isPreview ? 'sidebars.ts' : `versioned_sidebars/version-${name}-sidebars.json`,
    routeBase: status === 'latest' ? 'docs' : `docs/${name}`,
    status,
  };
}

/** `true` for a release with a label, such as `6.0.0-rc5`. */
export const isPrerelease = (release: string): boolean => release.includes('-');

/** Command that installs exactly this release from the PowerShell Gallery. */
export function installCommand(release: string): string {
  const prerelease = isPrerelease(release) ? ' -AllowPrerelease' : '';
  return `Install-Module -Name Pester -RequiredVersion ${release}${prerelease} -Force`;
}

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

/**
 * `true` for a version that search engines list, but not beside the latest: each of its pages names the same page of the
 * latest version, if it is there, as the canonical one.
 */
export function yieldsToLatest({ status }: DocumentedVersion): boolean {
  return status === 'preview' || status === 'maintained';
}

/** Looks a documented version up by the name that Docusaurus uses (`current`, `v5`, `v4`). */
export function byDocusaurusName(docusaurusName: string): DocumentedVersion | undefined {
  return VERSIONS.find((version) => version.docusaurusName === docusaurusName);
}
