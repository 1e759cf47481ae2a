/** Finds PowerShell and the documented releases of Pester on this machine. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installCommand, VERSIONS, type VersionName } from '../../../config/versions';
import { compareReleases } from '../../../lib/releases';

/** An installed release of Pester. */
export interface InstalledPester {
  /** As the PowerShell Gallery names it, with the label of a prerelease: `6.0.0-rc5`. */
  readonly release: string;
  /** Absolute path of its `Pester.psd1`. */
  readonly manifest: string;
}

/** What the examples are run with. */
export interface Tools {
  /** Path or name of PowerShell 7; undefined when there is none. */
  readonly pwsh?: string;
  /** All releases in `PESTER_MODULES` and in `PSModulePath`, newest first. */
  readonly installed: readonly InstalledPester[];
  readonly pesters: ReadonlyMap<VersionName, InstalledPester>;
  /** One sentence for each thing that is not there, with the command that installs it. */
  readonly missing: readonly string[];
}

/** Prints the installed releases, each as a line of JSON. */
const LIST_PESTERS = path.join(import.meta.dirname, 'pesters.ps1');

/** The command that installs a release without administrator rights, beside releases that others have signed. */
export function userInstallCommand(release: string): string {
  return `${installCommand(release)} -Scope CurrentUser -SkipPublisherCheck`;
}

/** Looks for PowerShell (`PWSH`, else `pwsh` in PATH) and for each documented release of Pester. */
export function findTools(environment: Readonly<NodeJS.ProcessEnv> = process.env): Tools {
  const candidate = environment.PWSH ?? 'pwsh';
  const { status, stdout } = spawnSync(candidate, ['-NoProfile', '-File', LIST_PESTERS], {
    env: environment,
    encoding: 'utf8',
  });
  const pwsh = status === 0 ? candidate : undefined;
  const lines = pwsh ? stdout.split('\n').filter((line) => line.startsWith('{')) : [];
  const installed = lines
    .map((line) => JSON.parse(line) as InstalledPester)
    .sort((a, b) => compareReleases(b.release, a.release));
  const pesters = new Map<VersionName, InstalledPester>();
  const missing: string[] = pwsh
    ? []
    : [
        environment.PWSH
          ? `PWSH is "${environment.PWSH}", which does not start; let it name PowerShell 7 (https://aka.ms/install-powershell).`
          : 'PowerShell 7 (pwsh) is not in PATH; install it (https://aka.ms/install-powershell), or let PWSH name it.',
      ];
  for (const { name, pester } of VERSIONS) {
    const found = installed.find(({ release }) => release === pester);
    if (found) pesters.set(name, found);
    else
      missing.push(
        `Pester ${pester} is neither in PSModulePath nor in PESTER_MODULES; install it: ${userInstallCommand(pester)}`,
      );
  }
  return { pwsh, installed, pesters, missing };
}
