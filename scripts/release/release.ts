/**
 * Makes the preview the latest version. Everything that follows from its place (label, path, folder, `lastVersion`, the
 * redirects of `/docs/v6/*`) is derived in `config` from `versions.json`; written are only the pages, the links
 * between versions, the table of former pages and the addresses in test data.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { FORMER_PAGES } from '../../config/redirects';
import { documentedVersion, LATEST, VERSIONS, type DocumentedVersion } from '../../config/versions';
import { pagesOfVersion } from '../lib/pages';
import { moveJsonAddresses, moveLinks, type Succession } from './addresses';
import { addFormerPages, formerPagesAfter, pageTails, type FormerPages } from './formerPages';
import { backToLastCommit } from './git';
import { isPrerelease } from './obstacles';

/** One thing that a release does. */
export interface ReleaseStep {
  /** What it does, for the reader of the plan. */
  readonly says: string;
  readonly run: () => void | Promise<void>;
}

/** What a release would do. */
export interface ReleasePlan {
  readonly steps: readonly ReleaseStep[];
  /** What only a person can do afterwards. */
  readonly leftToDo: readonly string[];
}

/** Runs a program of the project in its root; rejects when it fails. */
export type RunProgram = (program: string, args: readonly string[]) => Promise<void>;

const REDIRECTS = 'config/redirects.ts';
/** Written by hand and checked against the build: the addresses that readers and search engines know. */
const TEST_DATA = ['tests/data/publicRoutes.json', 'tests/data/searchQueries.json'];
/** Where a release makes new files. */
const CREATED_IN = ['versioned_docs', 'versioned_sidebars'];

const CALLS_IT_PREVIEW = /\b(?:preview|pre-?release|release candidate|rc\d+|AllowPrerelease)\b/i;
const FENCE = /^\s*`{3,}/;

/** Numbers of the lines of prose that may speak of a release as not yet there; output in fences is updated by a tool. */
function linesOfPreview(text: string): number[] {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (FENCE.test(line)) isCode = !isCode;
    return !isCode && CALLS_IT_PREVIEW.test(line) ? [index + 1] : [];
  });
}

/** Places in the pages of a version that may speak of it as a preview, where they are after the release. */
function placesToReword(version: DocumentedVersion, root: string): string[] {
  return pagesOfVersion(version.name, root).flatMap(({ id, file }) => {
    const lines = linesOfPreview(readFileSync(path.join(root, file), 'utf8'));
    return lines.length > 0 ? [`${id} (line ${lines.join(', ')})`] : [];
  });
}

/** Files of pages whose links a release changes, with their new text; relative to the root. */
function pagesWithMovedLinks(succession: Succession, root: string): Map<string, string> {
  const moved = new Map<string, string>();
  for (const { name } of VERSIONS) {
    for (const { file } of pagesOfVersion(name, root)) {
      const text = readFileSync(path.join(root, file), 'utf8');
      const after = moveLinks(text, succession);
      if (after !== text) moved.set(file, after);
    }
  }
  return moved;
}

async function writeFormatted(file: string, text: string): Promise<void> {
  const options = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...options, filepath: file }));
}

/**
 * Plans the release of the preview `version`; changes nothing.
 * @param root project root
 * @param runProgram how programs of the project are started
 */
export function planRelease(
  version: DocumentedVersion,
  { root, runProgram }: { readonly root: string; readonly runProgram: RunProgram },
): ReleasePlan {
  const succession: Succession = { next: version, former: documentedVersion(LATEST) };
  const { next, former } = succession;
  const folder = `versioned_docs/version-${next.name}`;
  const sidebar = `versioned_sidebars/version-${next.name}-sidebars.json`;
  const pages = pagesWithMovedLinks(succession, root);
  const formerPages: FormerPages = formerPagesAfter(succession, FORMER_PAGES[former.name] ?? {}, {
    next: pageTails(next, root),
    former: pageTails(former, root),
  });
  const at = (file: string): string => path.join(root, file);
  const steps: ReleaseStep[] = [
    {
      says: `${pages.size} pages: links to ${next.name} lead to /docs/…, links to ${former.name} to /docs/${former.name}/…`,
      run: () => {
        for (const [file, text] of pages) writeFileSync(at(file), text);
      },
    },
    {
      says: `docusaurus docs:version ${next.name}: writes ${folder}, ${sidebar} and versions.json, which makes ${next.name} the latest version at /docs and gives ${former.name} the addresses /docs/${former.name}/…`,
      run: () => runProgram('docusaurus', ['docs:version', next.name]),
    },
    {
      says: `${next.folder}/ is removed: its pages have moved to ${folder}`,
      run: () => {
        rmSync(at(next.folder), { recursive: true });
      },
    },
    {
      says: `${REDIRECTS}: ${Object.keys(formerPages).length} addresses below /docs that ${next.name} has no page for lead to where it is; /docs/${next.name}/… leads to /docs/…`,
      run: () =>
        writeFormatted(
          at(REDIRECTS),
          addFormerPages(readFileSync(at(REDIRECTS), 'utf8'), next.name, formerPages),
        ),
    },
    {
      says: `${TEST_DATA.join(' and ')}: the new addresses`,
      run: () => {
        for (const file of TEST_DATA) {
          writeFileSync(at(file), moveJsonAddresses(readFileSync(at(file), 'utf8'), succession));
        }
      },
    },
    {
      says: `${sidebar} and versions.json: the format of the repository`,
      run: async () => {
        for (const file of [sidebar, 'versions.json']) {
          await writeFormatted(at(file), readFileSync(at(file), 'utf8'));
        }
      },
    },
  ];
  return { steps, leftToDo: leftToDo(succession, root) };
}

function leftToDo({ next, former }: Succession, root: string): string[] {
  const places = placesToReword(next, root);
  return [
    ...(isPrerelease(next)
      ? [`The pages describe ${next.pester}: update them to the final release before you publish.`]
      : []),
    ...(places.length > 0
      ? [`Reword what still calls ${next.name} a preview, perhaps at: ${places.join(', ')}.`]
      : []),
    `README.md still names the labels, folders and addresses of before: its table of versions, and what it says of ${next.name} and ${former.name}.`,
    'The home page shows code and output of the latest version: run "npm run examples -- --page home --update".',
    `${former.name} stays "maintained" (config/versions.ts) until you say otherwise: set it to false when its support ends.`,
    'Run "npm test"; then review and commit: nothing is committed for you.',
    'With hosted search, run "npm run search:push" after the site is published: its records name versions.',
  ];
}

/**
 * Carries out a plan on a clean tree; when a step fails, the tree is as it was.
 * @throws {Error} naming the step that failed, and why
 */
export async function carryOut(
  { steps }: ReleasePlan,
  { root, report }: { readonly root: string; readonly report: (line: string) => void },
): Promise<void> {
  for (const { says, run } of steps) {
    report(says);
    try {
      await run();
    } catch (error) {
      backToLastCommit(root, CREATED_IN);
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The release failed, and everything is as it was. Failed: ${says}\n${reason}`,
      );
    }
  }
}
