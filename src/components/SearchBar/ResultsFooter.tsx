import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { tagOfVersion } from '@site/config/searchTags';
import type { FacetFilter } from '@site/plugins/search/client';
import { searchAddress } from '../SearchPage/addresses';

interface Props {
  readonly query: string;
  /** Number of results. */
  readonly total: number;
  /** The filters of the search, of which one names the version. */
  readonly filters: readonly FacetFilter[];
  readonly onClose: () => void;
}

/** Leads on to all results, says which version was searched, and offers the same query in the others. */
export default function ResultsFooter({ query, total, filters, onClose }: Props): ReactNode {
  const versions = useVersions(undefined);
  const searched = versions.find(({ name }) => isSearched(filters, name));
  const others = versions.filter((version) => version !== searched);
  return (
    <>
      <Link to={searchAddress(query, searched?.name ?? '')} onClick={onClose}>
        See all {total} results
      </Link>
      <p className="search-versions">
        {searched && <>Results for {searched.label}. </>}
        {others.length > 0 && 'The same in '}
        {others.map(({ name, label }, place) => (
          <span key={name}>
            {place > 0 && ' · '}
            <Link to={searchAddress(query, name)} onClick={onClose}>
              {label}
            </Link>
          </span>
        ))}
      </p>
    </>
  );
}

/** Whether search filters let pages of a version through. */
export function isSearched(filters: readonly FacetFilter[], versionName: string): boolean {
  return filters.flat().includes(`docusaurus_tag:${tagOfVersion(versionName)}`);
}
