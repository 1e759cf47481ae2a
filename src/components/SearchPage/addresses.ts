import siteConfig from '@generated/docusaurus.config';
import { DOCS_REPOSITORY } from '@site/config/site';

/** Name of the version in the address of the search page. */
export const VERSION_PARAMETER = 'version';

/** The address of the search page with a query, in a version as Docusaurus names it. */
export function searchAddress(query: string, versionName: string): string {
  const parameters = new URLSearchParams({ q: query, [VERSION_PARAMETER]: versionName });
  return `${siteConfig.baseUrl}search?${parameters.toString()}`;
}

/** Where a reader reports a search that should have found something: an issue with the query filled in. */
export function missingResultsUrl({ query }: { readonly query: string }): string {
  const title = `Search finds nothing for "${query}"`;
  return `${DOCS_REPOSITORY}/issues/new?title=${encodeURIComponent(title)}`;
}
