/** Writes the number of a new release into `config/versions.ts`, the one place where it stands. */

/**
 * The text of `config/versions.ts` with another documented release.
 * @param stable newest stable release of the major version, if the pages describe a prerelease beside it
 * @throws {Error} when the text does not hold the documented release once
 */
export function withRelease(
  source: string,
  documented: string,
  wanted: string,
  stable?: string,
): string {
  const line = `    pester: '${documented}',\n`;
  const parts = source.split(line);
  if (parts.length !== 2) {
    throw new Error(
      `config/versions.ts holds "${line.trim()}" ${parts.length - 1} times; it must be there once.`,
    );
  }
  const [before = '', after = ''] = parts;
  const rest = after.replace(/^ {4}stable: '[^']*',\n/, '');
  const stableLine = stable === undefined ? '' : `    stable: '${stable}',\n`;
  return `${before}    pester: '${wanted}',\n${stableLine}${rest}`;
}
