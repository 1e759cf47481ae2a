/**
 * The entries of the error pages: what the index, the field in which a message is looked up, and the examples runner know
 * of them. An entry is a level-3 section of a page below `errors/` whose `text message` fence holds the message.
 */
import { parseFenceMetadata } from '../../lib/fenceMetadata';
import type { ParsedPage } from '../../lib/mdx';
import { PageError, type Problem } from '../../lib/problem';
import { fencesWith, sectionsAtDepth } from '../../lib/sections';

/** A longer label breaks into several lines in the table of contents. */
const LONGEST_LABEL = 50;

/** One message that Pester or PowerShell prints, with its cause and its fix. */
export interface ErrorEntry {
  /** Anchor of its heading. */
  readonly id: string;
  /** Its heading: a few words of a reader. */
  readonly label: string;
  /** The literal text with single spaces; what varies stands in angle brackets, as `<command>`. */
  readonly message: string;
  /** Whether the documented release prints it where the examples run; else its page names the source. */
  readonly isSeen: boolean;
  /** Name of its page: `loading` for `errors/loading`. */
  readonly area: string;
  /** Path relative to the project root, with `/`. */
  readonly file: string;
  /** Line of its heading, from 1. */
  readonly line: number;
  /** Last line of its section. */
  readonly endLine: number;
}

/** Whether the page of this id, as `errors/loading`, holds entries. */
export function isErrorPage(id: string): boolean {
  return id.startsWith('errors/');
}

/** The text with every run of white space as one space, as messages are compared. */
export function singleSpaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * The entries of an error page in order.
 * @throws {PageError} that says of each faulty entry what it needs
 */
export function errorEntries(page: Pick<ParsedPage, 'file' | 'tree'>): ErrorEntry[] {
  const { file } = page;
  const entries: ErrorEntry[] = [];
  const problems: Problem[] = [];
  const area = /\/errors\/([^/]+)\.mdx?$/.exec(file)?.[1] ?? '';
  for (const { heading, title: label, id, content } of sectionsAtDepth(page, 3)) {
    const line = heading.position?.start.line ?? 1;
    const report = (message: string): void => void problems.push({ file, line, message });
    const messages = fencesWith('message', content);
    const [message] = messages;
    if (!id) report(`the entry "${label}" needs an id of its own: ### ${label} {#my-id}`);
    if (label.length > LONGEST_LABEL)
      report(`the label "${label}" has ${label.length} characters; at most ${LONGEST_LABEL}`);
    if (!message || messages.length > 1)
      report(`the entry "${label}" has ${messages.length} \`text message\` fences; it needs one`);
    if (id && message) {
      const isSeen = !parseFenceMetadata(message.meta ?? '').flags.has('unseen');
      const text = singleSpaced(message.value);
      const endLine = content.at(-1)?.position?.end.line ?? line;
      entries.push({ id, label, message: text, isSeen, area, file, line, endLine });
    }
  }
  if (problems.length > 0) throw new PageError(problems);
  return entries;
}
