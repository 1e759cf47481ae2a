/**
 * What the search knows of language and of this site: edit it when readers look for something by a word that the pages
 * do not use. `tests/unit/search/searchEngine.test.ts` has a test per synonym.
 */

// cspell:ignore colour behaviour creds

/** Another word for something that the pages call by its name. */
interface Synonym {
  /** What readers type, lower case: a word or a few. Any form of it is understood (`stubs`, `stubbing`). */
  readonly says: string;
  /** Words of the pages that it stands for. */
  readonly means: readonly string[];
}

export const SYNONYMS: readonly Synonym[] = [
  { says: 'stub', means: ['mock'] },
  { says: 'spy', means: ['mock', 'Should-Invoke'] },
  { says: 'fake', means: ['mock'] },
  { says: 'double', means: ['mock'] },
  { says: 'assert', means: ['should', 'assertion'] },
  { says: 'expect', means: ['should', 'assertion'] },
  { says: 'matcher', means: ['assertion', 'operator'] },
  { says: 'verify', means: ['should', 'assertion'] },
  { says: 'parametrized', means: ['ForEach', 'data-driven', 'TestCases'] },
  { says: 'parameterized', means: ['ForEach', 'data-driven', 'TestCases'] },
  { says: 'theory', means: ['ForEach', 'data-driven'] },
  { says: 'loop', means: ['ForEach'] },
  { says: 'soft assertion', means: ['ErrorAction', 'Continue'] },
  { says: 'set up', means: ['setup', 'BeforeAll', 'BeforeEach'] },
  { says: 'tear down', means: ['teardown', 'AfterAll', 'AfterEach'] },
  { says: 'clean up', means: ['cleanup', 'AfterAll', 'AfterEach', 'teardown'] },
  { says: 'hook', means: ['BeforeAll', 'BeforeEach', 'AfterAll', 'AfterEach', 'setup'] },
  { says: 'suite', means: ['Describe', 'Context'] },
  { says: 'spec', means: ['It', 'test'] },
  { says: 'ignore', means: ['skip', 'exclude'] },
  { says: 'disable', means: ['skip'] },
  { says: 'category', means: ['tag'] },
  { says: 'label', means: ['tag'] },
  { says: 'trait', means: ['tag'] },
  { says: 'temp', means: ['temporary', 'TestDrive'] },
  { says: 'temporary', means: ['TestDrive'] },
  { says: 'filesystem', means: ['TestDrive', 'file'] },
  { says: 'runner', means: ['Invoke-Pester'] },
  { says: 'execute', means: ['run', 'invoke'] },
  { says: 'settings', means: ['configuration', 'option', 'preference'] },
  { says: 'config', means: ['configuration', 'preference'] },
  { says: 'upgrade', means: ['migrate', 'migration', 'update'] },
  { says: 'concurrent', means: ['parallel'] },
  { says: 'speed', means: ['fast', 'performance'] },
  { says: 'log', means: ['output', 'verbosity'] },
  { says: 'xml', means: ['NUnit', 'JUnit', 'report'] },
  { says: 'report', means: ['result', 'NUnit', 'JUnit'] },
  { says: 'pipeline', means: ['CI'] },
  { says: 'private', means: ['InModuleScope', 'internal'] },
  { says: 'internal', means: ['InModuleScope', 'private'] },
  { says: 'cucumber', means: ['Gherkin'] },
  { says: 'bdd', means: ['Gherkin'] },
  { says: 'exception', means: ['throw', 'error'] },
  { says: 'regex', means: ['match', 'expression'] },
  { says: 'wildcard', means: ['like'] },
  { says: 'array', means: ['collection'] },
  { says: 'list', means: ['collection'] },
  { says: 'equal', means: ['Be', 'BeExactly', 'equivalent'] },
  { says: 'deep', means: ['equivalent'] },
  { says: 'bug', means: ['issue'] },
  { says: 'visual studio code', means: ['vscode'] },
  { says: 'editor', means: ['vscode'] },
  { says: 'getting started', means: ['quick-start'] },
  { says: 'first test', means: ['quick-start'] },
  { says: 'beginner', means: ['quick-start'] },
  { says: 'tutorial', means: ['quick-start'] },
  { says: 'breaking change', means: ['migrate'] },
  { says: 'operator', means: ['assertion'] },
  { says: 'phase', means: ['run', 'pass'] },
  { says: 'thrown', means: ['throw'] },
  { says: 'azure devops', means: ['pipelines', 'test-results'] },
  { says: 'github action', means: ['workflow', 'test-results'] },
  { says: 'performance', means: ['faster', 'slower'] },
  { says: 'every', means: ['all'] },
  { says: 'rerun', means: ['again'] },
  { says: 'bail', means: ['SkipRemainingOnFailure'] },
  { says: 'exe', means: ['program'] },
  { says: 'directory', means: ['folder'] },
  { says: 'args', means: ['argument'] },
  { says: 'params', means: ['parameter'] },
  { says: 'cmdlet', means: ['command'] },
  { says: 'env', means: ['environment'] },
  { says: 'colour', means: ['color'] },
  { says: 'behaviour', means: ['behavior'] },
  { says: 'creds', means: ['credential'] },
  { says: 'parallelize', means: ['parallel'] },
  { says: 'ensure', means: ['check', 'assertion'] },
  { says: 'validate', means: ['check', 'assertion'] },
  { says: 'delete', means: ['remove'] },
  { says: 'display', means: ['show', 'output'] },
  { says: 'print', means: ['output'] },
  { says: 'silence', means: ['hide', 'quiet'] },
  { says: 'suppress', means: ['hide', 'quiet'] },
  { says: 'simulate', means: ['mock'] },
  { says: 'intercept', means: ['mock'] },
  { says: 'override', means: ['mock', 'replace'] },
  { says: 'invoked', means: ['called'] },
  { says: 'categorize', means: ['tag', 'category'] },
  { says: 'again', means: ['rerun'] },
  { says: 'quick', means: ['fast'] },
  { says: 'debugger', means: ['debug'] },
  { says: 'fails', means: ['error', 'failure'] },
  { says: 'broken', means: ['error', 'fail'] },
  { says: 'crash', means: ['error', 'exception'] },
  { says: 'os', means: ['windows', 'linux'] },
  { says: 'mac', means: ['macos'] },
  { says: 'see', means: ['show'] },
  { says: 'repeat', means: ['rerun', 'again'] },
  { says: 'leave out', means: ['exclude'] },
  { says: 'argument', means: ['parameter'] },
  { says: 'migrate', means: ['migration'] },
  { says: 'migration', means: ['migrate'] },
  { says: 'admin', means: ['administrator', 'elevation'] },
];

