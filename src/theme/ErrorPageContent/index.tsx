// Wrapped because Docusaurus 3.8.1 leaves the title of the crashed page in place: its screen above the layout says "Page
// Error" (https://github.com/facebook/docusaurus, core/src/client/theme-fallback/Error), so this one says so too.
import type { ComponentProps, ReactNode } from 'react';
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-original/ErrorPageContent';

export default function ErrorPageContentWrapper(
  props: ComponentProps<typeof ErrorPageContent>,
): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
