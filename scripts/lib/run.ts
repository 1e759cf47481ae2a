/** Runs the programs that other scripts are made of. */
import { spawn } from 'node:child_process';

/**
 * Runs `npx --no-install program args…` with the terminal attached.
 * @returns its exit code; 1 when a signal ended it
 */
export async function runTool(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no-install', program, ...args], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}
