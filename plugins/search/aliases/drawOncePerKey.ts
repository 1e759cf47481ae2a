import { options } from 'preact';

/**
 * So many microtasks pass between a change and the drawing: more than twice those from a key to the answer of the local
 * index, all of which DocSearch awaits one after the other.
 */
const MICROTASKS_BEFORE_DRAWING = 60;

/**
 * For each key, DocSearch changes its state four times: the text, the wait, the hits, the end of the wait. Preact would
 * draw the dialog after each. While the dialog is open, drawing waits until an answer that needs no network is there, still
 * before the browser shows anything; so the list is drawn once. Nothing changes where React draws.
 * @returns a function that ends this
 */
export function drawOncePerKey(): () => void {
  options.debounceRendering = (draw) => {
    let left = MICROTASKS_BEFORE_DRAWING;
    const wait = () => {
      left -= 1;
      if (left < 0) draw();
      else queueMicrotask(wait);
    };
    wait();
  };
  return () => {
    delete options.debounceRendering;
  };
}
