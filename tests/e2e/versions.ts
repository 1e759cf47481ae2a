/**
 * The versions as the tests name them: derived, so that the tests stay right when a version is released.
 * (`config/versions.ts` cannot be imported here: tests are ES modules, and what Docusaurus loads is not.)
 */
import released from '../../versions.json' with { type: 'json' };

export type VersionName = 'v6' | 'v5' | 'v4';

/** All versions, newest first. */
export const VERSION_NAMES: readonly VersionName[] = ['v6', 'v5', 'v4'];

const [latest = '', older = ''] = released;

/** The version at `/docs`. */
export const LATEST = latest as VersionName;
/** The version before it, at `/docs/` and its name, which is its label, too. */
export const OLDER = older as VersionName;
/** The version that is not released yet, if there is one. */
export const PREVIEW = VERSION_NAMES.find((version) => !released.includes(version));
/** The version beside the latest that has most of its pages: a preview, or the one before. */
export const OTHER: VersionName = LATEST === 'v6' ? 'v5' : 'v6';

/** What the dropdown calls a version. */
export function labelOf(version: VersionName): string {
  if (version === LATEST) return `${version} (latest)`;
  return released.includes(version) ? version : `${version} (preview)`;
}

/** Where the pages of a version are, without a slash at the end. */
export function baseOf(version: VersionName): string {
  return version === LATEST ? '/docs' : `/docs/${version}`;
}
