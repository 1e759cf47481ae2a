/**
 * The numbers of the ranking. They were found by measuring (`npm run bench:search`) and rounded: small changes of any of
 * them change little. What depends on the site's words and pages is in `data/search.ts`.
 */
export const WEIGHTS = {
  /** Factors on a match that is not exact: another form, the beginning, a part of a name, a slip, another word. */
  stem: 0.8,
  prefix: 0.5,
  part: 0.6,
  slip: 0.8,
  synonym: 0.6,

  /** What a page is about, what its best section says, and what all of its sections say together. */
  about: 1,
  bestSection: 0.5,
  allSections: 0.3,
  /** How much more rare words of a query count than common ones. */
  rarity: 0.75,
  /** Factors for a page whose name or topic is the query, or begins with it. */
  nameEquals: 7,
  nameStarts: 1.4,
  topicEquals: 3,
  /** How fast the factor of a topic falls with the words that the query lacks. */
  topicPower: 1.5,
  /** The share of a topic's words that a query must have. */
  leastOfTopic: 0.66,
  /** Factor for a heading that is the query. */
  headingEquals: 3,
  /** Pages that answer less than this share of what the best one answers are left out. */
  minCoverage: 0.4,
};
