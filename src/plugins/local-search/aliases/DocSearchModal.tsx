// Stands in for `@docsearch/react/modal` in the search theme, because two of the dialog's properties are functions,
// which a Docusaurus config cannot carry to the browser: the client that answers, and the link for missing results.
import type { ReactNode } from 'react';
import { DocSearchModal as OriginalModal, type DocSearchModalProps } from '@docsearch/react';
import { transformSearchClient } from '@theme/SearchClient';
import { missingResultsUrl } from '@site/src/components/SearchPage/missingResults';

export function DocSearchModal(props: DocSearchModalProps): ReactNode {
  return (
    <OriginalModal
      {...props}
      transformSearchClient={transformSearchClient ?? props.transformSearchClient}
      getMissingResultsUrl={missingResultsUrl}
    />
  );
}
