/** Budgets of the built site's weight; `npm run bench` prints them with their reasons. */
import { beforeAll, describe, expect, it } from 'vitest';
import { BUDGETS, type Figure } from '../../scripts/bench/budgets';
import { measureBuild } from '../../scripts/bench/measure';

describe('what a reader loads', () => {
  let figures: Record<Figure, number>;

  beforeAll(async () => {
    figures = await measureBuild('build');
  });

  it.each(Object.keys(BUDGETS) as Figure[])('%s stays within its budget', (figure) => {
    expect(figures[figure]).toBeGreaterThan(0);
    expect(figures[figure]).toBeLessThanOrEqual(BUDGETS[figure].limit);
  });
});
