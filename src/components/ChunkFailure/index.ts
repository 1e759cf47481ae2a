import { showNotice } from '@site/src/components/Notice';

/** Says above the page that a part of it is missing, with a button that reloads. */
export function showChunkFailure(): void {
  showNotice({
    id: 'chunk-failure',
    role: 'alert',
    text: 'A part of this page could not be loaded. You can read on.',
    action: 'Retry',
    onAction: () => {
      window.location.reload();
    },
  });
}