/**
 * Words of a query that say nothing about what is looked for. They are left out unless nothing else remains, so that the
 * commands `It` and `In` are still found.
 */
export const STOP_WORDS: readonly string[] = [
  'a', 'about', 'am', 'an', 'and', 'are', 'as', 'at', 'be', 'been', 'between', 'but', 'by', 'can', 'could',
  'did', 'difference', 'do', 'does', 'doing', 'don', 'for', 'from', 'get', 'give', 'had', 'has', 'have', 'how', 'i', 'if', 'in',
  'inside', 'into', 'is', 'it', 'its', 'let', 'me', 'mean', 'my', 'need', 'of', 'on', 'or', 'our', 'pester', 'please', 'possible', 'set', 'so',
  'some', 'that', 'the', 'their', 'them', 'there', 'these', 'they', 'this', 'to', 'use', 'using', 'vs', 'want', 'was', 'way', 'we',
  'were', 'what', 'when', 'where', 'which', 'while', 'who', 'why', 'will', 'with', 'would', 'you', 'your',
]; // prettier-ignore

/** How much a match counts in each field of a section. Text is the measure. */
export const FIELD_WEIGHTS = {
  title: 3.5,
  label: 5,
  topics: 5,
  description: 3,
  headings: 0.6,
  heading: 2,
  text: 1,
  names: 0.35,
} as const;

/** A factor on the score of pages, and why. */
interface Boost {
  /**
   * A path below the version's, `commands/availability`, or with a slash at the end all pages below it, `usage/`; `''`
   * is the version's or the site's own start page.
   */
  readonly of: string;
  readonly factor: number;
  readonly because: string;
}

const GUIDE = 'Guides explain; references list.';
const INDEX_PAGE = 'It repeats the titles and descriptions of the pages below it.';
const RESOURCES = 'Titles of articles repeat the words of the guides.';
const CONTRIBUTING = 'Most readers use Pester and do not develop it.';

export const PAGE_BOOSTS: readonly Boost[] = [
  { of: '', factor: 0.4, because: 'The home page names everything and explains little.' },
  { of: 'quick-start', factor: 1.1, because: GUIDE },
  { of: 'introduction/', factor: 1.1, because: GUIDE },
  { of: 'usage/', factor: 1.1, because: GUIDE },
  { of: 'assertions', factor: 1.1, because: GUIDE },
  { of: 'assertions/', factor: 1.1, because: GUIDE },
  { of: 'tutorial/start', factor: 1.5, because: 'Who wants to learn step by step begins here.' },
  { of: 'tutorial/', factor: 0.75, because: 'Its chapters tell in passing what a guide explains.' },
  {
    of: 'errors/',
    factor: 0.6,
    because: 'Entries hold words of every guide; whole messages come first anyway.',
  },
  { of: 'usage/error-messages', factor: 0.55, because: 'It holds words of every other page.' },
  {
    of: 'usage/importing-tested-functions',
    factor: 0.8,
    because: 'Its title has "tested" and "functions", as have most questions about anything.',
  },
  { of: 'usage/vscode', factor: 0.85, because: 'It names options that other pages explain.' },
  { of: 'introduction', factor: 0.4, because: INDEX_PAGE },
  { of: 'usage', factor: 0.4, because: INDEX_PAGE },
  { of: 'migrations', factor: 0.4, because: INDEX_PAGE },
  { of: 'migrations/v3-to-v4', factor: 0.8, because: 'Few readers still come from v3.' },
  { of: 'migrations/v4-to-v5', factor: 0.9, because: 'In the newest version, most come from v5.' },
  { of: 'commands', factor: 0.5, because: INDEX_PAGE },
  { of: 'commands/availability', factor: 0.5, because: INDEX_PAGE },
  { of: 'additional-resources', factor: 0.4, because: RESOURCES },
  { of: 'additional-resources/', factor: 0.5, because: RESOURCES },
  { of: 'contributing', factor: 0.4, because: CONTRIBUTING },
  { of: 'contributing/', factor: 0.8, because: CONTRIBUTING },
];

/**
 * Sections that the site's own index leaves out, by their heading in lower case: lists of the titles of other pages, and
 * what every command has and nobody looks for.
 */
export const LEFT_OUT_HEADINGS: readonly string[] = ['related', 'inputs and outputs'];
