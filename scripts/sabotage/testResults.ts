/** Runs tests of a project, and tells of each by its full name whether it passed. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Fault, Test } from './faults';

export interface Result {
  readonly runner: Test['runner'];
  /** As the runner's own filter sees it; of a command, the command line. */
  readonly name: string;
  readonly passed: boolean;
  readonly message: string;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly errors: unknown }[] }[];
  }[];
}

const REPORT = 'test-results/sabotage.json';

/** Runs a program in `root` with its output kept. */
export function run(
  root: string,
  program: 'npm' | 'npx',
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): { readonly passed: boolean; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...env },
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  return { passed: status === 0, output: stripVTControlCharacters(stdout + stderr) };
}

/** The report that a runner of tests writes, and what it printed. */
function report(root: string, args: readonly string[]): { json: unknown; output: string } {
  const file = path.join(root, REPORT);
  rmSync(file, { force: true });
  const { output } = run(root, 'npx', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT });
  try {
    return { json: JSON.parse(readFileSync(file, 'utf8')), output };
  } catch {
    throw new Error(`npx ${args.join(' ')} wrote no report. It said:\n${output.slice(-2000)}`);
  }
}

function vitest(
  root: string,
  runner: 'unit' | 'content' | 'build',
  filter: readonly string[],
): Result[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const { json, output } = report(root, [
    'vitest',
    'run',
    '--project',
    runner,
    ...reporters,
    ...filter,
  ]);
  const { testResults } = json as VitestReport;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status, failureMessages }) => ({
      runner,
      name: fullName,
      passed: status === 'passed',
      // The difference between two lists is printed, but not in the report.
      message: `${failureMessages?.join('\n') ?? ''}\n${output}`,
    }));
}

function playwright(root: string, filter: readonly string[]): Result[] {
  const resultsOf = (suite: PlaywrightSuite, above: string): Result[] => {
    const name = `${above} ${suite.title}`.trim();
    return [
      ...suite.specs.map(({ title, ok, tests }): Result => ({
        runner: 'e2e',
        name: `${name} ${title}`,
        passed: ok,
        message: JSON.stringify(tests.map(({ results }) => results.map(({ errors }) => errors))),
      })),
      ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, name)),
    ];
  };
  const { json } = report(root, ['playwright', 'test', '--reporter=json', ...filter]);
  const { suites } = json as {
    readonly suites: readonly PlaywrightSuite[];
  };
  return suites.flatMap((suite) => resultsOf(suite, ''));
}

/**
 * Runs the tests that are to see these faults, each runner once.
 * @param wide runs all tests of these runners
 */
export function runTests(root: string, faults: readonly Fault[], wide: boolean): Result[] {
  const tests = faults.flatMap(({ test }) => test ?? []);
  return [...new Set(tests.map(({ runner }) => runner))].flatMap((runner) => {
    const names = new Set(tests.filter((test) => test.runner === runner).map(({ name }) => name));
    if (runner === 'command')
      return [...names].map((name): Result => {
        const { passed, output } = run(root, 'npx', name.split(' '));
        return { runner, name, passed, message: output };
      });
    const pattern = [...names].map((name) => `(?:${name})`).join('|');
    if (runner === 'e2e') return playwright(root, wide ? [] : ['--grep', pattern]);
    return vitest(root, runner, wide ? [] : ['-t', pattern]);
  });
}

/** The results of one test. */
export const resultsOf = ({ runner, name }: Test, results: readonly Result[]): readonly Result[] =>
  results.filter(
    (result) =>
      result.runner === runner &&
      (runner === 'command' ? result.name === name : RegExp(name, 'i').test(result.name)),
  );
