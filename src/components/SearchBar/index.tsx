import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useAlgoliaContextualFacetFilters } from '@docusaurus/theme-search-algolia/client';
import SearchButton from './SearchButton';
import { useSearchShortcut } from './useSearchShortcut';
import styles from './styles.module.css';

const importRealSearchBar = () => import('./RealSearchBar');

/**
 * Search in the navbar. The reader first gets a plain button; pointing at it or focusing it fetches the real search bar
 * and the index, and using it, or a search shortcut, puts the real one in its place and opens it.
 */
export default function SearchBar(): ReactNode {
  const filters = useAlgoliaContextualFacetFilters();
  const [RealBar, setRealBar] = useState<ComponentType>();
  const host = useRef<HTMLDivElement>(null);

  const prepare = useCallback(() => {
    void importRealSearchBar().then(({ warmUp }) => warmUp(filters));
  }, [filters]);

  const open = useCallback(() => {
    prepare();
    void importRealSearchBar().then(({ SearchBar: Bar }) => {
      setRealBar(() => Bar);
    });
  }, [prepare]);

  useSearchShortcut(open, RealBar === undefined);

  useEffect(() => {
    if (RealBar) host.current?.querySelector('button')?.click();
  }, [RealBar]);

  return (
    <div ref={host} className={styles.host}>
      {RealBar ? <RealBar /> : <SearchButton onIntent={prepare} onClick={open} />}
    </div>
  );
}
