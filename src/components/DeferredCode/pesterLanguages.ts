/** Colors for Pester's own words in PowerShell, and grammars for syntax diagrams and for the output of a run. */
import type * as PrismNamespace from 'prismjs';

/**
 * Words of Pester that read as keywords: blocks, setup and teardown, mocks and assertions. They count only where a
 * command may stand: at the start of a line, or behind `|`, `{`, `(` or `;`.
 */
const PESTER_WORDS = {
  pattern:
    /(^|[|{(;]|&)(?:[ \t]*)(?:Describe|Context|It|BeforeDiscovery|(?:Before|After)(?:All|Each)(?:Feature|Scenario)?|InModuleScope|Mock|Should(?:-[A-Za-z]+)?|Assert-(?:MockCalled|VerifiableMocks?)|Invoke-(?:Pester|Gherkin)|New-Pester\w+|Set-ItResult|GherkinStep|Given|When|Then|And|But)(?=[\s{]|$)/m,
  lookbehind: true,
  alias: 'keyword',
};

/**
 * Name of a parameter. It has the color of plain text, also where it is spelled like a keyword (`-ForEach`); what
 * PowerShell reads as an operator stays one.
 */
export const PARAMETER_NAME = {
  pattern:
    /(^|[\s([{,;|])-(?!(?:b?(?:and|x?or|not)|as|f|[ci]?(?:eq|ge|gt|le|lt|ne|replace|split|(?:not)?(?:contains|in|like|match))|is(?:not)?|join|sh[lr])\b)[a-z]\w*:?/im,
  lookbehind: true,
};

/** A syntax diagram: the command, and each parameter with its value as one piece that a line is not broken in. */
export const SYNTAX_GRAMMAR = {
  function: /^[A-Za-z][\w-]*/m,
  'syntax-parameter': /\[{0,2}-[^\s\]]+\]?(?: <[^>]+>)?\]?|\[<CommonParameters>\]/,
};

/**
 * Output of a run as the console colors it: `[+]` passed, `[-]` failed with the message below it, `[!]` skipped, `[?]`
 * inconclusive, and the lines on discovery and files in the color that begins every run. Only spaces and tabs may stand before a mark: `\s*` would swallow the line break and join two lines.
 */
const PESTER_OUTPUT_GRAMMAR = {
  passed: /^[ \t]*\[\+\].*$/m,
  failed: /^[ \t]*\[-\].*(?:\n[ \t]+(?!\[[-+!?]\]|Describing |Context )\S.*)*/m,
  skipped: /^[ \t]*\[[!?]\].*$/m,
  block: /^[ \t]*(?:Describing|Context) .*$|^PS> .*$/m,
  progress: /^(?:Starting discovery in |Discovery found |Running tests(?: from|\.)).*$/m,
  summary: {
    pattern: /^Tests Passed: .*$/m,
    inside: {
      passed: /Passed: [1-9]\d*/,
      failed: /Failed: [1-9]\d*/,
      skipped: /(?:Skipped|Inconclusive): [1-9]\d*/,
    },
  },
};

/** Adds them to Prism, which must know PowerShell already. */
export function addPesterLanguages({ languages }: typeof PrismNamespace): void {
  // Prism tries tokens in this order: a word inside a comment or a string is none of Pester's.
  const { comment, string, ...others } = languages.powershell ?? {};
  Object.assign(languages, {
    powershell: {
      comment,
      string,
      pester: PESTER_WORDS,
      'parameter-name': PARAMETER_NAME,
      ...others,
    },
    syntax: SYNTAX_GRAMMAR,
    text: PESTER_OUTPUT_GRAMMAR,
  });
}
