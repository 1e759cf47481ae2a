/** The files that a reader of the tutorial has at the end of each chapter: `data/tutorial/<version>.json`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { PROJECT_ROOT } from '../../lib/pages';

/** Text by path, relative to the reader's folder, with `/`. */
export type ChapterFiles = Readonly<Record<string, string>>;

/** Their folder, relative to the project root. */
export const TUTORIAL_FOLDER = 'data/tutorial';

const schema = z.record(z.string(), z.record(z.string(), z.string()));

function fileOf(version: string, root: string): string {
  return path.join(root, TUTORIAL_FOLDER, `${version}.json`);
}

/**
 * The files at the end of each chapter, by the id of its page; empty for a version without a tutorial.
 * @throws {Error} when the file is not what `npm run examples -- --update` writes
 */
export function chapterFiles(
  version: string,
  root: string = PROJECT_ROOT,
): Readonly<Record<string, ChapterFiles>> {
  const file = fileOf(version, root);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Writes the files of a chapter; those of others stay. */
export function writeChapterFiles(version: string, chapter: string, files: ChapterFiles): void {
  const file = fileOf(version, PROJECT_ROOT);
  mkdirSync(path.dirname(file), { recursive: true });
  const all = { ...chapterFiles(version), [chapter]: files };
  writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
}
