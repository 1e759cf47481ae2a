// Wrapped for the tutorial: lines that are gone from a file are shown, and must not be in what is copied.
import type { ReactNode } from 'react';
import { CodeBlockContextProvider, useCodeBlockContext } from '@docusaurus/theme-common/internal';
import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton';
import { REMOVED } from '@site/config/fileChanges';

export default function CopyButtonWrapper(props: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { code, lineClassNames } = metadata;
  if (!Object.values(lineClassNames).flat().includes(REMOVED.className))
    return <CopyButton {...props} />;
  const kept = code
    .split('\n')
    .filter((_, line) => !lineClassNames[line]?.includes(REMOVED.className))
    .join('\n');
  return (
    <CodeBlockContextProvider metadata={{ ...metadata, code: kept }} wordWrap={wordWrap}>
      <CopyButton {...props} />
    </CodeBlockContextProvider>
  );
}
