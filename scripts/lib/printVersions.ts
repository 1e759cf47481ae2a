/** Prints the versions and the paths of their pages as JSON, for programs that cannot load the modules. */
import { LATEST, VERSIONS } from '../../config/versions';
import { pathsOfVersion } from './addresses';

const versions = VERSIONS.map((version) => ({
  ...version,
  paths: [...pathsOfVersion(version.name)],
}));
console.log(JSON.stringify({ latest: LATEST, versions }));
