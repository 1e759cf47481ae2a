/** Repairs of the dialog of `@docsearch/react` 3.9, which takes no properties for them. */
import { MAX_QUERY_LENGTH } from '@site/data/searchLimits';

const CONTAINER = '.DocSearch-Container';

/** The dialog cuts a query after so many characters: https://github.com/algolia/docsearch, `MAX_QUERY_SIZE`. */
const FIELD_LIMIT = 64;

/**
 * The backdrop of the dialog calls itself a button although it holds the whole dialog, and the dialog's header and
 * footer are landmarks beside those of the page. A dialog is what it is.
 */
export function nameLandmarks(): void {
  const container = document.querySelector(CONTAINER);
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    container?.removeAttribute(name);
  }
  const dialog = container?.querySelector('.DocSearch-Modal');
  dialog?.setAttribute('role', 'dialog');
  dialog?.setAttribute('aria-modal', 'true');
  dialog?.setAttribute('aria-label', 'Search');
  for (const landmark of container?.querySelectorAll('header, footer') ?? []) {
    landmark.setAttribute('role', 'none');
  }
}

/**
 * Hits are links, and recent ones hold buttons, which an option of a list box must not; items of a tree may. All lists
 * have the same id and name, while the text field names them by ids of their own.
 * @returns a function that ends the repair of lists that come later
 */
export function keepListsSound(): () => void {
  const container = document.querySelector(CONTAINER);
  if (!container) return () => undefined;
  const observer = new MutationObserver(() => {
    repairLists(container);
  });
  observer.observe(container, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['id'],
  });
  repairLists(container);
  return () => {
    observer.disconnect();
  };
}

function repairLists(container: Element): void {
  for (const list of container.querySelectorAll('.DocSearch-Hits > ul')) {
    const items = list.querySelectorAll(':scope > li');
    items.forEach((item) => {
      set(item, 'role', 'treeitem');
    });
    list.removeAttribute('aria-labelledby');
    set(list, 'role', 'tree');
    set(list, 'aria-label', list.previousElementSibling?.textContent ?? '');
    // `docsearch-hits0-item-3` belongs to what the field calls `docsearch-hits0-list`.
    set(list, 'id', items[0]?.id.replace(/-item-\d+$/, '-list') ?? '');
  }
}

/** Writes only what differs: writing is a change, too, for which the observer would call again. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * A press on the backdrop closes the dialog and gives the focus back to the search button; the browser then takes it
 * away again, since the press was on nothing that can have it.
 * @returns a function that ends this
 */
export function keepFocusWhenClosed(): () => void {
  const onMouseDown = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.matches(CONTAINER)) event.preventDefault();
  };
  document.addEventListener('mousedown', onMouseDown, true);
  return () => {
    document.removeEventListener('mousedown', onMouseDown, true);
  };
}

/**
 * An error message is longer than the field of the dialog lets a query be. Remembers what was pasted last.
 * @returns `wholeOf`, which gives the whole of what was pasted for a query that is its beginning, and any other query as
 * it is; `end`, which ends this
 */
export function rememberPasted(): { wholeOf: (query: string) => string; end: () => void } {
  let pasted = '';
  const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
    if (!(target instanceof Element) || !target.closest(CONTAINER)) return;
    pasted = (clipboardData?.getData('text') ?? '').trim().replace(/\s+/g, ' ');
  };
  document.addEventListener('paste', onPaste, true);
  return {
    wholeOf: (query) => {
      // Browsers differ in what they make of line breaks, and the dialog takes a space at the end away.
      const isCut = query.length >= FIELD_LIMIT - 1 && bare(pasted).startsWith(bare(query));
      return isCut ? pasted.slice(0, MAX_QUERY_LENGTH) : query;
    },
    end: () => {
      document.removeEventListener('paste', onPaste, true);
    },
  };
}

const bare = (text: string): string => text.replace(/\s+/g, '');
