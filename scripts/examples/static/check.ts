/** Checks examples without PowerShell: their syntax, and the Pester commands and parameters that they use. */
import { documentedVersion, type VersionName } from '../../../config/versions';
import { describeFence, type Fence, type PageFences } from '../fences';
import type { Problem } from '../../../lib/problem';
import { definitionsIn, unknownUses, type References } from './commands';
import { parsePowerShell, type ParsedCode } from './grammar';
import { configurationVariables, unknownOptions } from './options';
import { foreignLines } from './output';

function isChecked({ language, metadata }: Fence): boolean {
  return language === 'powershell' && !metadata.invalid;
}

function problemAt(fence: Fence, lineInCode: number, message: string): Problem {
  return {
    file: fence.file,
    line: fence.line + lineInCode,
    message: `${describeFence(fence)}: ${message}`,
  };
}

/** Output among code breaks the syntax too, and says more than a syntax error does. */
function syntaxProblems(fence: Fence, { faultLine }: ParsedCode): Problem[] {
  const foreign = foreignLines(fence.code);
  if (foreign.length > 0) {
    return foreign.map(({ line, text }) =>
      problemAt(
        fence,
        line,
        `\`${text}\` is a prompt or console output, which belongs into a \`text\` fence after the code`,
      ),
    );
  }
  return faultLine === undefined
    ? []
    : [
        problemAt(
          fence,
          faultLine,
          'this is not PowerShell that the grammar can parse; mark code that is wrong on purpose with `invalid`; if PowerShell accepts it, add an allowance to scripts/examples/static/grammar.ts',
        ),
      ];
}

async function checkPage(
  { fences, documentedNames }: PageFences,
  references: References,
): Promise<Problem[]> {
  const parsed: { fence: Fence; code: ParsedCode }[] = [];
  for (const fence of fences.filter(isChecked)) {
    parsed.push({ fence, code: await parsePowerShell(fence.code) });
  }
  const trees = parsed.map(({ code }) => code.tree);
  const definitions = definitionsIn(trees);
  const configurations = configurationVariables(trees);
  return parsed.flatMap(({ fence, code }) => {
    const problems = syntaxProblems(fence, code);
    if (problems.length > 0 || fence.version === 'v3') {
      return problems;
    }
    const version: VersionName = documentedVersion(fence.version).name;
    // What is wrong on purpose, and proved to be by its message.
    if (fence.metadata.before) return [];
    // A page may show what a wrong option does: then the script runs, and what it prints is compared.
    const showsItsEffect =
      (fence.metadata.run || fence.metadata.fails) &&
      fences.some(({ outputOf }) => outputOf === fence);
    return [
      ...unknownUses(code.tree, version, references, definitions, documentedNames),
      ...(showsItsEffect ? [] : unknownOptions(code.tree, version, references, configurations)),
    ].map(({ line, message }) => problemAt(fence, line, message));
  });
}

/** Checks the fences of many pages; problems are in the order of the pages. */
export async function checkPages(
  pages: readonly PageFences[],
  references: References,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const page of pages) problems.push(...(await checkPage(page, references)));
  return problems;
}
