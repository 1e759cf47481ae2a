/** Runs the programs that other scripts are made of. */
import { spawn } from 'node:child_process';
import path from 'node:path';

/** A program that has ended. */
export interface Ended {
  /** 1 when a signal ended it. */
  readonly code: number;
  /** All that it printed; empty where that went to the terminal. */
  readonly output: string;
}

function start(program: string, args: readonly string[], isShown: boolean): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // Not by npx, which would do the same half a second later.
    const child = spawn(path.join('node_modules', '.bin', program), args, {
      // Versions are pinned, so no tool needs to ask the registry for newer ones, in a process beside its own.
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
      // What npm puts there for Windows only a shell can start.
      shell: process.platform === 'win32',
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a program of an installed package with the terminal attached, from the project's folder.
 * @returns its exit code
 */
export async function runTool(program: string, args: readonly string[]): Promise<number> {
  return (await start(program, args, true)).code;
}

/** The same, keeping what it prints, for programs that run beside each other. */
export function runQuietly(program: string, args: readonly string[]): Promise<Ended> {
  return start(program, args, false);
}
