/** Every list of what pages may use is the one of `config/pageElements.ts`. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGE_ELEMENTS, pageElement } from '../../../config/pageElements';

const NAMES = Object.keys(PAGE_ELEMENTS).sort();

it('CONTRIBUTING.md tells of the same', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const told = [...text.matchAll(/<(\w+)[^>]*>/g)].map(([, name]) => name);
  expect([...new Set(told)].sort()).toEqual(NAMES);
});

it('has no element by the names that every object has, and none for a fragment', () => {
  expect(pageElement('Tabs')).toBe(PAGE_ELEMENTS.Tabs);
  expect(pageElement('constructor')).toBeUndefined();
  expect(pageElement(null)).toBeUndefined();
});
