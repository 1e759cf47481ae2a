import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import PageRow from '@site/src/components/PageRow';
import styles from './styles.module.css';

type Item = ReturnType<typeof filterDocCardListItems>[number];

/** One page of the category, or a category below it that has a page of its own. */
function Entry({ item }: { readonly item: Item }): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') return null;
  return (
    <li>
      <Link to={findFirstSidebarItemLink(item)}>{item.label}</Link>
      <p>{item.description ?? doc?.description}</p>
    </li>
  );
}

/** A category without a page of its own. */
type Group = Extract<Item, { type: 'category' }>;
const isGroup = (item: Item): item is Group => item.type === 'category' && item.href === undefined;

/** The pages of a category; then those of its groups, each with a heading. */
function Entries({ items }: { readonly items: readonly Item[] }): ReactNode {
  const entries = items.filter((item) => !isGroup(item));
  return (
    <>
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map((item, index) => (
            <Entry key={index} item={item} />
          ))}
        </ul>
      )}
      {items.filter(isGroup).map((group) => (
        <Fragment key={group.label}>
          <Heading as="h2">{group.label}</Heading>
          <Entries items={filterDocCardListItems(group.items)} />
        </Fragment>
      ))}
    </>
  );
}

/** The page that Docusaurus generates for a category: what it is about, and its pages with what each is about. */
export default function CategoryPage({ categoryGeneratedIndex }: Props): ReactNode {
  const { title, description, navigation } = categoryGeneratedIndex;
  const { items } = useCurrentSidebarCategory();
  return (
    <div className={styles.page}>
      <PageMetadata title={title} description={description} />
      <DocBreadcrumbs />
      <div className="markdown">
        <header>
          <Heading as="h1">{title}</Heading>
        </header>
        <p>{description}</p>
        <PageRow />
        <div data-category-list>
          <Entries items={filterDocCardListItems(items)} />
        </div>
      </div>
      <DocPaginator previous={navigation.previous} next={navigation.next} />
    </div>
  );
}
