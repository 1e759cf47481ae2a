import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/CodeBlock';
import { importCodeBlock, loadedCodeBlock } from './importCodeBlock';
import { useServerRendered } from './useServerRendered';

const LazyCodeBlock = lazy(importCodeBlock);

/** React leaves the content of such an element alone when it hydrates, and as long as it is given this same object. */
const AS_SERVED = { __html: '' };

/**
 * A code block whose server-rendered HTML stays as it is, colors and all, until the reader points at it, focuses it or
 * asks to copy it: then the theme's own takes its place. On pages that the reader goes to from there, it is the theme's
 * from the beginning.
 */
export default function DeferredCodeBlock(props: Props): ReactNode {
  const isHydrating = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  const [isServed, frame] = useServerRendered(isHydrating);

  if (isServed)
    return <div ref={frame} suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />;
  return (
    <div key="live" ref={frame}>
      <LiveCodeBlock {...props} />
    </div>
  );
}

function LiveCodeBlock(props: Props): ReactNode {
  // Where it is loaded, it takes the served block's place without a moment in between.
  const [CodeBlock] = useState<ComponentType<Props>>(() => loadedCodeBlock() ?? LazyCodeBlock);
  if (!ExecutionEnvironment.canUseDOM) return <CodeBlock {...props} />;
  return (
    <Suspense fallback={<pre>{props.children}</pre>}>
      <CodeBlock {...props} />
    </Suspense>
  );
}
