/** The code of the home page (`data/home.ts`), as if it stood on a page of the latest version. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LATEST } from '../../config/versions';
import { features, frames, type ExampleFile, type Feature, type Frame } from '../../data/home';
import type { PageFile } from '../../lib/pages';
import { interpretFences, type PageFences, type RawFence } from './fences';

/** Where the home page's code is kept, under the id by which `--page` names it. */
export const HOME: PageFile = { version: LATEST, id: 'home', file: 'data/home.ts' };

type WrittenFence = Pick<RawFence, 'language' | 'meta' | 'code'>;

const file = ({ name, code }: ExampleFile): WrittenFence => ({
  language: 'powershell',
  meta: `title="${name}"`,
  code,
});

const run = (code: string, output: string, flag: 'run' | 'fails' = 'run'): WrittenFence[] => [
  { language: 'powershell', meta: flag, code },
  { language: 'text', meta: 'matches', code: output },
];

function frameFences({ file: shown, command, output }: Frame): WrittenFence[] {
  return [file(shown), ...(output === undefined ? [] : run(command, output))];
}

function featureFences({ files, name, code, command, fails, output }: Feature): WrittenFence[] {
  const own = name === undefined ? [] : [file({ name, code })];
  return [...files.map(file), ...own, ...run(command ?? code, output, fails ? 'fails' : 'run')];
}

/**
 * The fences of the home page, with their lines in `data/home.ts`.
 * @throws {Error} when an output does not stand there line by line, where `--update` could replace its lines
 */
export function homeFences(root: string): PageFences {
  const source = readFileSync(path.join(root, HOME.file), 'utf8');
  const raw = [...frames.flatMap(frameFences), ...features.flatMap(featureFences)].map((fence) => {
    const ownLines = source.indexOf(`\n${fence.code}\n`);
    if (ownLines === -1 && fence.meta === 'matches') {
      throw new Error(
        `${HOME.file}: this output does not stand in lines of its own:\n${fence.code}`,
      );
    }
    const start = ownLines === -1 ? source.indexOf(fence.code) : ownLines + 1;
    // A fence's line is the one before its code.
    const line = source.slice(0, start).split('\n').length - 1;
    return { ...fence, line, endLine: line + fence.code.split('\n').length + 1, indent: 0 };
  });
  return { ...interpretFences(HOME, raw), documentedNames: new Set() };
}
