/** The releases that the home page and the feed tell. */
import { describe, expect, it } from 'vitest';
import { VERSIONS } from '../../config/versions';
import { releases } from '../../data/releases';

describe('the releases', () => {
  it('hold the one of every documented version', () => {
    for (const { name, pester } of VERSIONS) {
      expect(releases).toContainEqual(expect.objectContaining({ version: name, release: pester }));
    }
  });

  it('are sorted by their days, newest first', () => {
    const dates = releases.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const date of dates) {
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    }
  });
});
