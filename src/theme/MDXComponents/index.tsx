// Wrapped so that links to headings name their text, tables scroll in a frame of their own, and each page has its
// actions. Components that only some pages use are not listed here, where every page would load them: see
// plugins/remark/importComponents.ts.
import MDXComponents from '@theme-original/MDXComponents';
import { markdownHeading } from '@site/src/components/MarkdownHeading';
import MarkdownTable, { TableHeader } from '@site/src/components/MarkdownTable';
import PageActions from '@site/src/components/PageActions';

export default {
  ...MDXComponents,
  h2: markdownHeading('h2'),
  h3: markdownHeading('h3'),
  h4: markdownHeading('h4'),
  table: MarkdownTable,
  th: TableHeader,
  PageActions,
};
