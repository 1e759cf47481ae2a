/** Finds what belongs into a `text` fence: prompts and program output among PowerShell code. */

/** A line that is not code. */
interface ForeignLine {
  /** Line within the code, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Prompts, and lines that Pester prints and that no code begins with. */
const FOREIGN = new RegExp(
  [
    String.raw`^\s*(?:PS(?:\s+[^>\n]*)?>|>>\s|C:\\[^>\n]*>|[\w-]+@[\w-]+:[^$\n]*\$\s)`,
    String.raw`^\s*\[[-+!?]\] `,
    String.raw`^Tests (?:completed in|Passed:) `,
    String.raw`^Starting discovery in \d`,
    String.raw`^Discovery found \d`,
    String.raw`^Running tests(?: from .*)?\.?$`,
    String.raw`^Pester v\d`,
    String.raw`^\s*Describing \S`,
    String.raw`^\s*(?:Expected|But was):? .*(?:, but |$)`,
    String.raw`^-{3,}(?:\s+-{2,})*\s*$`,
  ].join('|'),
);

/** Here-strings and block comments may hold anything; their lines are emptied, not removed. */
function withoutQuotedBlocks(code: string): string {
  return code.replaceAll(/@'\n[\s\S]*?\n'@|@"\n[\s\S]*?\n"@|<#[\s\S]*?#>/g, (block) =>
    block.replaceAll(/[^\n]/g, ''),
  );
}

/** The lines of PowerShell code that are a prompt or console output. */
export function foreignLines(code: string): ForeignLine[] {
  return withoutQuotedBlocks(code)
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim(), isForeign: FOREIGN.test(text) }))
    .filter(({ isForeign }) => isForeign);
}
