/** What pages may use: those who write them know of it, and nothing else passes. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGE_ELEMENTS, pageElement } from '../../../config/pageElements';

it('CONTRIBUTING.md tells of each', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const untold = Object.keys(PAGE_ELEMENTS).filter((name) => !text.includes(`\`<${name}`));
  expect(untold).toEqual([]);
});

it('has no element by the names that every object has, and none for a fragment', () => {
  expect(pageElement('Tabs')).toBe(PAGE_ELEMENTS.Tabs);
  expect(pageElement('constructor')).toBeUndefined();
  expect(pageElement(null)).toBeUndefined();
});
