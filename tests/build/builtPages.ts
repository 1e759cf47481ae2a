/** The files that the build wrote. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';

/** Folder of the built site. */
export const BUILD = 'build';

/** A file of HTML. */
interface BuiltFile {
  readonly route: string;
  readonly html: string;
  /** Target of a page that holds nothing but the address that it leads to. */
  readonly leadsTo?: string | undefined;
}

/** All pages, those included that only lead to others. */
export function builtPages(): BuiltFile[] {
  return fastGlob.sync('**/*.html', { cwd: BUILD }).map((file) => {
    const html = readFileSync(path.join(BUILD, file), 'utf8');
    const leadsTo = /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(html)?.[1];
    return { route: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`, html, leadsTo };
  });
}
