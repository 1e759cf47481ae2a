import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { useAlgoliaContextualFacetFilters } from '@docusaurus/theme-search-algolia/client';
import SearchButton from './SearchButton';
import { loadSearchClient } from './searchClient';
import type { SearchDialog } from './SearchDialog';

/** Ctrl+K or ⌘K anywhere; `/` outside of text fields, which opens only. */
function isSearchShortcut(
  { key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent,
  isOpen: boolean,
): boolean {
  const isInText =
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));
  if (!ctrlKey && !metaKey) return key === '/' && !isInText && !isOpen;
  // With Shift or Alt it belongs to the browser: Firefox opens its console by Ctrl+Shift+K.
  return key.toLowerCase() === 'k' && !shiftKey && !altKey;
}

/**
 * Search in the navbar. Pointing at the button or focusing it fetches the dialog and the index, using it or a search
 * shortcut opens the dialog.
 */
export default function SearchBar(): ReactNode {
  const filters = useAlgoliaContextualFacetFilters();
  const history = useHistory();
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const prepare = async () => {
    const client = loadSearchClient().then(({ warmUp }) => warmUp?.(filters));
    // The dialog says so when a search fails.
    client.catch(() => undefined);
    return import('./SearchDialog');
  };
  const open = () => {
    // An enlarged diagram would lie over the search.
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    setIsOpen(true);
    void prepare().then((loaded) => {
      setDialog(() => loaded.SearchDialog);
    });
  };
  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);

  // The dialog belongs to the page: it goes when the reader goes on or back, also before it is loaded.
  useEffect(
    () =>
      history.listen(() => {
        setIsOpen(false);
      }),
    [history],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // An input method takes Escape for itself.
      const isEscape = isOpen && event.key === 'Escape' && !event.isComposing;
      if (!isSearchShortcut(event, isOpen) && !isEscape) return;
      event.preventDefault();
      if (isEscape || (isOpen && Dialog)) close();
      else open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  });

  return (
    <>
      <SearchButton
        ref={button}
        onIntent={() => void prepare().catch(() => undefined)}
        onClick={open}
      />
      {isOpen && Dialog && <Dialog filters={filters} onClose={close} />}
    </>
  );
}
