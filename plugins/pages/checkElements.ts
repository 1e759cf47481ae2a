/**
 * Refuses what a page may not use: an unknown component or HTML element, a wrong attribute, or syntax that the page's
 * Markdown form would lose.
 */
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import {
  PAGE_ELEMENTS,
  pageElement,
  type PageAttribute,
  type PageElement,
} from '../../config/pageElements';
import type { PageTree } from '../../lib/sections';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type JsxAttribute = JsxElement['attributes'][number];

/** The attribute as the page has it. */
function written(attribute: JsxAttribute): string {
  if (attribute.type === 'mdxJsxExpressionAttribute') return `{${attribute.value}}`;
  const { name, value } = attribute;
  if (typeof value === 'string') return `${name}="${value}"`;
  return value ? `${name}={${value.value}}` : name;
}

function isAllowed(attribute: JsxAttribute, { attributes }: PageElement): boolean {
  if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return false;
  const { name, value } = attribute;
  const allowed = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (!allowed) return false;
  return allowed.values ? allowed.values.includes(value) : value.trim() !== '';
}

function describe([name, { values, required }]: [string, PageAttribute]): string {
  return `${name}="${values?.join('|') ?? '…'}"${required ? ' (required)' : ''}`;
}

function elementFaults({ name, attributes }: JsxElement): string[] {
  const element = pageElement(name);
  if (!element) {
    const known = Object.keys(PAGE_ELEMENTS).map((allowed) => `<${allowed}>`);
    return [
      `<${name ?? ''}> is nothing that a page may use. Beside plain Markdown it may use ${known.join(', ')}.`,
    ];
  }
  const takes = Object.entries(element.attributes).map(describe).join(', ') || 'no attributes';
  const wrong = attributes
    .filter((attribute) => !isAllowed(attribute, element))
    .map((attribute) => `has ${written(attribute)}`);
  const missing = Object.entries(element.attributes)
    .filter(([, { required }]) => required)
    .filter(([key]) => !attributes.some((given) => 'name' in given && given.name === key))
    .map(([key]) => `lacks ${key}`);
  return [...wrong, ...missing].map((fault) => `<${name ?? ''}> ${fault}. It takes ${takes}.`);
}

/** What is wrong with a node itself, not with those in it. */
function faultsOf(node: Nodes): string[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementFaults(node);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // A comment is an expression without a statement.
      return node.data?.estree?.body.length === 0
        ? []
        : [
            `{${node.value}} is an expression, which pages may not use. Write its text; a brace that is meant as such is \\{, or stands in \`code\`.`,
          ];
    case 'mdxjsEsm':
      return [
        `"${node.value.split('\n', 1)[0] ?? ''}" is code, which pages may not hold. Components need no import.`,
      ];
    case 'definition':
      return [
        `[${node.label ?? node.identifier}]: ${node.url} is a definition, which pages may not use. Write the address into the link: [text](${node.url}).`,
      ];
    default:
      return [];
  }
}

/** Reports each fault, with what is allowed. */
export function checkElements({ tree, report }: PageTree): void {
  visit(tree, (node) => {
    for (const fault of faultsOf(node)) report(fault, node);
  });
}
