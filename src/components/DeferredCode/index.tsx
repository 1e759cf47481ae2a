/**
 * The code of a block. It has its colors without Prism, 35 KiB compressed, in the script of every page:
 *
 * - The server renders it with the theme's code: `plugins/code-blocks` puts the `.server` twin in the place of
 *   `importHighlightedCode.ts`. `scripts/build/plainCode.ts` then makes the HTML smaller.
 * - The first page keeps what the server has sent. It loads no Prism: the plugin takes that out of the main script, and
 *   `src/theme/CodeBlock` with its `Content` out of the theme's blocks.
 * - Further pages are rendered in the browser, with `highlightedCode.ts`: the theme's code and Prism. That is loaded
 *   ahead (`src/clientModules/prefetchPolicy.ts`); until it is there, code is plain.
 */
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { importHighlightedCode, loadedCode } from './importHighlightedCode';

/** Plain where it cannot be loaded: React would show an error in place of the page. */
const LazyCode = lazy(() => {
  const loading = importHighlightedCode();
  // Left uncaught here, so that the reader is told (src/clientModules/chunkFailure.ts).
  void loading.then();
  return loading.catch(() => ({ default: PlainCode }));
});

/** React leaves the content of such an element alone when it hydrates, and as long as it is given this same object. */
const AS_SERVED = { __html: '' };

const neverChanges = () => () => undefined;

export default function DeferredCode(): ReactNode {
  const { codeBlockRef } = useCodeBlockContext().wordWrap;
  // Only while React takes over what the server has sent.
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => ExecutionEnvironment.canUseDOM,
  );
  const [isServed] = useState(isHydrating);
  // Where it is loaded, it is there without a moment in between.
  const [Code] = useState(() => loadedCode() ?? LazyCode);

  if (isServed)
    return <pre ref={codeBlockRef} suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />;
  if (!ExecutionEnvironment.canUseDOM) return <Code />;
  return (
    <Suspense fallback={<PlainCode />}>
      <Code />
    </Suspense>
  );
}

function PlainCode(): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { codeBlockRef } = wordWrap;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled by keyboard, as in the theme's own
    <pre ref={codeBlockRef} className="margin--none" tabIndex={0}>
      <code>{metadata.code}</code>
    </pre>
  );
}
