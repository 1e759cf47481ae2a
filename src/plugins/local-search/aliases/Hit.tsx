import { memo, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';

interface Props {
  readonly hit: { readonly url: string; readonly _snippetResult?: unknown };
  readonly children: ReactNode;
}

/**
 * A hit as a link. The theme's is Docusaurus's, which watches whether it is visible, to load its page ahead: that would
 * be 20 new watchers after each key.
 */
function HitLink({ hit: { url }, children }: Props): ReactElement {
  const history = useHistory();
  const isOwn = url.startsWith('/');

  const loadAhead = () => {
    if (isOwn) void window.docusaurus.preload(url);
  };
  const follow = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (!isOwn || opensElsewhere || event.button !== 0) return;
    event.preventDefault();
    history.push(url);
  };

  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- see above
    <a href={url} onPointerEnter={loadAhead} onClick={follow}>
      {children}
    </a>
  );
}

/**
 * DocSearch draws its whole list whenever anything changes, and what it draws within a hit follows from the hit alone;
 * beside a recent or favorite search, which has no excerpt, it draws buttons that do change.
 */
const HitDrawnOnce = memo(
  HitLink,
  (before, after) => before.hit === after.hit && after.hit._snippetResult !== undefined,
);

/** DocSearch wants a function. */
export function Hit(props: Props): ReactElement {
  return <HitDrawnOnce {...props} />;
}
