/**
 * Parses a page into its front matter and a syntax tree, the way the site does: MDX with GitHub's tables, and
 * Docusaurus's admonitions (`:::note`) and heading ids (`## Text {#id}`). Every tool that looks into pages uses it.
 */
import { admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds } from '@docusaurus/utils';
import matter from 'gray-matter';
import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import { messageOf, PageError } from './problem';

/** A parsed page. */
export interface ParsedPage {
  /** As given, for messages: relative to the project root, with `/`. */
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /**
   * The body as mdast with GFM, MDX and `containerDirective` (admonition) nodes. Line numbers are those of the file;
   * columns and offsets may be off after a heading with an id or an admonition with a title.
   */
  readonly tree: Root;
}

/** Docusaurus's admonition types, by which `:::note Title` is told from a paragraph. */
const ADMONITIONS = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'secondary',
  'success',
];

/** Text directives (`:name`) are not read: in prose, `TestDrive:backup` is text, and the site prints it as such. */
const CONTAINERS = { ...directive(), text: {} };

/**
 * Parses the text of a page.
 * @param source text of the file
 * @param file path for messages, relative to the project root
 * @throws {PageError} when it is not valid MDX or its front matter not valid YAML
 */
export function parsePage(source: string, file: string): ParsedPage {
  const frontMatter = parseFrontMatter(source, file);
  try {
    return { file, frontMatter, tree: parseMarkdown(source) };
  } catch (error) {
    // micromark throws `VFileMessage`s, which know their line.
    const { line, reason, message } = error as Error & { line?: number; reason?: string };
    throw new PageError([{ file, line: line ?? 1, message: reason ?? message }]);
  }
}

/** The front matter of a page's text; errors as {@link parsePage}. */
export function parseFrontMatter(source: string, file: string): Record<string, unknown> {
  try {
    // An options object keeps gray-matter from answering from its cache, whose objects callers could change.
    return matter(source, {}).data;
  } catch (error) {
    const reason = messageOf(error).split('\n', 1)[0];
    const message = `the front matter is not valid YAML: ${reason}`;
    throw new PageError([{ file, line: 1, message }]);
  }
}

/** What {@link parseMarkdown} has read: the tools that look into all pages in one process read each several times. */
const trees = new Map<string, Root>();

/**
 * Parses Markdown, be it a page or what a tool puts into one. The tree is the caller's own.
 * @throws {Error} of the parser, which knows its place
 */
export function parseMarkdown(markdown: string): Root {
  const known = trees.get(markdown) ?? readMarkdown(markdown);
  trees.set(markdown, known);
  // A copy takes a thirtieth of the time of reading.
  return structuredClone(known);
}

function readMarkdown(markdown: string): Root {
  const prepared = escapeMarkdownHeadingIds(admonitionTitleToDirectiveLabel(markdown, ADMONITIONS));
  return fromMarkdown(prepared, {
    extensions: [frontmatter(), gfm(), mdxjs(), CONTAINERS],
    mdastExtensions: [
      frontmatterFromMarkdown(),
      gfmFromMarkdown(),
      mdxFromMarkdown(),
      directiveFromMarkdown(),
    ],
  });
}

/** Text as Markdown shows it, with nothing in it read as markup or MDX. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}<>[\]|]/g, '\\$&');
}

/** Text as inline code of Markdown. */
export const code = (text: string): string =>
  text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
