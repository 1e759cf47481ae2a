/** What speaks against a release; each as one sentence with the way out. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { VERSIONS, type DocumentedVersion } from '../../config/versions';
import { releases } from '../../data/releases';
import { loadReference } from '../../plugins/reference/facts';
import { uncommittedFiles } from './git';

/** `true` for a release that the PowerShell Gallery shows only with `-AllowPrerelease`. */
export function isPrerelease({ pester }: DocumentedVersion): boolean {
  return pester.includes('-');
}

const FIRST_FILES = 5;

function treeProblems(root: string): string[] {
  const files = uncommittedFiles(root);
  if (files === undefined) {
    return ['This is no git repository; a release that fails could not be undone.'];
  }
  if (files.length === 0) return [];
  const shown = files.slice(0, FIRST_FILES).join(', ');
  const more = files.length > FIRST_FILES ? ` and ${files.length - FIRST_FILES} more` : '';
  return [`The working tree has changes; commit or stash them first: ${shown}${more}.`];
}

function missingContent(version: DocumentedVersion, root: string): string[] {
  return [version.folder, version.sidebarFile]
    .filter((name) => !existsSync(path.join(root, name)))
    .map((name) => `${name} is missing: ${version.name} has nothing to be released from.`);
}

function leftovers(version: DocumentedVersion, root: string): string[] {
  return [
    `versioned_docs/version-${version.name}`,
    `versioned_sidebars/version-${version.name}-sidebars.json`,
  ]
    .filter((name) => existsSync(path.join(root, name)))
    .map((name) => `${name} exists already, from a release that was not finished; remove it.`);
}

function factProblems(
  version: DocumentedVersion,
  allowPrerelease: boolean,
  root: string,
): string[] {
  const { name, pester } = version;
  const facts = loadReference(root, name);
  return [
    ...(isPrerelease(version) && !allowPrerelease
      ? [
          `The pages of ${name} describe ${pester}, a prerelease. Update them to the final release first (CONTRIBUTING.md, "For a new release of Pester"), or add --allow-prerelease.`,
        ]
      : []),
    ...(facts.pester === pester
      ? []
      : [
          `data/reference/${name}.json holds facts of ${facts.pester}, and config/versions.ts says ${pester}; make them one release.`,
        ]),
    ...(releases.some(({ release }) => release === pester)
      ? []
      : [`data/releases.ts has no entry for ${pester}; write the news of this release.`]),
  ];
}

/**
 * Everything that speaks against releasing `version`, in the order in which it is to be put right.
 * @param root project root
 */
export function obstaclesTo(
  version: DocumentedVersion,
  { allowPrerelease, root }: { readonly allowPrerelease: boolean; readonly root: string },
): string[] {
  if (version.status !== 'preview') {
    const [newest] = VERSIONS;
    const next =
      newest.status === 'preview'
        ? `Only ${newest.name} can be released.`
        : 'There is no preview to release.';
    return [`${version.name} is released already: versions.json names it. ${next}`];
  }
  return [
    ...treeProblems(root),
    ...missingContent(version, root),
    ...leftovers(version, root),
    ...factProblems(version, allowPrerelease, root),
  ];
}
