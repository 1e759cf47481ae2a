/** Makes pages out of text, for the tests of the example checks. */
import { fencesOf, type PageFences } from '../../../scripts/examples/fences';
import { formatProblem } from '../../../lib/problem';
import { loadReferences } from '../../../plugins/reference/facts';
import { checkPages } from '../../../scripts/examples/static/check';
import { parsePage } from '../../../lib/mdx';
import { documentedVersion, type VersionName } from '../../../config/versions';

const references = loadReferences();

/** A page of that version with this text. */
export function samplePage(
  text: string,
  version: VersionName = 'v5',
  id = 'usage/sample',
): PageFences {
  const file = `${documentedVersion(version).folder}/${id}.mdx`;
  return fencesOf({ version, id, file }, parsePage(text, file));
}

/** A page of error messages with this text. */
export function errorPage(text: string, version: VersionName = 'v5'): PageFences {
  return samplePage(text, version, 'errors/sample');
}

/** A fence: its info string and its lines. */
export function fence(info: string, ...lines: string[]): string {
  return ['```' + info, ...lines, '```', ''].join('\n');
}

/** Everything that the check without PowerShell says of such a page; the file's name is left out. */
export async function staticProblems(text: string, version: VersionName = 'v5'): Promise<string[]> {
  const page = samplePage(text, version);
  const problems = await checkPages([page], references);
  return [...page.problems, ...problems].map((problem) =>
    formatProblem(problem).replace(`${problem.file}:`, ''),
  );
}
