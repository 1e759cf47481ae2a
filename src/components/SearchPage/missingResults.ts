import { DOCS_REPOSITORY } from '@site/config/site';

/** Where a reader reports a search that should have found something: an issue with the query filled in. */
export function missingResultsUrl({ query }: { readonly query: string }): string {
  const title = `Search finds nothing for "${query}"`;
  return `${DOCS_REPOSITORY}/issues/new?title=${encodeURIComponent(title)}`;
}
