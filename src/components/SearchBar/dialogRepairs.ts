/** Repairs of roles and names in the dialog of `@docsearch/react` 3.9, which takes no properties for them. */

/** The outermost element of the dialog. */
export const BACKDROP = '.DocSearch-Container';

/**
 * The backdrop calls itself a button although it holds the whole dialog, and the dialog's header and footer are
 * landmarks beside those of the page.
 * @returns a function that ends the repair of lists that come later
 */
export function repairDialog(): (() => void) | undefined {
  const backdrop = document.querySelector(BACKDROP);
  if (!backdrop) return undefined;
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    backdrop.removeAttribute(name);
  }
  const dialog = backdrop.querySelector('.DocSearch-Modal');
  dialog?.setAttribute('role', 'dialog');
  dialog?.setAttribute('aria-modal', 'true');
  dialog?.setAttribute('aria-label', 'Search');
  for (const landmark of backdrop.querySelectorAll('header, footer')) {
    landmark.setAttribute('role', 'none');
  }
  const observer = new MutationObserver(() => {
    repairLists(backdrop);
  });
  observer.observe(backdrop, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['id'],
  });
  repairLists(backdrop);
  return () => {
    observer.disconnect();
  };
}

/**
 * Hits are links, and recent ones hold buttons, which an option of a list box must not; items of a tree may. All lists
 * have the same id and name, while the text field names them by ids of their own.
 */
function repairLists(backdrop: Element): void {
  for (const list of backdrop.querySelectorAll('.DocSearch-Hits > ul')) {
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
