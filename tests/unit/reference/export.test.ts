import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS } from '../../../config/versions';
import { findTools } from '../../../scripts/examples/run/environment';
import { PROJECT_ROOT } from '../../../lib/pages';
import { REFERENCE_FOLDER } from '../../../plugins/reference/facts';
import { temporaryFolder } from '../../temporaryFolder';

const tools = findTools();
const checkedIn = (file: string): string =>
  readFileSync(path.join(PROJECT_ROOT, REFERENCE_FOLDER, file), 'utf8');

/** The release of PowerShell that read the facts is noted in them, and may be another one here. */
const withoutPowerShell = (json: string): string => json.replace(/^ {2}"powershell": .*\n/m, '');

describe('Export-PesterReference.ps1', () => {
  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder({ 'since.json': checkedIn('since.json') });
  });

  function exportReference(
    version: string,
    manifest: string,
  ): { status: number | null; stderr: string } {
    return spawnSync(
      tools.pwsh ?? 'pwsh',
      [
        '-NoProfile',
        '-File',
        path.join(PROJECT_ROOT, 'scripts/Export-PesterReference.ps1'),
        ...['-Version', version, '-ModulePath', manifest, '-OutputFolder', folder],
      ],
      { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    );
  }

  for (const { name, pester } of VERSIONS) {
    const manifest = tools.pesters.get(name)?.manifest;
    const why =
      tools.pwsh === undefined || manifest === undefined ? ' (needs pwsh and this release)' : '';

    it.skipIf(why)(`writes ${name}.json from Pester ${pester} as it is checked in${why}`, () => {
      const { status, stderr } = exportReference(pester, manifest ?? '');
      expect(stderr).toBe('');
      expect(status).toBe(0);
      expect(withoutPowerShell(readFileSync(path.join(folder, `${name}.json`), 'utf8'))).toBe(
        withoutPowerShell(checkedIn(`${name}.json`)),
      );
      expect(readFileSync(path.join(folder, 'since.json'), 'utf8')).toBe(checkedIn('since.json'));
    });
  }

  const [newest] = VERSIONS;
  const manifest = tools.pesters.get(newest.name)?.manifest;
  const why =
    tools.pwsh === undefined || manifest === undefined
      ? ' (needs pwsh and the newest release)'
      : '';

  it.skipIf(why)(
    `adds to since.json what a release brought and what it dropped, without what only a prerelease had${why}`,
    () => {
      const file = path.join(folder, 'since.json');
      const since = JSON.parse(checkedIn('since.json')) as {
        releases: string[];
        command: Record<string, { since: string; last?: string }>;
      };
      delete since.command['Should-Be'];
      since.command['Get-Backup'] = { since: '5.1.0' };
      const [before, latest = ''] = since.releases.slice(-2);
      since.command['Get-Draft'] = { since: latest };
      writeFileSync(file, JSON.stringify(since));
      expect(exportReference(newest.pester, manifest ?? '').status).toBe(0);
      const { command } = JSON.parse(readFileSync(file, 'utf8')) as typeof since;
      expect(command['Should-Be']).toEqual({ since: latest });
      expect(command['Get-Backup']).toEqual({ since: '5.1.0', last: before });
      expect(command).not.toHaveProperty('Get-Draft');
      expect(Object.keys(command)).toEqual(Object.keys(command).sort());
    },
  );

  it.skipIf(why)(`says which releases there are when the wanted one is not there${why}`, () => {
    const { status, stderr } = exportReference('9.9.9', manifest ?? '');
    expect(status).not.toBe(0);
    expect(stderr.replace(/\s*\n[\s|]*/g, ' ')).toContain(`Found there: ${newest.pester}.`);
  });
});
