import { useEffect } from 'react';

function isTextInput(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

/** The keys that open DocSearch: Ctrl+K or ⌘K anywhere, and `/` outside of text fields. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  const isLetterK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  return isLetterK || (event.key === '/' && !isTextInput(event.target));
}

/** Calls `open` on a search shortcut, as long as DocSearch itself, which listens to the same keys, is not there. */
export function useSearchShortcut(open: () => void, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [open, isActive]);
}
