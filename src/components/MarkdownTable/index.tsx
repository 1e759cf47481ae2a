import type { ComponentProps, ReactNode } from 'react';
import ScrollFrame from '@site/src/components/ScrollFrame';

/** A table written in Markdown: too wide for the page, it scrolls inside its own frame. */
export default function MarkdownTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollFrame label="Table">
      <table {...props} />
    </ScrollFrame>
  );
}
