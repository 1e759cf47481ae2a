// cspell:ignore noninteractive -- part of the name of a lint rule
import { useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly alt: string;
  /** The diagram's source, checked by the remark plugin that fills it in. */
  readonly svg: string;
}

/**
 * An SVG diagram that is part of the page, so that it follows the color mode, with a button that opens it large. Written
 * in pages as a Markdown image.
 */
export default function Diagram({ alt, svg }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const large = useRef<HTMLDivElement>(null);

  const open = (): void => {
    // Only now: the page holds each diagram once.
    if (large.current) large.current.innerHTML = svg;
    dialog.current?.showModal();
  };

  /** A click beside the content hits the dialog itself, whose backdrop is part of it. */
  const closeFromBackdrop = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget) dialog.current?.close();
  };

  return (
    <figure className={styles.diagram}>
      <div
        className={styles.picture}
        role="img"
        aria-label={alt}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <button type="button" className={`${styles.open} not-on-paper`} onClick={open}>
        Enlarge <span className="only-spoken">diagram: {alt}</span>
      </button>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- by keyboard, Escape and the button close it */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Enlarged diagram"
        onClick={closeFromBackdrop}
      >
        <div className={styles.content}>
          <form method="dialog">
            <button type="submit" className={styles.close}>
              Close
            </button>
          </form>
          <div ref={large} role="img" aria-label={alt} className={styles.large} />
        </div>
      </dialog>
    </figure>
  );
}
