/**
 * How much a reader may have to load: limits that fail `npm test` when a change exceeds them. Figures are those that
 * `npm run bench` prints; all but `raw` ones are of Brotli at its highest level, on a first visit, without a font.
 *
 * Where the limits come from: the same content on the public site (Docusaurus 3.8.1) takes 199 KiB for a page of the
 * docs without its fonts, in VitePress 148 KiB, of which 55 are JavaScript, and in Starlight 51 KiB.
 */

import { LATEST, type VersionName } from '../../config/versions';

const KiB = 1024;
const KB = 1000;

/** What a budget limits. `measure.ts` says which page stands for its kind. */
export type Figure =
  | 'home: all'
  | 'docs page: HTML, CSS and JavaScript'
  | 'docs page: JavaScript'
  | 'CSS'
  | 'Should page: HTML, raw'
  | 'error messages page: HTML, raw'
  | 'error messages page: HTML'
  | 'loaded ahead'
  | 'search: to the first result';

/** A limit that the site does not keep yet. */
interface OutOfReach {
  /** Bytes that it may have until then: what it has now, with a little room for pages that are still to be written. */
  readonly currently: number;
  /** What the excess consists of, and why it stays. */
  readonly because: string;
}

export interface Budget {
  /** Bytes that are allowed. */
  readonly limit: number;
  readonly reason: string;
  readonly outOfReach?: OutOfReach | undefined;
}

/** Versions that have more text than version 5, for the time when they are the latest. */
const SEARCH_OUT_OF_REACH: Readonly<Partial<Record<VersionName, OutOfReach>>> = {
  v6: {
    currently: 152 * KiB,
    because: 'The index takes 112, since version 6 has half as much text again as version 5.',
  },
};

export const BUDGETS: Readonly<Record<Figure, Budget>> = {
  'home: all': {
    limit: 190 * KiB,
    reason: 'The public site takes 861 KiB, most of it fonts.',
  },
  'docs page: HTML, CSS and JavaScript': {
    limit: 184 * KiB,
    reason: 'The public site takes 199 KiB without its fonts.',
  },
  'docs page: JavaScript': {
    limit: 150 * KiB,
    reason: 'What is left of the budget of the page beside HTML and CSS; React takes 60 of it.',
  },
  CSS: {
    limit: 13 * KiB,
    reason: 'The public site takes 16 KiB.',
    outOfReach: {
      currently: 18.6 * KiB,
      because:
        'One file for all pages, about: Infima, which Docusaurus ships whole, 9, the search dialog 3, the theme 4, our own 5; 0.1 more than before for tables on phones and copy buttons for fingers.',
    },
  },
  'Should page: HTML, raw': {
    limit: 124 * KB,
    reason: 'The public site takes 279 KB: the largest page, and slow to lay out.',
  },
  'error messages page: HTML, raw': {
    limit: 450 * KB,
    reason: 'It lists every message with its text on one page, to be found by the browser as well.',
  },
  'error messages page: HTML': {
    limit: 30 * KB,
    reason: 'Its entries are alike, so it compresses well; otherwise it would have to be split.',
  },
  'loaded ahead': {
    limit: 30 * KiB,
    reason:
      'The public site loads 35 to 121 KiB for other pages; src/clientModules/prefetchQueue.ts keeps to this.',
  },
  'search: to the first result': {
    limit: 114 * KiB,
    reason:
      'As much as a search that loads the dialog, its engine and an index may take, set on version 5: the index takes 76, ' +
      'since it holds the text of all pages; the dialog and the engine 36.',
    outOfReach: SEARCH_OUT_OF_REACH[LATEST],
  },
};

/** Bytes that a budget allows today. */
export function allowedToday({ limit, outOfReach }: Budget): number {
  return outOfReach?.currently ?? limit;
}
