/**
 * The versions and their pages as the browser tests name them. `playwright.config.ts` gets them from a program of its own:
 * Playwright loads tests as ES modules, and what Docusaurus loads is none.
 */
import type { DocumentedVersion, VersionName } from '../../config/versions';

export type { VersionName };

interface Versions {
  readonly latest: VersionName;
  readonly versions: readonly (DocumentedVersion & { readonly paths: readonly string[] })[];
}

const { latest: LATEST, versions: VERSIONS } = JSON.parse(
  process.env.SITE_VERSIONS ?? '',
) as Versions;

function versionOf(name: VersionName): DocumentedVersion {
  const found = VERSIONS.find((version) => version.name === name);
  if (!found) throw new Error(`There is no version ${name}.`);
  return found;
}

export { LATEST };

/** All versions, newest first. */
export const VERSION_NAMES = VERSIONS.map(({ name }) => name);
/** The version that is not released yet, if there is one. */
export const PREVIEW = VERSIONS.find(({ status }) => status === 'preview')?.name;
/** The version beside the latest that has most of its pages: a preview, or the one before. */
export const OTHER: VersionName = LATEST === 'v6' ? 'v5' : 'v6';

/** What the dropdown calls a version. */
export const labelOf = (version: VersionName): string => versionOf(version).label;

/** Where the pages of a version are, without a slash at the end. */
export const baseOf = (version: VersionName): string => `/${versionOf(version).routeBase}`;

/** Addresses of all pages of all versions. */
export const PAGES = VERSIONS.flatMap(({ routeBase, paths }) =>
  paths.map((path) => `/${routeBase}/${path}`),
);
