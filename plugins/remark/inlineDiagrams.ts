/**
 * Remark plugin: puts a page's SVG diagrams into the page itself, so that they follow the color mode and need no
 * request. Authors write a plain Markdown image, alone in its paragraph: `![text alternative](./diagrams/name.svg)`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Image, Paragraph, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

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

async function diagramElement(image: Image, page: string): Promise<MdxJsxFlowElement> {
  const file = path.resolve(path.dirname(page), image.url);
  const where = `${page}:${image.position?.start.line ?? 1}`;
  if (!image.alt) throw new Error(`${where}: the diagram ${image.url} has no text alternative.`);
  const svg = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${where}: there is no diagram ${file}.`);
  });
  const forbidden = FORBIDDEN.exec(svg);
  if (forbidden) throw new Error(`${file}: a diagram may not hold "${forbidden[0].trim()}".`);
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'alt', value: image.alt },
      {
        type: 'mdxJsxAttribute',
        name: 'svg',
        value: withoutOwnRole(svg).replace(/>\s+</g, '><').trim(),
      },
    ],
    children: [],
  };
}

/** The plugin; throws, naming page and line, when a diagram is missing, has no alternative, or holds script or style. */
export function inlineDiagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: { image: Image; parent: Parents; index: number }[] = [];
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const image = soleImage(paragraph);
      if (image && parent && index !== undefined) found.push({ image, parent, index });
    });
    await Promise.all(
      found.map(async ({ image, parent, index }) => {
        parent.children[index] = await diagramElement(image, file.path);
      }),
    );
  };
}
