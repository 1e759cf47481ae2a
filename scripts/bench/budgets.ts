/**
 * How much a reader may have to load: limits that fail `npm test` when a change exceeds them. `npm run bench` prints the
 * figures; all but `raw` ones are of Brotli at its highest level, on a first visit.
 */
import { LATEST, VERSIONS } from '../../config/versions';

const KiB = 1024;

/** A limit, in bytes, and where it comes from. */
interface Budget {
  readonly limit: number;
  readonly reason: string;
}

export const BUDGETS = {
  'home: all': {
    limit: 158 * KiB,
    reason:
      'The public site takes 861 KiB, most of it fonts. 120 are scripts that every page has, 20 CSS, 13 the page. 150 are wanted.',
  },
  'quick start: all': {
    limit: 182 * KiB,
    reason:
      'The page that most readers begin with: 147 of scripts, 19 of CSS, 8 of HTML. 160 are wanted.',
  },
  'usage/mocking: all': {
    limit: 200 * KiB,
    reason:
      'The public site takes 199 KiB without its fonts. 147 are scripts, 20 CSS; the text comes twice, as HTML and for React. 170 are wanted: the scripts leave 3 for the text, so it would have to be a fifth as long.',
  },
  'docs page: JavaScript': {
    limit: 154 * KiB,
    reason:
      'React takes 56, the tables of all pages 22, the sidebar and descriptions of a version 9 to 11; the rest is Docusaurus, 6 are ours. 134 are wanted.',
  },
  CSS: {
    limit: 22 * KiB,
    reason:
      'Infima takes 9, the theme 4, the search dialog 3, which leaves ours 1 of the 16.5 that are wanted.',
  },
  'Should page: HTML, raw': {
    limit: 220 * KiB,
    reason: 'The public site takes 279 KB: the largest page, and slow to lay out.',
  },
  'error page: HTML, raw': {
    limit: 100_000,
    reason: 'A longer page keeps a phone busy before it can be read; split it by its own sense.',
  },
  'search: to the first result': {
    limit: (LATEST === VERSIONS[0].name ? 197 : 170) * KiB,
    reason:
      'The index holds the first sentences of all sections; the dialog and the engine take 36 of it. 150 are wanted.',
  },
  'search: first result, newest version': {
    limit: 197 * KiB,
    reason: 'It has more pages and commands than the version before it.',
  },
} as const satisfies Readonly<Record<string, Budget>>;

/** What a budget limits. `measure.ts` says which page stands for its kind. */
export type Figure = keyof typeof BUDGETS;
