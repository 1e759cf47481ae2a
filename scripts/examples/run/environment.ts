/** Finds PowerShell and the documented releases of Pester on this machine. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { VERSIONS, type VersionName } from '../../../config/versions';

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
  readonly pesters: ReadonlyMap<VersionName, InstalledPester>;
  /** One sentence for each thing that is not there, with the command that installs it. */
  readonly missing: readonly string[];
}

/** Where to look; the process's environment unless a test says otherwise. */
export interface Environment extends Readonly<Record<string, string | undefined>> {
  readonly PWSH?: string;
  readonly PESTER_MODULES?: string;
  readonly PSModulePath?: string;
  readonly HOME?: string;
  readonly USERPROFILE?: string;
  readonly ProgramFiles?: string;
}

function findPwsh(environment: Environment): string | undefined {
  const candidate = environment.PWSH ?? 'pwsh';
  const result = spawnSync(candidate, ['-NoProfile', '-Version'], {
    env: { ...environment },
    encoding: 'utf8',
  });
  return result.status === 0 ? candidate : undefined;
}

/** Where PowerShell 7 itself looks for modules of the user and of the machine. */
function defaultModuleFolders(environment: Environment): string[] {
  const home = environment.HOME ?? environment.USERPROFILE ?? '';
  return process.platform === 'win32'
    ? [
        path.join(home, 'Documents', 'PowerShell', 'Modules'),
        path.join(environment.ProgramFiles ?? 'C:\\Program Files', 'PowerShell', 'Modules'),
      ]
    : [path.join(home, '.local/share/powershell/Modules'), '/usr/local/share/powershell/Modules'];
}

function manifestsBelow(folder: string, parts: readonly string[]): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  const [part, ...rest] = parts;
  if (part === undefined) {
    return [folder];
  }
  const names = part === '*' ? readdirSync(folder) : [part];
  return names.flatMap((name) => manifestsBelow(path.join(folder, name), rest));
}

/** Release of a manifest; a manifest is PowerShell data, and these two lines of it are always literal text. */
function releaseOf(manifest: string): string | undefined {
  const text = readFileSync(manifest, 'utf8');
  const version = /^\s*ModuleVersion\s*=\s*["']([\d.]+)["']/im.exec(text)?.[1];
  const label = /^\s*Prerelease\s*=\s*["']([^"']+)["']/im.exec(text)?.[1];
  return version && (label ? `${version}-${label}` : version);
}

/**
 * All releases of Pester in `PESTER_MODULES` (`<release>/Pester/Pester.psd1`) and in `PSModulePath`
 * (`Pester/<version>/Pester.psd1` or `Pester/Pester.psd1`).
 */
export function installedPesters(environment: Environment): InstalledPester[] {
  const own = environment.PESTER_MODULES;
  const folders = [
    ...(environment.PSModulePath ?? '').split(path.delimiter).filter(Boolean),
    ...defaultModuleFolders(environment),
  ];
  const manifests = [
    ...(own ? manifestsBelow(own, ['*', 'Pester', 'Pester.psd1']) : []),
    ...folders.flatMap((folder) => [
      ...manifestsBelow(folder, ['Pester', '*', 'Pester.psd1']),
      ...manifestsBelow(folder, ['Pester', 'Pester.psd1']),
    ]),
  ];
  return manifests.flatMap((manifest) => {
    const release = releaseOf(manifest);
    return release ? [{ release, manifest: realpathSync(manifest) }] : [];
  });
}

/** Orders releases by age: `6.0.0-rc5` before `6.0.0`, `5.9.0` before `5.10.0`. */
export function compareReleases(a: string, b: string): number {
  const [aCore = '', aLabel] = a.split('-');
  const [bCore = '', bLabel] = b.split('-');
  const byCore = aCore.localeCompare(bCore, 'en', { numeric: true });
  if (byCore !== 0 || aLabel === bLabel) {
    return byCore;
  }
  if (aLabel === undefined || bLabel === undefined) {
    return aLabel === undefined ? 1 : -1;
  }
  return aLabel.localeCompare(bLabel, 'en', { numeric: true });
}

/** The command that installs a release for the user. */
export function installCommand(release: string): string {
  const prerelease = release.includes('-') ? ' -AllowPrerelease' : '';
  return `Install-Module Pester -RequiredVersion ${release}${prerelease} -Scope CurrentUser -Force -SkipPublisherCheck`;
}

/**
 * Looks for PowerShell (`PWSH`, else `pwsh` in PATH) and for each documented release of Pester.
 * @param newest take the newest installed release of the same major version instead of the documented one
 */
export function findTools(
  environment: Environment = process.env,
  { newest = false }: { newest?: boolean } = {},
): Tools {
  const pwsh = findPwsh(environment);
  const installed = installedPesters(environment);
  const pesters = new Map<VersionName, InstalledPester>();
  const missing: string[] = pwsh
    ? []
    : [
        environment.PWSH
          ? `PWSH is "${environment.PWSH}", which does not start; let it name PowerShell 7 (https://aka.ms/install-powershell).`
          : 'PowerShell 7 (pwsh) is not in PATH; install it (https://aka.ms/install-powershell), or let PWSH name it.',
      ];
  for (const { name, pester } of VERSIONS) {
    const major = pester.split('.', 1)[0] ?? '';
    const candidates = installed
      .filter(({ release }) => (newest ? release.startsWith(`${major}.`) : release === pester))
      .sort((a, b) => compareReleases(b.release, a.release));
    const [found] = candidates;
    if (found) {
      pesters.set(name, found);
    } else {
      missing.push(
        `Pester ${pester} is neither in PSModulePath nor in PESTER_MODULES; install it: ${installCommand(pester)}`,
      );
    }
  }
  return { pwsh, pesters, missing };
}
