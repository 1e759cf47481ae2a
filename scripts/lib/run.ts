/** Runs the programs that other scripts are made of. */
import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a program of an installed package with the terminal attached, from the project's folder. (`npx` would do the
 * same half a second later.)
 * @returns its exit code; 1 when a signal ended it
 */
export async function runTool(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join('node_modules', '.bin', program), args, {
      stdio: 'inherit',
      // What npm puts there for Windows only a shell can start.
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}
