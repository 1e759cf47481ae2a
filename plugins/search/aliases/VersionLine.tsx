import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { searchAddress } from '@site/src/components/SearchPage/searchAddress';
import { tagOfVersion } from '@site/config/searchTags';

interface Props {
  readonly query: string;
  /** The filters of the search, of which one names the version. */
  readonly filters: unknown;
}

/** Says which version was searched, and offers the same query in the others, on the search page. */
export function VersionLine({ query, filters }: Props): ReactNode {
  const versions = useVersions(undefined);
  const searched = versions.find(({ name }) => isSearched(filters, name));
  const others = versions.filter((version) => version !== searched);
  return (
    <p className="search-versions">
      {searched && <>Results for {searched.label}. </>}
      {others.length > 0 && 'The same in '}
      {others.map(({ name, label }, place) => (
        <span key={name}>
          {place > 0 && ' · '}
          <Link to={searchAddress(query, name)}>{label}</Link>
        </span>
      ))}
    </p>
  );
}

/** Whether search filters let pages of a version through. */
export function isSearched(filters: unknown, versionName: string): boolean {
  return JSON.stringify(filters ?? []).includes(`"docusaurus_tag:${tagOfVersion(versionName)}"`);
}
