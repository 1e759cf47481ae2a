/**
 * How search tells pages of versions apart: Docusaurus writes one of these tags into each page, as
 * `docsearch:docusaurus_tag`, and the dialog filters by them. They are Docusaurus's own, for a docs plugin whose id is
 * `default` (`DEFAULT_SEARCH_TAG` and `getDocsVersionSearchTag` of its packages, which scripts cannot import).
 */

/** Pages that belong to no version. */
export const UNVERSIONED_TAG = 'default';

/** Pages of the version that Docusaurus calls `name`: `current`, or an entry of `versions.json`. */
export function tagOfVersion(name: string): string {
  return `docs-default-${name}`;
}

/** Stands in for each of Algolia's settings when the site's own index answers. */
export const LOCAL = 'local';
