/**
 * The numbers of the ranking. They were found by measuring (`npm run bench:search`) and rounded: small changes of any of
 * them change little. What depends on the site's words and pages is in `data/search.ts`.
 */
export const WEIGHTS = {
  /** Factors on the score of a match that is not exact: another form, the beginning, a part, a slip, another word. */
  stem: 0.8,
  prefix: 0.5,
  part: 0.6,
  fuzzy: 0.4,
  transposed: 0.8,
  synonym: 0.6,
  /** Another word for a phrase, which leaves less doubt than one for a word. */
  phraseSynonym: 0.8,
  /** How much of a word counts as answered by a longer one that begins with it. */
  longerWord: 0.6,
  /** The stem of a word that may be unfinished. */
  unsureStem: 0.3,

  /** How strongly words of the query that a section lacks count against it. */
  coveragePower: 1.5,
  /** How much of a word counts as answered when only the page's title, or only another section of it, has it. */
  inTitle: 0.7,
  onPage: 0.3,
  /** What a section gains from the score of its page's first section. */
  pageScore: 0.35,
  /** What all sections of a page gain from the best scores that its sections have for each word. */
  wholePage: 0.3,
  /** Factors for a title that is the query, is it in another form or with a slip, or begins with it. */
  titleEquals: 5,
  titleResembles: 2,
  titleStarts: 1.4,
  /** Factor for commands that check the opposite of what was asked for. */
  unaskedNegation: 0.5,
  /** Factor for a heading that is the query and stands on one page only. */
  headingEquals: 2,
  /** Factors for a parameter or operator that is the query: with its dash, `-Be`, and behind its command, `Should -Be`. */
  parameterEquals: 5,
  callEquals: 1.3,
  /** Factor for a heading that holds all of a query of several words, in its order. */
  headingHolds: 5,
  /** What the page that most others link to gains, as a share of its score. */
  links: 0.4,
  /** Results that answer less than this share of what the best one answers are left out. */
  minCoverage: 0.5,
};
