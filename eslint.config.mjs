/** Lint rules of the site's own code. */
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build',
      '.docusaurus',
      'node_modules',
      'test-results',
      '.cache',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs', 'static/*.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Numbers and version names in messages are fine as they are.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `interface` and `type` both have their place: unions cannot be interfaces.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-duplicate-imports': 'error',
    },
  },
  {
    files: ['{plugins,src}/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['{plugins,src}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Playwright's fixtures take an object pattern, even an empty one, and no React hooks.
    files: ['tests/e2e/**'],
    rules: { 'no-empty-pattern': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['static/offline-*.js'],
    languageOptions: { globals: { caches: false, importScripts: false, self: false } },
  },
  { files: ['**/*.mjs', 'static/**/*.js'], ...tseslint.configs.disableTypeChecked },
);
