import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCardList';
import { CATEGORY_LIST } from './mark';

type Item = NonNullable<Props['items']>[number];

/** The pages of a category, each with its whole description, in the form of the command index. */
export default function CategoryList({ items }: Props): ReactNode {
  const siblings = useCurrentSidebarSiblings();
  return (
    <ul className={`markdown ${CATEGORY_LIST}`}>
      {filterDocCardListItems(items ?? siblings).map((item, index) => (
        <CategoryItem key={index} item={item} />
      ))}
    </ul>
  );
}

function CategoryItem({ item }: { readonly item: Item }): ReactNode {
  const page = useDocById(item.type === 'link' ? item.docId : undefined);
  // Items of other types have no address, and the list is asked for without them.
  if (item.type === 'html') return null;
  const description = item.description ?? page?.description;
  return (
    <li>
      <Link to={findFirstSidebarItemLink(item)}>{item.label}</Link>
      {description && `: ${description}`}
    </li>
  );
}
