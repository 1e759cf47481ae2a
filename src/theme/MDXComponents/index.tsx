// Wrapped so that pages use these components without an import: authors write plain Markdown.
import MDXComponents from '@theme-original/MDXComponents';
import Tabs from '@theme/Tabs';
import Diagram from '@site/src/components/Diagram';
import EntryFilter from '@site/src/components/EntryFilter';
import MarkdownTable from '@site/src/components/MarkdownTable';
import TableHeader from '@site/src/components/MarkdownTable/TableHeader';
import NamedTabItem from '@site/src/components/NamedTabItem';
import OptionAnchor from '@site/src/components/OptionAnchor';
import ResourceTable from '@site/src/components/ResourceTable';

export default {
  ...MDXComponents,
  table: MarkdownTable,
  th: TableHeader,
  Diagram,
  EntryFilter,
  OptionAnchor,
  ResourceTable,
  TabItem: NamedTabItem,
  Tabs,
};
