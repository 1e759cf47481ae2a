// Wrapped to keep pages small: what needs no color stays bare text, and a parameter in a syntax diagram is a <var>. On
// the longest page (`Should`) this takes about a third off the HTML.
import type { ReactNode } from 'react';
import LineToken from '@theme-original/CodeBlock/Line/Token';
import type { Props } from '@theme/CodeBlock/Line/Token';
import { isBare } from '@site/config/pesterGrammar';

export default function LineTokenWrapper(props: Props): ReactNode {
  const { types } = props.token;
  if (isBare(types)) return props.children;
  if (types.includes('syntax-parameter')) return <var>{props.children}</var>;
  return <LineToken {...props} />;
}
