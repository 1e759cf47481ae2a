// Stands in for `@docusaurus/Head` in the search theme of builds without Algolia: the search bar's only use of it is a
// `preconnect` to the hosted service, which these builds never contact.
import { Children, isValidElement, type ReactNode } from 'react';
import OriginalHead, { type Props } from '@docusaurus/Head';

function isPreconnect(child: ReactNode): boolean {
  return isValidElement<{ rel?: string }>(child) && child.props.rel === 'preconnect';
}

export default function Head({ children, ...props }: Props): ReactNode {
  const kept = Children.toArray(children).filter((child) => !isPreconnect(child));
  return kept.length > 0 ? <OriginalHead {...props}>{kept}</OriginalHead> : null;
}
