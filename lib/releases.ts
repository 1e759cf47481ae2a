/** Compares releases by their names in the PowerShell Gallery. */
import { isPrerelease } from '../config/versions';

/** `true` for releases of the same major version. */
export const isSameMajor = (a: string, b: string): boolean =>
  a.split('.', 1)[0] === b.split('.', 1)[0];

/** Orders releases by age: `6.0.0-rc5` before `6.0.0`, `5.9.0` before `5.10.0`. */
export function compareReleases(a: string, b: string): number {
  // A release without a label comes after its prereleases, whose labels begin with letters before these.
  const key = (release: string): string => (isPrerelease(release) ? release : `${release}-zz`);
  return key(a).localeCompare(key(b), 'en', { numeric: true });
}
