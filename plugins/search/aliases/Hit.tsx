import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';

interface Props {
  readonly hit: { readonly url: string };
  readonly children: ReactNode;
}

/**
 * A hit as a link. The theme's is Docusaurus's, which watches whether it is visible, to load its page ahead: that would
 * be 20 new watchers after each key.
 */
export function Hit({ hit: { url }, children }: Props): ReactElement {
  const history = useHistory();

  const loadAhead = () => {
    void window.docusaurus.preload(url);
  };
  const follow = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (opensElsewhere) return;
    event.preventDefault();
    history.push(url);
  };

  return (
    <a href={url} onPointerEnter={loadAhead} onClick={follow}>
      {children}
    </a>
  );
}
