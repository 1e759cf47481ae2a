/**
 * Remark plugin: puts a page's SVG diagrams into the page itself, so that they follow the color mode and need no
 * request. Authors write a plain Markdown image, alone in its paragraph: `![text alternative](./diagrams/name.svg)`.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Image, Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { projectPath } from '../../lib/pages';
import { PageError, type Problem } from '../../lib/problem';

/** What a diagram may not hold: it would leave the page's policy, or clash with other diagrams of the page. */
const FORBIDDEN = /<(?:script|style|foreignObject|image)\b|\son\w+=|\sid=|href=/i;

function soleImage(paragraph: Paragraph): Image | undefined {
  const [only, ...others] = paragraph.children;
  return only?.type === 'image' && others.length === 0 && /^\.{1,2}\/.*\.svg$/.test(only.url)
    ? only
    : undefined;
}

/** The element around the diagram is the image and says what it shows; the drawing inside is none of its own. */
function withoutOwnRole(svg: string): string {
  return svg.replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const others = attributes.replace(/\s(?:role|aria-[\w-]+)="[^"]*"/g, '');
    return `<svg${others} aria-hidden="true">`;
  });
}

/** What is wrong with a diagram, or `undefined`. */
function diagramProblem({ alt, url }: Image, svg: string | undefined): string | undefined {
  if (!alt) return `the diagram ${url} has no text alternative; write it between the brackets`;
  if (svg === undefined) return `there is no diagram ${url}`;
  const [forbidden] = FORBIDDEN.exec(svg) ?? [];
  return forbidden && `the diagram ${url} may not hold "${forbidden.trim()}"`;
}

function diagramElement(image: Image, svg: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'alt', value: image.alt ?? '' },
      {
        type: 'mdxJsxAttribute',
        name: 'svg',
        value: withoutOwnRole(svg).replace(/>\s+</g, '><').trim(),
      },
    ],
    children: [],
  };
}

/** The plugin; throws a `PageError` that names each diagram that is missing, has no alternative, or holds script or style. */
export function inlineDiagrams() {
  return (tree: Root, { path: page }: VFile): void => {
    const problems: Problem[] = [];
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const image = soleImage(paragraph);
      if (!image || !parent || index === undefined) return;
      const file = path.resolve(path.dirname(page), image.url);
      const svg = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      const message = diagramProblem(image, svg);
      if (message)
        problems.push({ file: projectPath(page), line: image.position?.start.line ?? 1, message });
      else if (svg !== undefined) parent.children[index] = diagramElement(image, svg);
    });
    if (problems.length > 0) throw new PageError(problems);
  };
}
