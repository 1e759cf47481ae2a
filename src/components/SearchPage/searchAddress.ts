import siteConfig from '@generated/docusaurus.config';

/** Name of the version in the address of the search page. */
export const VERSION_PARAMETER = 'version';

/** The address of the search page with a query, in a version as Docusaurus names it. */
export function searchAddress(query: string, versionName: string): string {
  const parameters = new URLSearchParams({ q: query, [VERSION_PARAMETER]: versionName });
  return `${siteConfig.baseUrl}search?${parameters.toString()}`;
}
