// Stands in for `@docsearch/react/modal` in the search theme, because some of the dialog's properties are functions,
// which a Docusaurus config cannot carry to the browser: the client that answers, the link for missing results, and the
// line below the results that names their version. It also repairs what DocSearch 3.9 gets wrong.
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { DocSearchModal as OriginalModal, type DocSearchModalProps } from '@docsearch/react';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { missingResultsUrl } from '@site/src/components/SearchPage/missingResults';
import { transformSearchClient } from '@theme/SearchClient';
import {
  keepFocusWhenClosed,
  keepListsSound,
  nameLandmarks,
  rememberPasted,
} from './dialogRepairs';
import { Hit } from './Hit';
import { PersistentSearch } from './persistentSearch';
import { isSearched, VersionLine } from './VersionLine';

type SearchClient = Parameters<TransformClient>[0];
type Asked = Parameters<SearchClient['search']>[0];
type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];
type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;

export function DocSearchModal(props: DocSearchModalProps): ReactNode {
  const search = useRef<{ stop: () => void }>(undefined);
  const [pasted] = useState(rememberPasted);
  const transformByTheme = props.transformSearchClient;

  const transform = useCallback<TransformClient>(
    (original) => {
      const client = (transformSearchClient ?? transformByTheme ?? ((same) => same))(original);
      const persistent = new PersistentSearch((asked: Asked) =>
        client.search(withQueries(asked, pasted.wholeOf)),
      );
      search.current = persistent;
      // DocSearch calls `search` with requests, and only them, and goes on with `catch` and `then`.
      return { ...client, search: persistent.search as unknown as typeof client.search };
    },
    [transformByTheme, pasted],
  );

  useEffect(() => {
    nameLandmarks();
    const ends = [keepFocusWhenClosed(), keepListsSound(), pasted.end];
    return () => {
      ends.forEach((end) => {
        end();
      });
      search.current?.stop();
    };
  }, [pasted]);

  const parameters = useSame(props.searchParameters ?? {});
  const { facetFilters } = parameters;
  const FooterOfTheme = props.resultsFooterComponent;
  const Footer = useMemo(
    () =>
      function Footer(footer: FooterProps): ReactElement {
        return (
          <>
            {FooterOfTheme && <FooterOfTheme {...footer} />}
            <VersionLine query={pasted.wholeOf(footer.state.query)} filters={facetFilters} />
          </>
        );
      },
    [FooterOfTheme, facetFilters, pasted],
  );
  const searched = useVersions(undefined).find(({ name }) => isSearched(facetFilters, name));

  return (
    <OriginalModal
      {...props}
      {...(searched && { placeholder: `Search ${searched.label}` })}
      searchParameters={parameters}
      transformSearchClient={transform}
      resultsFooterComponent={Footer}
      hitComponent={Hit}
      getMissingResultsUrl={missingResultsUrl}
    />
  );
}

/** The same requests with other queries. */
function withQueries(asked: Asked, change: (query: string) => string): Asked {
  if (!('requests' in asked)) return asked;
  const requests = asked.requests.map((request) =>
    'query' in request && request.query !== undefined
      ? { ...request, query: change(request.query) }
      : request,
  );
  return { ...asked, requests };
}

/**
 * The same object as long as its content is the same. The theme makes a new one each time it renders, for which DocSearch
 * begins anew, with an empty list: the hit under the pointer of the reader would vanish.
 */
function useSame<Content extends object>(value: Content): Content {
  const content = JSON.stringify(value);
  return useMemo(() => JSON.parse(content) as Content, [content]);
}
