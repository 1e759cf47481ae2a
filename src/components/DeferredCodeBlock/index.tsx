import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/CodeBlock';
import { importCodeBlock, loadedCodeBlock } from './importCodeBlock';
import { useServerRendered } from './useServerRendered';

const PlainCode = ({ children }: Props): ReactNode => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled by keyboard, as in the theme's own
  <pre tabIndex={0}>{children}</pre>
);

/** Plain where it cannot be loaded: React would show an error in place of the page. */
const LazyCodeBlock = lazy<ComponentType<Props>>(() => {
  const loading = importCodeBlock();
  // Left uncaught here, so that the reader is told (src/clientModules/chunkFailure.ts).
  void loading.then();
  return loading.catch(() => ({ default: PlainCode }));
});

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
    <Suspense fallback={<PlainCode {...props} />}>
      <CodeBlock {...props} />
    </Suspense>
  );
}
