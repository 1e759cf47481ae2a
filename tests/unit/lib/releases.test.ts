import { expect, it } from 'vitest';
import { compareReleases } from '../../../lib/releases';

it('releases are ordered by age', () => {
  const releases = ['9.0.0', '8.10.0', '9.0.0-rc5', '8.9.0', '9.0.0-rc10', '9.0.0-beta2'];
  expect(releases.sort(compareReleases)).toEqual([
    '8.9.0',
    '8.10.0',
    '9.0.0-beta2',
    '9.0.0-rc5',
    '9.0.0-rc10',
    '9.0.0',
  ]);
});
