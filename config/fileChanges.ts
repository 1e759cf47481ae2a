/**
 * Comments that mark lines of a shown file as new or gone, in the form of Docusaurus's `magicComments`: it takes them out
 * of the code and gives the lines between them the class. `plugins/tutorial` and the example of the home page write them;
 * authors do not.
 */

export const ADDED = {
  className: 'code-line-added',
  block: { start: 'lines-added-start', end: 'lines-added-end' },
} as const;

export const REMOVED = {
  className: 'code-line-removed',
  block: { start: 'lines-removed-start', end: 'lines-removed-end' },
} as const;
