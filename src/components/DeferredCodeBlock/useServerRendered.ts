import { useRef, useState, type RefObject } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { importCodeBlock } from './importCodeBlock';
import styles from './styles.module.css';

/** What the reader has of the served block, to be found again in the live one. */
interface Place {
  readonly hasFocus: 'code' | 'copy button' | undefined;
  readonly wantsCopy: boolean;
  readonly scrolledBy: number;
}

/**
 * Watches a block that the server rendered, until the live one is needed and loaded. The reader's focus, scroll position
 * and click are carried over.
 * @param isHydrating whether there is such a block
 * @returns whether the block is still the server's, and the element around either of them
 */
export function useServerRendered(
  isHydrating: boolean,
): [isServed: boolean, frame: RefObject<HTMLDivElement | null>] {
  const [isServed, setIsServed] = useState(isHydrating);
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<Place>(undefined);

  useIsomorphicLayoutEffect(() => {
    const element = frame.current;
    if (!isServed || !element) return undefined;
    // In development there is nothing that the server has sent.
    if (!element.hasChildNodes()) {
      setIsServed(false);
      return undefined;
    }
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const copyButton = standInForCopyButton();
    element.append(copyButton);

    const hydrate = (wantsCopy: boolean): void => {
      importCodeBlock().then(
        () => {
          if (listeners.signal.aborted) return;
          // A button that is pressed must stay until it is let go, or there is no click.
          if (!wantsCopy && (isSelecting(element) || copyButton.matches(':active'))) return;
          place.current = placeIn(element, wantsCopy);
          setIsServed(false);
        },
        () => undefined, // Without a network the served block stays; it shows all that it has to show.
      );
    };
    element.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        // A finger may be about to scroll the code: it says by a tap that it wants something.
        if (pointerType === 'touch') void importCodeBlock().catch(() => undefined);
        else hydrate(false);
      },
      options,
    );
    element.addEventListener(
      'focusin',
      () => {
        hydrate(false);
      },
      options,
    );
    element.addEventListener(
      'click',
      ({ target }) => {
        hydrate(target instanceof Node && copyButton.contains(target));
      },
      options,
    );
    return () => {
      listeners.abort();
    };
  }, [isServed]);

  useIsomorphicLayoutEffect(() => {
    if (!isServed && place.current && frame.current) restore(frame.current, place.current);
    place.current = undefined;
  }, [isServed]);

  return [isServed, frame];
}

/** What the theme calls its copy button; the stand-in has the same name. */
const copyLabel = (): string =>
  translate({ id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard' });

/** The theme's icon of its copy button. */
const ICON =
  '<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path fill="currentColor" d="M19,21H8V7H19M19,5H8A2,2 0 0,0 6,7V21A2,2 0 0,0 8,23H19A2,2 0 0,0 21,21V7A2,2 0 0,0 19,5M16,1H4A2,2 0 0,0 2,3V17H4V3H16V1Z"/></svg>';

/** The theme renders its buttons in the browser only. Until it does, this one is there for screen readers and fingers. */
function standInForCopyButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.copyButton ?? '';
  button.ariaLabel = copyLabel();
  button.innerHTML = ICON;
  return button;
}

function isSelecting(element: Element): boolean {
  const selection = document.getSelection();
  return selection?.isCollapsed === false && selection.containsNode(element, true);
}

function placeIn(element: Element, wantsCopy: boolean): Place {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  return {
    hasFocus: focused ? (focused.localName === 'button' ? 'copy button' : 'code') : undefined,
    wantsCopy,
    scrolledBy: element.querySelector('pre')?.scrollLeft ?? 0,
  };
}

function restore(element: Element, { hasFocus, wantsCopy, scrolledBy }: Place): void {
  const code = element.querySelector('pre');
  const copyButton = [...element.querySelectorAll('button')].find(
    ({ ariaLabel }) => ariaLabel === copyLabel(),
  );
  if (code) code.scrollLeft = scrolledBy;
  const focused = hasFocus === 'copy button' ? copyButton : hasFocus && code;
  focused?.focus({ preventScroll: true });
  if (wantsCopy) copyButton?.click();
}
