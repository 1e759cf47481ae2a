/** The built search: who pastes an error message finds its entry first. */
import { describe, expect, it } from 'vitest';
import { VERSIONS } from '../../config/versions';
import { MAX_QUERY_LENGTH } from '../../data/searchLimits';
import { entriesOfVersion } from '../../plugins/errors';
import { PROJECT_ROOT } from '../../scripts/lib/pages';
import { engineOf } from '../../scripts/search/bench';
import { missed, realTexts, withOtherValues } from '../data/pastedMessages';

describe.each(VERSIONS)('messages of $name in the search', async ({ name: version }) => {
  const entries = [...entriesOfVersion(version, PROJECT_ROOT).values()].flat();
  const engine = await engineOf('build', version);
  const first = (text: string) =>
    engine.search(text.slice(0, MAX_QUERY_LENGTH)).sections[0]?.message;
  const texts = realTexts(version, entries);

  it('come first by their real text, 95 of 100', () => {
    const { share, which } = missed(texts, first);
    expect(texts).not.toEqual([]);
    expect(share, which).toBeLessThanOrEqual(0.05);
  });

  it('come first with other names, paths and numbers, 90 of 100', () => {
    const { share, which } = missed(texts.map(withOtherValues), first);
    expect(share, which).toBeLessThanOrEqual(0.1);
  });
});
