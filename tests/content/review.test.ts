import { expect, it } from 'vitest';
import { VERSIONS } from '../../config/versions';
import { formatProblem } from '../../lib/problem';
import { PROJECT_ROOT } from '../../lib/pages';
import { openLinesOf, readReview } from '../../scripts/release/review';

it.each(VERSIONS)(
  '$name: each line of the review of its release is changed or confirmed',
  ({ name }) => {
    const review = readReview(PROJECT_ROOT, name);
    const open = review ? openLinesOf(PROJECT_ROOT, name, review) : [];
    expect(open.map(formatProblem)).toEqual([]);
  },
);
