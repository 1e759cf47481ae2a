/** The content of this build's versions, checked before Docusaurus reads it. */
import { versionsToBuild } from '../../config/docs';
import { VERSIONS } from '../../config/versions';
import released from '../../versions.json';
import { contentProblems } from './prerequisites';

/**
 * What is missing of the versions to build.
 * @throws {Error} when `DOCS_VERSIONS` names an unknown version
 */
export function missingContent(root: string): string[] {
  return contentProblems(root, released, { described: VERSIONS, built: versionsToBuild() });
}
