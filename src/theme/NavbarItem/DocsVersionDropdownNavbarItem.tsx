// Wrapped because Docusaurus leads to the quick start, without a word, where the chosen version lacks the page.
import type { ReactNode } from 'react';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import { useMissingPageNotice } from '@site/src/components/VersionSwitch';

export default function DocsVersionDropdownNavbarItemWrapper(props: Props): ReactNode {
  useMissingPageNotice();
  return <DocsVersionDropdownNavbarItem {...props} />;
}
