/**
 * Turns a parsed page into clean Markdown for readers without a browser and for language models: no front matter, no
 * MDX, no relative links. What a component shows is written out.
 */
import type { Code, Link, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { directiveToMarkdown, type ContainerDirective } from 'mdast-util-directive';
import { gfmToMarkdown } from 'mdast-util-gfm';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toMarkdown as serialize } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import type { PageElementName } from '../../config/pageElements';
import { RESOURCES, type Resource, type ResourceKind } from '../../data/resources';
import { SYNTAX } from '../reference/factsLine';
import { namedRelease, parseFenceMetadata } from '../../lib/fenceMetadata';
import { escapeMarkdown, parseMarkdown, type ParsedPage } from '../../lib/mdx';

/** Absolute address for a link target of the page; the target comes as it stands in the page. */
type ResolveLink = (target: string) => string;

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type Content = RootContent;

const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const text = (value: string): Text => ({ type: 'text', value });
const bold = (value: string): Paragraph => paragraph({ type: 'strong', children: [text(value)] });

/** The value of an attribute, which is text on any page that the check lets through. */
function attribute({ attributes }: JsxElement, name: string): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

function resourceRows(kind: ResourceKind): Content[] {
  const rows: readonly Resource[] = RESOURCES[kind];
  const items = rows.map(({ title, url, author, date, event, kind: what }) => {
    const facts = [author, what, event, date].filter(Boolean).join(', ');
    return `- [${escapeMarkdown(title)}](${url}), ${escapeMarkdown(facts)}`;
  });
  return parseMarkdown(items.join('\n')).children;
}

/** What pages may use, and what the build has put into them. */
type ExportedElement = PageElementName | 'ChapterGoals';

/** What each element says in plain Markdown. The build has checked the page: there is no other name or value. */
const ELEMENTS: Readonly<Record<ExportedElement, (element: JsxElement) => Content[]>> = {
  ChapterGoals: (element) => element.children,
  Tabs: (element) => element.children,
  TabItem: (element) => [
    bold(attribute(element, 'label') ?? attribute(element, 'value') ?? ''),
    ...(element.children as Content[]),
  ],
  details: (element) => element.children,
  summary: (element) => [bold(toString(element))],
  EntryFilter: () => [],
  MessageFinder: () => [],
  ResourceTable: (element) => resourceRows(attribute(element, 'kind') as ResourceKind),
};

function isJsx(node: Content): node is JsxElement & Content {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function fence({ lang, meta, value }: Code): Content[] {
  const metadata = parseFenceMetadata(meta ?? '');
  const title = metadata.values.get('title');
  const release = namedRelease(metadata);
  const code: Code = { type: 'code', lang: lang === SYNTAX ? 'text' : lang, value };
  if (title === undefined) return release ? [paragraph(text(`In ${release}:`)), code] : [code];
  const file = { type: 'inlineCode', value: title } as const;
  return [paragraph(file, text(release ? ` in ${release}:` : ':')), code];
}

function admonition(node: ContainerDirective, convert: (nodes: Content[]) => Content[]): Content[] {
  const label = `${node.name.charAt(0).toUpperCase()}${node.name.slice(1)}:`;
  const children = convert(node.children) as ContainerDirective['children'];
  return [{ type: 'blockquote', children: [bold(label), ...children] }];
}

/** Converts the nodes of one level; a component is replaced by what it shows. */
function convertAll(nodes: readonly Content[], resolveLink: ResolveLink): Content[] {
  const convert = (children: readonly Content[]): Content[] => convertAll(children, resolveLink);
  return nodes.flatMap((node): Content[] => {
    // The expressions are comments.
    if (
      node.type === 'yaml' ||
      node.type === 'mdxFlowExpression' ||
      node.type === 'mdxTextExpression'
    ) {
      return [];
    }
    if (isJsx(node)) return convert(ELEMENTS[node.name as ExportedElement](node));
    if (node.type === 'code') return fence(node);
    if (node.type === 'containerDirective') return admonition(node, convert);
    if (node.type === 'heading') {
      const children = convert(node.children) as PhrasingContent[];
      const last = children.at(-1);
      if (last?.type === 'text') last.value = last.value.replace(/\s*\{#[^}]*\}\s*$/, '');
      return [{ ...node, children }];
    }
    if (node.type === 'link') {
      const children = convert(node.children) as Link['children'];
      return [{ ...node, url: resolveLink(node.url), children }];
    }
    if (node.type === 'image') return [text(`Diagram: ${node.alt ?? ''}`)];
    if ('children' in node) return [{ ...node, children: convert(node.children) } as Content];
    return [node];
  });
}

/** The page as Markdown, with its title as the first heading and its description below. */
export function toMarkdown(page: ParsedPage, resolveLink: ResolveLink): string {
  const { title, description } = page.frontMatter;
  const head: Content[] = [
    { type: 'heading', depth: 1, children: [text(String(title))] },
    { type: 'blockquote', children: [paragraph(text(String(description)))] },
  ];
  const root: Root = {
    type: 'root',
    children: [...head, ...convertAll(page.tree.children, resolveLink)],
  };
  return serialize(root, {
    extensions: [gfmToMarkdown(), directiveToMarkdown()],
    bullet: '-',
    emphasis: '_',
    fences: true,
    rule: '-',
  });
}
