/** Repairs of the dialog of `@docsearch/react` 3.9, which takes no properties for them. */

const CONTAINER = '.DocSearch-Container';

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
