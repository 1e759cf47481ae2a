import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useAlgoliaContextualFacetFilters } from '@docusaurus/theme-search-algolia/client';
import SearchButton from './SearchButton';
import { loadSearchClient } from './searchClient';
import type { SearchDialog } from './SearchDialog';

/** Ctrl+K or ⌘K anywhere, and `/` outside of text fields. */
function isSearchShortcut({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const isInText =
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));
  return (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) || (key === '/' && !isInText);
}

/**
 * Search in the navbar. Pointing at the button or focusing it fetches the dialog and the index, using it or a search
 * shortcut opens the dialog.
 */
export default function SearchBar(): ReactNode {
  const filters = useAlgoliaContextualFacetFilters();
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const button = useRef<HTMLButtonElement>(null);

  const prepare = async () => {
    const client = loadSearchClient().then(({ warmUp }) => warmUp?.(filters));
    // The dialog says so when a search fails.
    client.catch(() => undefined);
    return import('./SearchDialog');
  };
  const open = () => {
    void prepare().then((loaded) => {
      setDialog(() => loaded.SearchDialog);
    });
  };
  const close = useCallback(() => {
    setDialog(undefined);
    button.current?.focus();
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event) && !(Dialog && event.key === 'Escape')) return;
      event.preventDefault();
      if (Dialog) close();
      else open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  });

  return (
    <>
      <SearchButton ref={button} onIntent={() => void prepare()} onClick={open} />
      {Dialog && <Dialog filters={filters} onClose={close} />}
    </>
  );
}
