// Stands in for `@docsearch/react/modal` in the search theme, because two of the dialog's properties are functions,
// which a Docusaurus config cannot carry to the browser: the client that answers, and the link for missing results. It
// also repairs what DocSearch 3.9 gets wrong.
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { DocSearchModal as OriginalModal, type DocSearchModalProps } from '@docsearch/react';
import { missingResultsUrl } from '@site/src/components/SearchPage/missingResults';
import { transformSearchClient } from '@theme/SearchClient';
import { keepFocusWhenClosed, keepListsSound, nameLandmarks } from './dialogRepairs';
import { Hit } from './Hit';
import { PersistentSearch } from './persistentSearch';

type SearchClient = Parameters<TransformClient>[0];
type Requests = Parameters<SearchClient['search']>[0];
type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;

export function DocSearchModal(props: DocSearchModalProps): ReactNode {
  const search = useRef<{ stop: () => void }>(undefined);
  const transformByTheme = props.transformSearchClient;

  const transform = useCallback<TransformClient>(
    (original) => {
      const client = (transformSearchClient ?? transformByTheme ?? ((same) => same))(original);
      const persistent = new PersistentSearch((requests: Requests) => client.search(requests));
      search.current = persistent;
      // DocSearch calls `search` with requests, and only them, and goes on with `catch` and `then`.
      return { ...client, search: persistent.search as unknown as typeof client.search };
    },
    [transformByTheme],
  );

  useEffect(() => {
    nameLandmarks();
    const ends = [keepFocusWhenClosed(), keepListsSound()];
    return () => {
      ends.forEach((end) => {
        end();
      });
      search.current?.stop();
    };
  }, []);

  return (
    <OriginalModal
      {...props}
      searchParameters={useSame(props.searchParameters ?? {})}
      transformSearchClient={transform}
      hitComponent={Hit}
      getMissingResultsUrl={missingResultsUrl}
    />
  );
}

/**
 * The same object as long as its content is the same. The theme makes a new one each time it renders, for which DocSearch
 * begins anew, with an empty list: the hit under the pointer of the reader would vanish.
 */
function useSame<Content extends object>(value: Content): Content {
  const content = JSON.stringify(value);
  return useMemo(() => JSON.parse(content) as Content, [content]);
}
