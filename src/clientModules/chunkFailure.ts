/**
 * Tells the reader when a part of the page cannot be loaded. Docusaurus reloads once when it fails on the way to a page;
 * when it fails again on that page's first load, the server-rendered page stays and the rejection is left uncaught.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { showNotice } from '@site/src/components/Notice';

/** Errors of the bundler's runtime, for scripts and for style sheets. */
function isChunkFailure(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  return (
    reason.name === 'ChunkLoadError' ||
    (reason as Error & { code?: string }).code === 'CSS_CHUNK_LOAD_FAILED'
  );
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    event.preventDefault();
    showNotice({
      id: 'chunk-failure',
      role: 'alert',
      text: 'A part of this page could not be loaded. You can read on.',
      action: 'Retry',
      onAction: () => {
        window.location.reload();
      },
    });
  });
}
