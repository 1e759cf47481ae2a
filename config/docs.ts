/** How the three documented versions are given to Docusaurus's docs plugin. */
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { hasHistory } from './repository';
import { DOCS_BRANCH, DOCS_REPOSITORY } from './site';
import { LATEST, VERSIONS, documentedVersion, type DocumentedVersion } from './versions';
import { completePages } from '../plugins/pages/index';
import { importComponents } from '../plugins/remark/importComponents';
import { inlineDiagrams } from '../plugins/remark/inlineDiagrams';
import { longInlineCode } from '../plugins/remark/longInlineCode';
import { namedReleases } from '../plugins/remark/namedReleases';
import { optionAnchors } from '../plugins/remark/optionAnchors';
import { pageActions } from '../plugins/remark/pageActions';
import { wideTables } from '../plugins/remark/wideTables';
import { chapterOnSite } from '../plugins/tutorial/onSite';

/**
 * The versions to build: all, or those that `DOCS_VERSIONS` names, comma-separated (`DOCS_VERSIONS=v6,v5` makes
 * `npm start` faster).
 * @throws {Error} when a name is unknown; the message lists what is allowed
 */
export function versionsToBuild(): readonly DocumentedVersion[] {
  const wanted = (process.env.DOCS_VERSIONS ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const allowed: readonly string[] = VERSIONS.map(({ name }) => name);
  const unknown = wanted.find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `DOCS_VERSIONS names "${unknown}", which is no documented version. Allowed are: ${allowed.join(', ')}.`,
    );
  }
  return wanted.length === 0 ? VERSIONS : VERSIONS.filter(({ name }) => wanted.includes(name));
}

/** The version that unversioned addresses show: the latest one, or the first that is built. */
export function lastVersion(): DocumentedVersion {
  const built = versionsToBuild();
  return built.find(({ name }) => name === LATEST) ?? built[0] ?? documentedVersion(LATEST);
}

function versionOptions(version: DocumentedVersion): NonNullable<DocsOptions['versions']>[string] {
  return {
    label: version.label,
    // Docusaurus serves the last version at the root; a path of '' says the same for every subset of versions.
    path: version.routeBase.replace(/^docs\/?/, ''),
    // The row below a page's lead says both (src/components/PageRow); Docusaurus puts them above the title.
    banner: 'none',
    badge: false,
    noIndex: version.status === 'old',
  };
}

/** Options of the docs plugin. */
export function docsOptions(): DocsOptions {
  const built = versionsToBuild();
  return {
    sidebarPath: './sidebars.ts',
    lastVersion: lastVersion().docusaurusName,
    onlyIncludeVersions: built.map(({ docusaurusName }) => docusaurusName),
    versions: Object.fromEntries(
      built.map((version) => [version.docusaurusName, versionOptions(version)]),
    ),
    editUrl: ({ versionDocsDirPath, docPath }) =>
      `${DOCS_REPOSITORY}/edit/${DOCS_BRANCH}/${versionDocsDirPath}/${docPath}`,
    showLastUpdateTime: hasHistory(),
    beforeDefaultRemarkPlugins: [
      completePages,
      inlineDiagrams,
      longInlineCode,
      optionAnchors,
      wideTables,
      namedReleases,
      chapterOnSite,
      pageActions,
      importComponents,
    ],
  };
}
