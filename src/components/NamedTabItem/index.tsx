import type { ReactNode } from 'react';
import TabItem, { type Props } from '@theme/TabItem';

/**
 * The panel of a tab, with the tab's name in it: without JavaScript, and on paper, all panels stand below one another
 * (src/css/base.css) and each needs its name, which the theme keeps for the tab alone.
 */
export default function NamedTabItem({ children, ...props }: Props): ReactNode {
  return (
    <TabItem {...props}>
      <div data-tab-label={props.label ?? props.value}>{children}</div>
    </TabItem>
  );
}
