// Wrapped because Docusaurus marks a `doc` item active on every page of its sidebar and drops `activeBaseRegex`:
// with one sidebar, "Docs" and "Commands" would both be active everywhere. Where an item has the expression, it decides.
import type { ReactNode } from 'react';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import type { Props } from '@theme/NavbarItem/NavbarNavLink';

export default function NavbarNavLinkWrapper({ isActive, ...props }: Props): ReactNode {
  return <NavbarNavLink {...props} {...(props.activeBaseRegex ? {} : { isActive })} />;
}
