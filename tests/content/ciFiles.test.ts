/**
 * The CI files that pages show, held to what the services themselves accept: GitHub's own workflow parser, and GitLab's
 * schema as `gitlab-ci-local` ships it. No package on the registry has a schema of the other services.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { describe, expect, it } from 'vitest';
import { fencesOf } from '../../scripts/examples/fences';
import { parsePage } from '../../lib/mdx';
import { allPages } from '../../lib/pages';
import { temporaryFolder } from '../temporaryFolder';

interface CiFile {
  readonly place: string;
  readonly title: string;
  readonly code: string;
}

const fences = allPages()
  .map((page) => ({ page, source: readFileSync(page.file, 'utf8') }))
  .filter(({ source }) => source.includes('```yaml title='))
  .flatMap(({ page, source }) =>
    fencesOf(page, parsePage(source, page.file))
      .fences.filter(({ language }) => language === 'yaml')
      .map(({ line, code, metadata: { title } }) => ({
        page,
        place: `${page.file}:${line}`,
        title,
        code,
      })),
  );

const files: readonly CiFile[] = fences.flatMap(({ place, title, code }) =>
  title === undefined ? [] : [{ place, title, code }],
);

const workflows = files.filter(({ title }) => title.startsWith('.github/workflows/'));
/** The tutorial's workflow with the job that its exercise adds below the last line. */
const solved = fences.flatMap(({ page, place, title, code }) => {
  if (page.id !== 'tutorial/ci' || title !== undefined) return [];
  const workflow = fences.find((other) => other.page === page && other.title !== undefined);
  return [{ place, code: `${workflow?.code ?? ''}\n${code}` }];
});
const gitlabFiles = files.filter(({ title }) => title === '.gitlab-ci.yml');

/** What GitHub's parser complains about in a workflow. */
function workflowProblems(code: string): string[] {
  const { context } = parseWorkflow(
    { name: 'workflow.yml', content: code },
    new NoOperationTraceWriter(),
  );
  return context.errors.getErrors().map(({ message }) => message);
}

describe('GitHub workflows', () => {
  it('are shown on pages', () => {
    expect(workflows).not.toEqual([]);
  });

  it.each(workflows)('$place is valid', ({ code }) => {
    expect(workflowProblems(code)).toEqual([]);
  });

  it('get a job from the exercise of the tutorial', () => {
    expect(solved).not.toEqual([]);
  });

  it.each(solved)('$place is valid below the workflow of its page', ({ code }) => {
    expect(workflowProblems(code)).toEqual([]);
  });
});

describe('GitLab pipelines', () => {
  const program = createRequire(import.meta.url).resolve('gitlab-ci-local');

  /** Lists the jobs of a pipeline, which holds it to the schema first. */
  function listJobs(code: string): string {
    const folder = temporaryFolder({ '.gitlab-ci.yml': code });
    execFileSync('git', ['init', '--quiet', folder]);
    return execFileSync(process.execPath, [program, '--list'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  }

  it('are shown on pages', () => {
    expect(gitlabFiles).not.toEqual([]);
  });

  it.each(gitlabFiles)('$place is valid', ({ code }) => {
    expect(listJobs(code)).toContain('pester');
  });
});
