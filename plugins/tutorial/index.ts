/**
 * The tutorial: completes its chapters while the site is built (time, files so far, goals), and shows what changes in a
 * file. A chapter is a page whose front matter has `goals`; `continues` names the one before it.
 */
import * as z from 'zod';
import type { VersionName } from '../../config/versions';
import { escapeMarkdown } from '../../lib/mdx';
import { quote } from '../../lib/quote';
import { markdownNodes, type PageTree } from '../../lib/sections';
import { chapterFiles, type ChapterFiles } from './chapterFiles';

const frontMatterSchema = z.object({
  minutes: z.number().int().positive(),
  goals: z.array(z.string().min(1)).min(1),
  continues: z.string().optional(),
});

/** The section that is made from the goals. */
export const GOALS_HEADING = 'What you can do now';

/**
 * Completes the tree of a chapter: time and files so far below its first paragraph, the goals at its end, to be ticked on
 * the site. Reports wrong front matter.
 * @param chapter id of the page
 */
export function completeChapter(
  { frontMatter, tree, report }: PageTree,
  version: VersionName,
  chapter: string,
  root: string,
): void {
  const parsed = frontMatterSchema.safeParse(frontMatter);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    report(
      `the front matter of a chapter needs minutes (a number), goals (a list of sentences) and, unless it begins anew, continues (the chapter before it); ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
    );
    return;
  }
  const { minutes, goals, continues } = parsed.data;
  // A new chapter has none until its examples ran; a test holds the data to the chapters.
  const files = continues === undefined ? undefined : chapterFiles(version, root)[continues];
  const lead = `About ${minutes} minutes.\n\n${files ? filesSoFar(files) : ''}`;
  const first = tree.children.findIndex(({ type }) => type === 'paragraph');
  tree.children.splice(first + 1, 0, ...markdownNodes(lead));
  const items = goals.map((goal) => `- ${escapeMarkdown(goal)}`);
  const list = `<ChapterGoals chapter="${chapter}">\n\n${items.join('\n')}\n\n</ChapterGoals>`;
  tree.children.push(...markdownNodes(`## ${GOALS_HEADING}\n\n${list}`));
}

/** A script that makes the files, for those who begin here. */
function filesSoFar(files: ChapterFiles): string {
  return `<details>
<summary>

Begin here: a script that makes the files so far

</summary>

Paste it into PowerShell, in an empty folder.

\`\`\`\`powershell
${scriptFor(files)}
\`\`\`\`

</details>`;
}

/**
 * PowerShell that writes the files below the current folder.
 * @throws {Error} naming a file that a here-string cannot hold
 */
export function scriptFor(files: ChapterFiles): string {
  const folders = Object.keys(files).flatMap((name) => {
    const end = name.lastIndexOf('/');
    return end === -1 ? [] : [name.slice(0, end)];
  });
  return [
    ...[...new Set(folders)].map(
      (folder) => `$null = New-Item -ItemType Directory -Force -Path ${quote(folder)}`,
    ),
    ...Object.entries(files).map(([name, text]) => {
      // Such a line would end the here-string.
      if (/^'@/m.test(text)) throw new Error(`${name} has a line that begins with '@.`);
      return `Set-Content -Path ${quote(name)} -Value @'\n${text.replace(/\n$/, '')}\n'@`;
    }),
  ].join('\n');
}
