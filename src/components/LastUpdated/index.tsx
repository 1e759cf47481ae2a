import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';
import Day from '@site/src/components/Day';

/** When a page was last changed. By whom is not shown: the configuration does not ask for it. */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <Day at={lastUpdatedAt} itemProp="dateModified" />
      </b>
    </span>
  );
}
