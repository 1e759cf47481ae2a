/** A project in a temporary folder: the real facts, and the pages that a test writes into it. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { REFERENCE_FOLDER } from '../../../scripts/reference/load';
import { compareWithFacts } from '../../../scripts/reference/reference';
import { PROJECT_ROOT } from '../../../scripts/lib/pages';

export interface TemporaryProject {
  readonly root: string;
  /** Text of a page as it is now. */
  readonly read: (file: string) => string;
  /** What the check says of one page, as `line: message`. */
  readonly check: (file: string) => readonly string[];
  /** Rewrites, and returns what is left to say of one page. */
  readonly rewrite: (file: string) => readonly string[];
}

/** Text of a page of this project. */
export const realPage = (file: string): string =>
  readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

/** Writes the pages, by their path below the project root; the folder goes when the test ends. */
export function project(pages: Readonly<Record<string, string>>): TemporaryProject {
  const root = mkdtempSync(path.join(tmpdir(), 'reference-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  cpSync(path.join(PROJECT_ROOT, REFERENCE_FOLDER), path.join(root, REFERENCE_FOLDER), {
    recursive: true,
  });
  for (const [file, text] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const run =
    (write: boolean) =>
    (file: string): readonly string[] =>
      compareWithFacts({ root, write })
        .findings.filter((finding) => finding.file === file)
        .map(({ line, message }) => `${line}: ${message}`);
  return {
    root,
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    check: run(false),
    rewrite: run(true),
  };
}

/** `text` with one replacement that must happen. */
export function changed(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The text to change is not there: ${from}`);
  return text.replace(from, () => to);
}
