/** Budgets of the built site's weight; `npm run bench` prints what the figures are made of. */
import { beforeAll, describe, expect, it } from 'vitest';
import { allowedToday, BUDGETS, type Figure } from '../../scripts/bench/budgets';
import { figuresOf, measureBuild } from '../../scripts/bench/report';

/** A browser loads five pages, and each of their files is compressed: minutes on a busy machine. */
const TIME_LIMIT_MS = 10 * 60 * 1000;

describe('what a reader loads', () => {
  let figures: Record<Figure, number>;

  beforeAll(async () => {
    figures = figuresOf(await measureBuild('build'));
  }, TIME_LIMIT_MS);

  it.each(Object.entries(BUDGETS) as [Figure, (typeof BUDGETS)[Figure]][])(
    '%s stays within its budget',
    (figure, budget) => {
      expect(figures[figure]).toBeGreaterThan(0);
      expect(figures[figure]).toBeLessThanOrEqual(allowedToday(budget));
    },
  );

  it.each(Object.entries(BUDGETS) as [Figure, (typeof BUDGETS)[Figure]][])(
    '%s is marked as out of reach only when it is',
    (figure, { limit, outOfReach }) => {
      expect(figures[figure] > limit).toBe(outOfReach !== undefined);
    },
  );
});
