/**
 * The two plugins that complete the pages of the site: one for their trees, and one that has the bundler do it again
 * when a fact changes.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import fastGlob from 'fast-glob';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { VERSIONS } from '../../config/versions';
import type { ParsedPage } from '../../lib/mdx';
import { PROJECT_ROOT, projectPath } from '../../lib/pages';
import { REFERENCE_FOLDER } from '../reference/facts';
import { COMMANDS } from '../reference/overviews';
import { TUTORIAL_FOLDER } from '../tutorial/chapterFiles';
import { completeTree } from './completePage';

const LOADER = path.join(PROJECT_ROOT, 'plugins/pages/dependOn.mjs');

/** Remark plugin: completes the pages of the site; throws as {@link completeTree}. */
export function completePages() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = file.data.frontMatter as ParsedPage['frontMatter'];
    completeTree({ file: projectPath(file.path), frontMatter, tree }, PROJECT_ROOT);
  };
}

/**
 * Docusaurus plugin: lets the bundler know on which folders a page depends beside its own text, so that a running
 * development server does not show facts of yesterday. What is imported, as `data/releases.ts`, it reads once.
 */
export default function pages({ siteDir }: LoadContext): Plugin {
  const inSite = (folder: string): string => path.join(siteDir, folder);
  const folders = VERSIONS.map(({ folder }) => inSite(folder));
  const below = (part: string): string[] => folders.map((folder) => path.join(folder, part));
  const rule = (test: RegExp, dependencies: readonly string[], include = folders) => ({
    test,
    include,
    enforce: 'pre' as const,
    use: [{ loader: LOADER, options: { folders: dependencies } }],
  });
  const diagrams = VERSIONS.flatMap(({ folder }) =>
    fastGlob.sync(`${folder}/*/diagrams`, { cwd: siteDir, onlyDirectories: true }),
  ).map(inSite);
  return {
    name: 'pages',
    configureWebpack: () => ({
      module: {
        rules: [
          rule(/[\\/](?:assertions|commands|usage)[\\/][^\\/]+$/, [inSite(REFERENCE_FOLDER)]),
          rule(/[\\/]tutorial[\\/][^\\/]+$/, [inSite(TUTORIAL_FOLDER)]),
          ...diagrams.map((folder) => rule(/\.mdx?$/, [folder], [path.dirname(folder)])),
          rule(/[\\/]commands[\\/](?:index|availability)\.mdx$/, below(COMMANDS)),
          rule(/[\\/]usage[\\/]error-messages\.mdx$/, below('errors')),
        ],
      },
    }),
  };
}
