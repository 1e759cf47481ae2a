/**
 * Everything that searching needs, as one chunk: the bundler would otherwise put the dialog and the client into chunks
 * of their own, which are asked for one after the other.
 */
import '@docsearch/react/style';
import type { ReactNode } from 'react';
import '@site/plugins/search/aliases/DocSearchModal';
import OriginalSearchBar from '@theme-original/SearchBar';

export { warmUp } from '@theme/SearchClient';

/** The theme's search bar. */
export function SearchBar(): ReactNode {
  return <OriginalSearchBar />;
}
