/** Runs the programs that other scripts are made of. */
import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a program of an installed package with the terminal attached, from the project's folder. (`npx` would do the
 * same half a second later.)
 * @returns its exit code; 1 when a signal ended it
 */
export function runTool(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join('node_modules', '.bin', program), args, {
      // Versions are pinned, so no tool needs to ask the registry for newer ones, in a process beside its own.
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
      // What npm puts there for Windows only a shell can start.
      shell: process.platform === 'win32',
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}
