// Wrapped to keep pages small: plain text and punctuation need no color, so they stay bare text instead of a span each.
// On the longest page (`Should`) this takes about a third off the HTML.
import type { ReactNode } from 'react';
import LineToken from '@theme-original/CodeBlock/Line/Token';
import type { Props } from '@theme/CodeBlock/Line/Token';

const BARE = new Set(['plain', 'punctuation']);

export default function LineTokenWrapper(props: Props): ReactNode {
  return props.token.types.every((type) => BARE.has(type)) ? (
    props.children
  ) : (
    <LineToken {...props} />
  );
}
