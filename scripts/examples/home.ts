/** The code of the home page (`data/home.ts`), as if it stood on a page of the latest version. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LATEST } from '../../config/versions';
import { features, homeFunction, homeOutput, homeTest } from '../../data/home';
import type { Page } from '../lib/pages';
import { interpretFences, type PageFences, type RawFence } from './fences';

/** Where the home page's code is kept, under the id by which `--page` names it. */
export const HOME: Page = { version: LATEST, id: 'home', file: 'data/home.ts' };

/** The fences of the home page, with their lines in `data/home.ts`. */
export function homeFences(root: string): PageFences {
  const source = readFileSync(path.join(root, HOME.file), 'utf8');
  const fence = (language: string, meta: string, code: string): RawFence => {
    // The code stands in a literal; a fence's line is the one before its code.
    const line = source.slice(0, Math.max(0, source.indexOf(code))).split('\n').length - 1;
    return { language, meta, code, line, endLine: line + code.split('\n').length + 1, indent: 0 };
  };
  const raw = [
    fence('powershell', `title="${homeFunction.name}"`, homeFunction.code),
    fence('powershell', `title="${homeTest.name}" expect="${homeTest.expect}"`, homeTest.code),
    fence('text', 'matches', homeOutput),
    ...features.map(({ code }) => fence('powershell', '', code)),
  ];
  return { ...interpretFences(HOME, raw), documentedNames: new Set() };
}
