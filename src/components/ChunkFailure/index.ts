import styles from './styles.module.css';

const ID = 'chunk-failure';

/**
 * Puts a notice with a button that reloads above the page, once. Made without React, which may be what is missing.
 */
export function showChunkFailure(): void {
  if (document.getElementById(ID)) return;
  const notice = document.createElement('div');
  notice.id = ID;
  notice.className = styles.notice ?? '';
  notice.setAttribute('role', 'alert');
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => {
    window.location.reload();
  });
  notice.append('A part of this page could not be loaded. You can read on. ', retry);
  document.body.prepend(notice);
}
