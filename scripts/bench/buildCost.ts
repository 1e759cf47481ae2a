/** What a build costs: time, memory and output, cold and warm. */
import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { outputSize } from './measure';
import { multiplyProject } from './multipliedProject';

/** One build. */
export interface BuildCost {
  readonly seconds: number;
  /** Most memory that all of its processes held at once, in bytes; `null` where `ps` cannot be asked (Windows). */
  readonly peakMemory: number | null;
}

/** Builds of the project with its pages repeated. */
export interface GrowthCost {
  /** How often each page is there. */
  readonly factor: number;
  /** Pages of all versions. */
  readonly pages: number;
  /** Without a cache. */
  readonly cold: BuildCost;
  /** Again, with the cache of the first and nothing changed. */
  readonly warm: BuildCost;
  readonly output: { readonly files: number; readonly bytes: number };
}

const SAMPLE_MS = 250;
const KIB = 1024;

/**
 * Memory of a process and all that it started, in bytes.
 * @param table lines of `ps -A -o pid=,ppid=,rss=`, memory in KiB
 */
export function memoryOfTree(table: string, root: number): number {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([root]);
  // Children can stand before their parents.
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const [pid = 0, parent = 0] of rows) if (tree.has(parent)) tree.add(pid);
  }
  const kib = rows.reduce((sum, [pid = 0, , rss = 0]) => (tree.has(pid) ? sum + rss : sum), 0);
  return kib * KIB;
}

function sampleMemory(pid: number): number | null {
  try {
    return memoryOfTree(
      execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }),
      pid,
    );
  } catch {
    return null;
  }
}

/**
 * Builds the project in `root` once.
 * @throws {Error} with the end of what the build printed, when it fails
 */
async function measureOneBuild(root: string): Promise<BuildCost> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build/cli.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  let peakMemory: number | null = null;
  const timer = setInterval(() => {
    const now = child.pid === undefined ? null : sampleMemory(child.pid);
    if (now !== null) peakMemory = Math.max(peakMemory ?? 0, now);
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => {
    clearInterval(timer);
  });
  if (code !== 0)
    throw new Error(`The build of a copy of the project failed:\n${printed.slice(-2000)}`);
  return { seconds: (performance.now() - started) / 1000, peakMemory };
}

/** Builds a copy of the project twice: without a cache, and again. */
export async function measureBuilds(factor: number): Promise<GrowthCost> {
  const { root, pages, remove } = multiplyProject(factor);
  try {
    const cold = await measureOneBuild(root);
    const build = path.join(root, 'build');
    const output = outputSize(build);
    rmSync(build, { recursive: true });
    const warm = await measureOneBuild(root);
    return { factor, pages, cold, warm, output };
  } finally {
    remove();
  }
}
