// Wrapped so that tables scroll in a frame of their own and options can be linked to, and each page has its actions. Components that only some pages use
// are not listed here, where every page would load them: see plugins/remark/importComponents.ts.
import MDXComponents from '@theme-original/MDXComponents';
import MarkdownTable from '@site/src/components/MarkdownTable';
import TableHeader from '@site/src/components/MarkdownTable/TableHeader';
import OptionAnchor from '@site/src/components/OptionAnchor';
import PageActions from '@site/src/components/PageActions';

export default {
  ...MDXComponents,
  table: MarkdownTable,
  th: TableHeader,
  OptionAnchor,
  PageActions,
};
