/** Colors for Pester's own words in PowerShell, and grammars for syntax diagrams and for the output of a run. */
import type * as PrismNamespace from 'prismjs';
import {
  PARAMETER_NAME,
  PESTER_OUTPUT_GRAMMAR,
  PESTER_WORDS,
  SYNTAX_GRAMMAR,
} from '@site/config/pesterGrammar';

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
