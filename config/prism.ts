/**
 * Syntax highlighting. Tokens carry classes only: `src/css/code.css` colors them by custom properties of the color mode,
 * so the server-rendered page is already right in dark mode, before any script has run. An empty theme also keeps a
 * `style` attribute off every line, which is a tenth of a long page.
 */
import type { ThemeConfig } from '@docusaurus/preset-classic';
import { ADDED, REMOVED } from './fileChanges';

const theme = { plain: {}, styles: [] };

export const prism = {
  theme,
  darkTheme: theme,
  additionalLanguages: ['powershell', 'bash', 'gherkin', 'json', 'yaml'],
  magicComments: [
    // Docusaurus's own, which ranges such as {1,3} take.
    { className: 'theme-code-block-highlighted-line', line: 'highlight-next-line' },
    ADDED,
    REMOVED,
  ],
} satisfies ThemeConfig['prism'];
