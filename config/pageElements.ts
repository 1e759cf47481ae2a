/**
 * The components and HTML elements that pages may use beside plain Markdown. `plugins/pages/checkElements.ts` refuses
 * all else, `plugins/remark/importComponents.ts` imports them, and `plugins/markdown-export/toMarkdown.ts` has a
 * Markdown form of each.
 */
import { RESOURCES } from '../data/resources';

/** An attribute, whose value is text in quotes. */
export interface PageAttribute {
  readonly required?: true;
  /** The values that are allowed; without them, any text. */
  readonly values?: readonly string[];
}

/** A component or HTML element. */
export interface PageElement {
  /** Module whose default export it is; HTML has none. */
  readonly module?: string;
  readonly attributes: Readonly<Record<string, PageAttribute>>;
}

/** What pages may use, by name. */
export const PAGE_ELEMENTS = {
  details: { attributes: {} },
  EntryFilter: {
    module: '@site/src/components/EntryFilter',
    attributes: { label: { required: true } },
  },
  MessageFinder: { module: '@site/src/components/MessageFinder', attributes: {} },
  ResourceTable: {
    module: '@site/src/components/ResourceTable',
    attributes: { kind: { required: true, values: Object.keys(RESOURCES) } },
  },
  summary: { attributes: {} },
  TabItem: {
    module: '@site/src/components/NamedTabItem',
    attributes: { value: { required: true }, label: {} },
  },
  Tabs: { module: '@theme/Tabs', attributes: { groupId: {} } },
} as const satisfies Readonly<Record<string, PageElement>>;

/** Name of what pages may use. */
export type PageElementName = keyof typeof PAGE_ELEMENTS;

/** The element of that name, if pages may use it; a fragment (`<>`) has no name. */
export function pageElement(name: string | null): PageElement | undefined {
  const elements: Readonly<Record<string, PageElement>> = PAGE_ELEMENTS;
  // `hasOwn`, because `<constructor>` is none.
  return name !== null && Object.hasOwn(elements, name) ? elements[name] : undefined;
}
