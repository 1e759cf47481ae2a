// Wrapped because without JavaScript, and on paper, all panels stand below one another (src/css/base.css) and each needs
// its name: the theme keeps the label for the tab alone.
import type { ReactNode } from 'react';
import TabItem from '@theme-original/TabItem';
import type { Props } from '@theme/TabItem';

export default function TabItemWrapper({ children, ...props }: Props): ReactNode {
  return (
    <TabItem {...props}>
      <div data-tab-label={props.label ?? props.value}>{children}</div>
    </TabItem>
  );
}
