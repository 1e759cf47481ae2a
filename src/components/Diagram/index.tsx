import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly alt: string;
  /** The diagram's source, checked by the remark plugin that fills it in. */
  readonly svg: string;
}

/** An SVG diagram that is part of the page, so that it follows the color mode. Written in pages as a Markdown image. */
export default function Diagram({ alt, svg }: Props): ReactNode {
  return (
    <figure
      className={styles.diagram}
      role="img"
      aria-label={alt}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
