// Wrapped to keep pages small: a line without a class of its own is text and tokens without an element around them. A
// line of a syntax diagram keeps it, because it is indented where it wraps.
import type { ReactNode } from 'react';
import Line from '@theme-original/CodeBlock/Line';
import LineToken from '@theme/CodeBlock/Line/Token';
import type { Props } from '@theme/CodeBlock/Line';
import { isBare } from '@site/config/pesterGrammar';

export default function LineWrapper(props: Props): ReactNode {
  const { line, classNames, showLineNumbers, getTokenProps } = props;
  const isSyntax = line.some(({ types }) => types.includes('syntax-parameter'));
  if (isSyntax || showLineNumbers || (classNames?.length ?? 0) > 0) return <Line {...props} />;
  const parts: ReactNode[] = [];
  let text = '';
  line.forEach((token, index) => {
    if (isBare(token.types)) {
      // Neighbors are joined: React would put a comment between two strings. The token of an empty line is a break.
      text += token.empty ? '' : token.content;
      return;
    }
    parts.push(text, <LineToken key={index} {...getTokenProps({ token })} {...{ line, token }} />);
    text = '';
  });
  return [...parts, `${text}\n`];
}
