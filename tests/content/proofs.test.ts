import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../scripts/lib/problem';
import { checkProofFile, proofFiles } from '../../scripts/proofs/check';

describe('the proofs of the project', () => {
  it.each(proofFiles())('$file stand on the page $page of $version', (proof) => {
    expect(checkProofFile(proof).map(formatProblem)).toEqual([]);
  });
});
