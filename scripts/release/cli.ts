/** `npm run release -- v6 [--dry-run] [--allow-prerelease]`: makes the preview the latest version. */
import { parseArgs } from 'node:util';
import { documentedVersion } from '../../config/versions';
import { runTool } from '../lib/run';
import { obstaclesTo } from './obstacles';
import { carryOut, planRelease } from './release';

const USAGE =
  'Usage: npm run release -- VERSION [--dry-run] [--allow-prerelease], for example: npm run release -- v6 --dry-run';

function readArguments(): { version: string; dryRun: boolean; allowPrerelease: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'allow-prerelease': { type: 'boolean', default: false },
    },
  });
  const [version, ...others] = positionals;
  if (version === undefined || others.length > 0) throw new Error('Name one version.');
  return {
    version,
    dryRun: values['dry-run'],
    allowPrerelease: values['allow-prerelease'],
  };
}

async function runProgram(program: string, args: readonly string[]): Promise<void> {
  const code = await runTool(program, args);
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} ended with code ${code}.`);
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(`\n${title}`);
  for (const line of lines) console.log(`- ${line}`);
}

async function release(): Promise<void> {
  const { version: name, dryRun, allowPrerelease } = readArguments();
  const root = process.cwd();
  // A release concerns all versions, whatever a maintainer otherwise builds for speed.
  delete process.env.DOCS_VERSIONS;
  const version = documentedVersion(name);
  const obstacles = obstaclesTo(version, { allowPrerelease, root });
  if (obstacles.length > 0 && (!dryRun || version.status !== 'preview')) {
    throw new Error(
      `${name} cannot be released yet:\n${obstacles.map((line) => `- ${line}`).join('\n')}`,
    );
  }
  const plan = planRelease(version, { root, runProgram });
  if (dryRun) {
    console.log(
      `The release of ${name} (Pester ${version.pester}) would do this; nothing is changed now.`,
    );
    list(
      'Steps',
      plan.steps.map(({ says }) => says),
    );
    list('It would not start, because', obstacles);
  } else {
    // Ctrl+C ends the program that a step runs, so the step fails and is undone; it must not end this one before.
    process.on('SIGINT', () => undefined);
    await carryOut(plan, { root, report: console.log });
    console.log(`\n${name} is the latest version.`);
  }
  list('Left to you', plan.leftToDo);
}

try {
  await release();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const isUsage = /^(?:Unknown option|Name one version|Unexpected argument)/.test(message);
  console.error(isUsage ? `${message}\n${USAGE}` : message);
  process.exitCode = isUsage ? 2 : 1;
}
