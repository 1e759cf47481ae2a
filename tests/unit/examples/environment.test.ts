import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findTools } from '../../../scripts/examples/run/environment';
import { documentedVersion, VERSIONS } from '../../../config/versions';
import { temporaryFolder, writeFiles } from '../../temporaryFolder';

const { pwsh } = findTools();

describe('finding Pester', () => {
  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder();
  });

  function install(place: string, version: string, label = ''): void {
    writeFiles(folder, {
      [`${place}/Pester.psd1`]: `@{ ModuleVersion = '${version}'; PrivateData = @{ PSData = @{ Prerelease = '${label}' } } }`,
    });
  }

  it.skipIf(!pwsh)('takes the documented release', () => {
    const documented = documentedVersion('v5').pester;
    install('own/9.0.0-rc5/Pester', '9.0.0', 'rc5');
    install(`gallery/Pester/${documented}`, documented);
    install('gallery/Pester/5.100.0', '5.100.0');
    install('gallery/Pester/5.99.1', '5.99.1');
    install('plain/Pester', '0.0.1');
    const environment = {
      PATH: process.env.PATH,
      PWSH: pwsh,
      PESTER_MODULES: path.join(folder, 'own'),
      PSModulePath: ['gallery', 'plain', 'missing']
        .map((name) => path.join(folder, name))
        .join(path.delimiter),
      HOME: folder,
    };
    const { installed, pesters } = findTools(environment);
    const releases = ['9.0.0-rc5', '5.100.0', '5.99.1', documented, '0.0.1'];
    expect(installed.map(({ release }) => release)).toEqual(releases);
    expect(pesters.get('v5')?.release).toBe(documented);
  });

  it('says in one sentence each what is missing, and the command that installs it', () => {
    const missing = (environment: NodeJS.ProcessEnv): readonly string[] =>
      findTools({ HOME: folder, ...environment }).missing;
    const [shell, ...modules] = missing({ PWSH: path.join(folder, 'no-pwsh') });
    expect(shell).toContain(`"${path.join(folder, 'no-pwsh')}", which does not start`);
    expect(modules).toEqual(
      VERSIONS.map(({ pester }) => {
        const release = pester.includes('-') ? `${pester} -AllowPrerelease` : pester;
        return expect.stringContaining(`-RequiredVersion ${release} -Force -Scope `) as string;
      }),
    );
    expect(missing({ PATH: folder })[0]).toContain('not in PATH; install it (https://aka.ms/');
  });
});
