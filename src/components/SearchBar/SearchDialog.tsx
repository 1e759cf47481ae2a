import '@docsearch/css';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import { MAX_QUERY_LENGTH } from '@site/plugins/search/indexFile';
import type { FacetFilter } from '@site/plugins/search/client';
import { missingResultsUrl } from '../SearchPage/addresses';
import { BACKDROP, repairDialog } from './dialogRepairs';
import ResultsFooter, { isSearched } from './ResultsFooter';
import { apiKey, appId, indexName, isHosted, loadSearchClient } from './searchClient';
import styles from './styles.module.css';

type Properties = Required<DocSearchModalProps>;
type Client = Parameters<Properties['transformSearchClient']>[0];

interface Props {
  readonly filters: readonly FacetFilter[];
  readonly onClose: () => void;
}

/** DocSearch cuts what is typed after so many characters. */
const FIELD_LIMIT = 64;

/** DocSearch's dialog, with the client of this build, and what 3.9 lacks. */
export function SearchDialog({ filters, onClose }: Props): ReactNode {
  const history = useHistory();
  const toLink = useSearchResultUrlProcessor();
  const searched = useVersions(undefined).find(({ name }) => isSearched(filters, name));
  // An object: the same text may be pasted again.
  const [pasted, setPasted] = useState({ text: '', times: 0 });
  // For properties that change, DocSearch begins anew, with an empty list.
  const [fixed] = useState(() => ({
    searchParameters: { facetFilters: filters as string[] },
    navigator: {
      navigate: ({ itemUrl }: { itemUrl: string }) => {
        history.push(itemUrl);
      },
    },
    transformItems: (items: Parameters<Properties['transformItems']>[0]) =>
      items.map((item) => ({ ...item, url: toLink(item.url) })),
    resultsFooterComponent: ({ state }: Parameters<Properties['resultsFooterComponent']>[0]) => (
      <ResultsFooter
        query={state.query}
        total={Number(state.context.nbHits)}
        filters={filters}
        onClose={onClose}
      />
    ),
  }));

  useEffect(repairDialog, [pasted]);

  // Docusaurus moves the focus to the top of a page that has loaded, also while the reader already searches on.
  const location = useLocation();
  useEffect(() => {
    document.querySelector<HTMLElement>(`${BACKDROP} input`)?.focus();
  }, [location]);

  return createPortal(
    <div
      role="presentation"
      className={isHosted ? undefined : styles.local}
      // A press on the backdrop closes the dialog and gives the focus back to the search button; the browser would take
      // it away again, since the press was on nothing that can have it.
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.matches(BACKDROP)) {
          event.preventDefault();
        }
      }}
      // An error message is longer than the field lets a query be, but not longer than a query to begin with.
      onPaste={(event) => {
        const text = event.clipboardData.getData('text').trim().replace(/\s+/g, ' ');
        if (text.length <= FIELD_LIMIT) return;
        event.preventDefault();
        setPasted(({ times }) => ({ text: text.slice(0, MAX_QUERY_LENGTH), times: times + 1 }));
      }}
    >
      <DocSearchModal
        {...fixed}
        {...{ appId, apiKey, indexName }}
        key={pasted.times}
        initialQuery={pasted.text}
        initialScrollY={window.scrollY}
        placeholder={`Search ${searched?.label ?? 'docs'}`}
        onClose={onClose}
        hitComponent={Hit}
        transformSearchClient={persistent}
        getMissingResultsUrl={missingResultsUrl}
      />
    </div>,
    document.body,
  );
}

/**
 * The client of this build, for DocSearch, which goes on with `search(…).catch(…).then(…)`. It shows "Unable to fetch
 * results" when a search rejects with a `RetryError`, but only until the rejection has passed through its promises, which
 * no reader sees. Here it is told of the error, and the search stays unanswered until the reader types on.
 */
function persistent(original: Client): Client {
  const search = async (asked: Parameters<Client['search']>[0]): Promise<unknown> => {
    const client = isHosted ? original : await loadSearchClient();
    return client.search(asked as never);
  };
  return {
    ...original,
    search: ((asked: Parameters<Client['search']>[0]) => ({
      catch: (onError: (error: unknown) => unknown) =>
        search(asked).catch((error: unknown) => {
          try {
            onError(error);
          } catch (thrown) {
            if (!(thrown instanceof Error && thrown.name === 'RetryError')) throw thrown;
          }
          return new Promise(() => undefined);
        }),
    })) as unknown as Client['search'],
  };
}

function Hit({ hit, children }: ComponentProps<Properties['hitComponent']>) {
  return <Link to={hit.url}>{children}</Link>;
}
