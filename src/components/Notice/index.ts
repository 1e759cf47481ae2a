import styles from './styles.module.css';

interface Notice {
  /** Id of the element: a second notice with the same is not shown. */
  readonly id: string;
  /** `alert` interrupts a screen reader, `status` waits. */
  readonly role: 'alert' | 'status';
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** Puts a notice with a button above the page. Made without React, which may be what is missing. */
export function showNotice({ id, role, text, action, onAction }: Notice): void {
  if (document.getElementById(id)) return;
  const notice = document.createElement('div');
  notice.id = id;
  notice.className = `${styles.notice} not-on-paper`;
  notice.setAttribute('role', role);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary button--sm';
  button.textContent = action;
  button.addEventListener('click', onAction);
  document.body.prepend(notice);
  // Screen readers announce what comes into a region that they know already.
  requestAnimationFrame(() => {
    notice.append(`${text} `, button);
  });
}
