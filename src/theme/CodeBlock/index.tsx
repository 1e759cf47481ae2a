// Replaced: the theme's mounts each block once more in the browser, for colors of the color mode, which are custom
// properties here. What the server has sent would go.
import type { ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';
import StringContent from '@theme/CodeBlock/Content/String';

export default function CodeBlock({ children, ...props }: Props): ReactNode {
  return <StringContent {...props}>{children as string}</StringContent>;
}
