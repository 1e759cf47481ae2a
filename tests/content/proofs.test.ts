import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../lib/problem';
import { checkProofFiles, proofFiles } from '../../scripts/proofs/check';

describe('the proofs of the project', () => {
  const proofs = proofFiles();
  const pageOf = ({ version, page }: (typeof proofs)[number]): string => `${version}/${page}`;

  it.each([...new Set(proofs.map(pageOf))])('stand on the page %s', (page) => {
    const own = proofs.filter((proof) => pageOf(proof) === page);
    expect(checkProofFiles(own).map(formatProblem)).toEqual([]);
  });
});
