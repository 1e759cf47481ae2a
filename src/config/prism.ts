/**
 * Syntax highlighting. Tokens carry classes only: `src/css/code.css` colors them by custom properties of the color mode,
 * so the server-rendered page is already right in dark mode, before any script has run.
 */
import type { ThemeConfig } from '@docusaurus/preset-classic';

const theme = {
  plain: { color: 'var(--code-text)', backgroundColor: 'var(--code-surface)' },
  styles: [],
};

export const prism = {
  theme,
  darkTheme: theme,
  additionalLanguages: ['powershell', 'bash', 'csharp', 'diff', 'gherkin', 'json', 'yaml'],
} satisfies ThemeConfig['prism'];
