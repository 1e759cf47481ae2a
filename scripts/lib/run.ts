/** Runs the programs that other scripts are made of. */
import { spawn, type SpawnOptions } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a program of an installed package with the terminal attached, from the project's folder. (`npx` would do the
 * same half a second later.)
 * @returns its exit code; 1 when a signal ended it
 */
export async function runTool(program: string, args: readonly string[]): Promise<number> {
  return run(path.join('node_modules', '.bin', program), args, {
    // What npm puts there for Windows only a shell can start.
    shell: process.platform === 'win32',
  });
}

/**
 * Runs a module in a Node of its own, with the terminal attached, from the project's folder.
 * @param flags of Node and V8
 * @returns its exit code; 1 when a signal ended it
 */
export async function runModule(
  file: string,
  args: readonly string[],
  flags: readonly string[],
): Promise<number> {
  return run(process.execPath, [...flags, file, ...args], {});
}

function run(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'shell'>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    // Versions are pinned, so no tool needs to ask the registry for newer ones, in a process beside its own.
    const env = { ...process.env, NO_UPDATE_NOTIFIER: '1' };
    const child = spawn(command, args, { ...options, env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}
