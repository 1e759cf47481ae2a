/** The versions and their pages as the browser tests name them. */
import { createRequire } from 'node:module';
import fastGlob from 'fast-glob';
import type * as Versions from '../../config/versions';
import { SITE_FOLDER } from './globalSetup';

export type { VersionName } from '../../config/versions';

// Playwright loads tests as ES modules, and what Docusaurus loads is none.
const { documentedVersion, LATEST, VERSIONS } = createRequire(import.meta.url)(
  '../../config/versions',
) as typeof Versions;

export { LATEST };

/** All versions, newest first. */
export const VERSION_NAMES = VERSIONS.map(({ name }) => name);
/** The version that is not released yet, if there is one. */
export const PREVIEW = VERSIONS.find(({ status }) => status === 'preview')?.name;
/** The version beside the latest that has most of its pages: a preview, or the one before. */
export const OTHER: Versions.VersionName = LATEST === 'v6' ? 'v5' : 'v6';

/** What the dropdown calls a version. */
export const labelOf = (version: Versions.VersionName): string => documentedVersion(version).label;

/** Where the pages of a version are, without a slash at the end. */
export const baseOf = (version: Versions.VersionName): string =>
  `/${documentedVersion(version).routeBase}`;

/** Addresses of all pages of all versions: the build writes each as Markdown, too. */
export const PAGES = fastGlob
  .sync('docs/**/*.md', { cwd: SITE_FOLDER })
  .map((file) => `/${file.replace(/\.md$/, '')}`)
  .sort();
