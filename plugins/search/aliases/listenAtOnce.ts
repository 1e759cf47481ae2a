import { options } from 'preact';

/**
 * Called while the dialog closes: what that changes takes effect before the reader's next key. Preact runs effects after
 * the next frame; until then the search bar believes that the dialog is open, and takes Ctrl+K for the wish to close it.
 * Nothing changes where React draws, which runs effects of a key at once.
 */
export function listenAtOnce(): void {
  options.requestAnimationFrame = (runEffects) => {
    delete options.requestAnimationFrame;
    queueMicrotask(runEffects);
  };
}
