import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly children: ReactNode;
}

/** Name of an option or property in a table, with an address of its own. Filled in by the `optionAnchors` plugin. */
export default function OptionAnchor({ id, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <Link id={id} className={styles.option} to={`#${id}`}>
      {children}
    </Link>
  );
}
