/** Changes of files that put a fault into a copy of the project, and take it out again. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load, type Cheerio } from 'cheerio';
import type { AnyNode } from 'domhandler';
import fastGlob from 'fast-glob';

/** One change of one or more files. */
export interface Edit {
  /** Pattern of the files, below the project's root. */
  readonly files: string;
  /** The text of a file with the fault in it; `undefined` removes the file. */
  readonly change: (text: string) => string | undefined;
}

/** Replaces the first place (with a global expression: all places) where `from` stands. */
export const replace = (files: string, from: string | RegExp, to: string): Edit => ({
  files,
  change: (text) => text.replace(from, () => to),
});

/** Puts text at the end. */
const append = (files: string, addition: string): Edit => ({
  files,
  change: (text) => `${text}\n${addition}\n`,
});

/** Removes the file. */
export const remove = (files: string): Edit => ({ files, change: () => undefined });

/** Changes the elements of built pages that `selector` finds. */
export const elements = (
  files: string,
  selector: string,
  change: (found: Cheerio<AnyNode>) => unknown,
): Edit => ({
  files,
  change: (html) => {
    const $ = load(html);
    const found = $(selector);
    if (found.length === 0) return html;
    change(found);
    return $.html();
  },
});

/** Adds rules to the built style sheet. */
export const style = (rules: string): Edit => append('build/assets/css/styles.*.css', rules);

/** Adds a script to every built page: to the file that all of them load. */
export const script = (source: string): Edit =>
  append('build/assets/js/main.*.js', `;(() => { ${source} })();`);

/**
 * Puts a change into the project in `root`.
 * @returns what takes it out again; undefined when it found nothing to break
 */
export function apply(root: string, { files, change }: Edit): (() => void) | undefined {
  const originals = new Map<string, string>();
  for (const file of fastGlob.sync(files, { cwd: root, absolute: true })) {
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) continue;
    originals.set(file, before);
    if (after === undefined) rmSync(file);
    else writeFileSync(file, after);
  }
  if (originals.size === 0) return undefined;
  return () => {
    for (const [file, text] of originals) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  };
}
