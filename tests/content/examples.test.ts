/** The examples of all pages: checked without PowerShell always, executed where PowerShell and Pester are. */
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../lib/problem';
import { findTools } from '../../scripts/examples/run/environment';
import { executePages } from '../../scripts/examples/run/execute';
import { readSources } from '../../scripts/examples/sources';
import { UNWRITTEN } from '../../plugins/pages/unwritten';
import { loadReferences } from '../../plugins/reference/facts';
import { checkPages } from '../../scripts/examples/static/check';
import { VERSIONS } from '../../config/versions';

describe('the examples of all pages', () => {
  it('are well-formed, and use what their version of Pester has', async () => {
    const { pages, problems } = readSources();
    const faults = await checkPages(pages, loadReferences());
    const unwritten = pages
      .flatMap(({ fences }) => fences)
      .filter(({ language, code }) => language === 'text' && UNWRITTEN.test(code))
      .map(({ file, line }) => ({
        file,
        line,
        message:
          'this text is still to be written; below code that runs, npm run examples -- --update writes it',
      }));
    expect([...problems, ...faults, ...unwritten].map(formatProblem)).toEqual([]);
  });

  const tools = findTools();
  const isMissing = tools.missing.length > 0;

  it.skipIf(isMissing).each(VERSIONS)(
    '$name: do what the page shows',
    async ({ name }) => {
      const { pages } = readSources({ version: name });
      const results = await executePages(pages, tools);
      const failed = results
        .flatMap(({ verdicts }) => verdicts)
        .filter(({ state }) => state !== 'passed');
      expect(failed.map(({ problem }) => problem && formatProblem(problem))).toEqual([]);
    },
    30 * 60_000,
  );
});
