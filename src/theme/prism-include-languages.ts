// Wrapped (it is listed as "forbidden", but wrapping works) to color Pester's own words in PowerShell, and to give
// syntax diagrams and the output of a run grammars of their own.
import prismIncludeLanguages from '@theme-original/prism-include-languages';
import type IncludeLanguages from '@theme/prism-include-languages';
import type * as PrismNamespace from 'prismjs';
import {
  PARAMETER_NAME,
  PESTER_OUTPUT_GRAMMAR,
  PESTER_WORDS,
  SYNTAX_GRAMMAR,
} from '@site/config/pesterGrammar';

// The alias of the original has no type of its own.
const includeLanguages = prismIncludeLanguages as typeof IncludeLanguages;

export default function prismIncludeLanguagesWrapper(Prism: typeof PrismNamespace): void {
  includeLanguages(Prism);
  // Prism tries tokens in this order: a word inside a comment or a string is none of Pester's.
  const { comment, string, ...others } = Prism.languages.powershell ?? {};
  Object.assign(Prism.languages, {
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
