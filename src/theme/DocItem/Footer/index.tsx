// Wrapped to add "Was this page wrong?" below Docusaurus's own edit link and date, for which the theme has no slot.
import type { ReactNode } from 'react';
import DocItemFooter from '@theme-original/DocItem/Footer';
import PageFeedback from '@site/src/components/PageFeedback';

export default function DocItemFooterWrapper(): ReactNode {
  return (
    <>
      <DocItemFooter />
      <PageFeedback />
    </>
  );
}
