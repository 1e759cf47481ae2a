/**
 * The tutorial: completes its chapters while the site is built (time, files so far, goals), and shows what changes in a
 * file. A chapter is a page whose front matter has `goals`; `continues` names the one before it.
 */
import type { Code, Heading, List, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import * as z from 'zod';
import type { VersionName } from '../../config/versions';
import { chapterFiles, type ChapterFiles } from './chapterFiles';

const frontMatterSchema = z.object({
  minutes: z.number().int().positive(),
  goals: z.array(z.string().min(1)).min(1),
  continues: z.string().optional(),
});

/** The part of a page that a chapter is completed from. */
export interface Chapter {
  readonly version: VersionName;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
  /** Project root, with `data/tutorial`. */
  readonly root: string;
  /** Takes what is wrong. */
  readonly report: (message: string) => void;
}

/** The section that is made from the goals. */
export const GOALS_HEADING = 'What you can do now';

/**
 * Completes the tree of a chapter: time and files so far below its first paragraph, the goals at its end. Reports wrong
 * front matter.
 */
export function completeChapter({ version, frontMatter, tree, root, report }: Chapter): void {
  const parsed = frontMatterSchema.safeParse(frontMatter);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    report(
      `the front matter of a chapter needs minutes (a number), goals (a list of sentences) and, unless it begins anew, continues (the chapter before it); ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
    );
    return;
  }
  const { minutes, goals, continues } = parsed.data;
  const lead: RootContent[] = [paragraph(`About ${minutes} minutes.`)];
  // A new chapter has none until its examples ran; a test holds the data to the chapters.
  const files = continues === undefined ? undefined : chapterFiles(version, root)[continues];
  if (files) lead.push(filesSoFar(files));
  const first = tree.children.findIndex(({ type }) => type === 'paragraph');
  tree.children.splice(first + 1, 0, ...lead);
  tree.children.push(heading(GOALS_HEADING), goalList(goals));
}

function paragraph(text: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value: text }] };
}

function heading(text: string): Heading {
  return { type: 'heading', depth: 2, children: [{ type: 'text', value: text }] };
}

function goalList(goals: readonly string[]): List {
  return {
    type: 'list',
    spread: false,
    children: goals.map((goal) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(goal)],
    })),
  };
}

/** A script that makes the files, for those who begin here. */
function filesSoFar(files: ChapterFiles): MdxJsxFlowElement {
  const script: Code = { type: 'code', lang: 'powershell', value: scriptFor(files) };
  const element = (name: string, children: MdxJsxFlowElement['children']): MdxJsxFlowElement => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children,
  });
  return element('details', [
    element('summary', [paragraph('Begin here: a script that makes the files so far')]),
    paragraph('Paste it into PowerShell, in an empty folder.'),
    script,
  ]);
}

/** PowerShell that writes the files below the current folder. */
export function scriptFor(files: ChapterFiles): string {
  const folders = Object.keys(files).flatMap((name) => {
    const end = name.lastIndexOf('/');
    return end === -1 ? [] : [name.slice(0, end)];
  });
  return [
    ...[...new Set(folders)].map(
      (folder) => `$null = New-Item -ItemType Directory -Force -Path '${folder}'`,
    ),
    ...Object.entries(files).map(
      ([name, text]) => `Set-Content -Path '${name}' -Value @'\n${text.replace(/\n$/, '')}\n'@`,
    ),
  ].join('\n');
}
