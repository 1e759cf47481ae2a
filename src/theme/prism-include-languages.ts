// Wrapped (it is listed as "forbidden", but wrapping works) to color Pester's own words in PowerShell, and to give
// `text` fences the colors of Pester's console output.
import prismIncludeLanguages from '@theme-original/prism-include-languages';
import type * as PrismNamespace from 'prismjs';
import {
  PESTER_OUTPUT_GRAMMAR,
  PESTER_WORDS,
  SYNTAX_GRAMMAR,
} from '@site/src/config/pesterGrammar';

export default function prismIncludeLanguagesWrapper(Prism: typeof PrismNamespace): void {
  prismIncludeLanguages(Prism);
  const { languages } = Prism;
  languages.insertBefore('powershell', 'function', { pester: PESTER_WORDS });
  languages.syntax = SYNTAX_GRAMMAR;
  languages.text = PESTER_OUTPUT_GRAMMAR;
}
