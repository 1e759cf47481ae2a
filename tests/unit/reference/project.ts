/** A project in a temporary folder: the real facts, and the pages that a test writes into it. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toMarkdown } from '../../../plugins/markdown-export/toMarkdown';
import { REFERENCE_FOLDER } from '../../../plugins/reference/facts';
import { readCompletePage } from '../../../plugins/pages/completePage';
import { PROJECT_ROOT } from '../../../lib/pages';
import { temporaryFolder } from '../../temporaryFolder';

interface TemporaryProject {
  /** A page as Markdown, with its facts; the cells of tables are not aligned. */
  readonly read: (file: string) => string;
  /** What the build says of a page, line by line without the file; nothing where all is well. */
  readonly faults: (file: string) => readonly string[];
  /** Changes a file of facts as text. */
  readonly changeFacts: (file: string, from: RegExp, to: string) => void;
}

/** Text of a page of this project. */
export const realPage = (file: string): string =>
  readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

/** Writes the pages, by their path below the project root; the folder goes when the test ends. */
export function project(pages: Readonly<Record<string, string>>): TemporaryProject {
  const root = temporaryFolder(pages);
  cpSync(path.join(PROJECT_ROOT, REFERENCE_FOLDER), path.join(root, REFERENCE_FOLDER), {
    recursive: true,
  });
  return {
    read: (file) =>
      toMarkdown(readCompletePage(file, root), (target) => target)
        .replace(/ +/g, ' ')
        .replace(/-+(?= \|)/g, '-'),
    faults: (file) => {
      try {
        readCompletePage(file, root);
        return [];
      } catch (error) {
        return (error as Error).message.replaceAll(`${file}:`, '').split('\n');
      }
    },
    changeFacts: (file, from, to) => {
      const absolute = path.join(root, REFERENCE_FOLDER, file);
      writeFileSync(absolute, changed(readFileSync(absolute, 'utf8'), from, to));
    },
  };
}

/** `text` with one replacement that must happen. */
export function changed(text: string, from: string | RegExp, to: string): string {
  const result = text.replace(from, to);
  if (result === text) throw new Error(`The text to change is not there: ${String(from)}`);
  return result;
}

/** Line of the first `part` in `text`. */
export const lineOf = (text: string, part: string): number =>
  text.slice(0, text.indexOf(part)).split('\n').length;
