/** What Pester can throw or write is explained on a page, or left out for a reason; who pastes a message finds its entry. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERSIONS } from '../../config/versions';
import { messagesSchema } from '../../data/messages/schema';
import { entriesOfVersion } from '../../plugins/errors';
import { KIND, messageFinder } from '../../plugins/errors/messageFinder';
import { SearchEngine } from '../../plugins/search/engine/searchEngine';
import { MAX_QUERY_LENGTH } from '../../plugins/search/indexFile';
import { PROJECT_ROOT } from '../../lib/pages';
import { missed, patternOf, realTexts, shapeOf, withOtherValues } from '../data/pastedMessages';
import { indexOf } from '../unit/search/site';

describe.each(VERSIONS)('messages of $name', async ({ name: version }) => {
  const entries = [...entriesOfVersion(version, PROJECT_ROOT).values()].flat();
  const find = messageFinder(entries);
  const sections = Object.fromEntries(entries.map(({ id, message }) => [id, { message }]));
  const engine = await SearchEngine.create(
    indexOf([{ path: 'docs/errors', title: 'Messages', sections }]),
  );
  const texts = realTexts(version, entries);

  describe.each([
    ['their index', (text: string) => find(text)[0]?.entry.message],
    [
      'the search',
      (text: string) => engine.search(text.slice(0, MAX_QUERY_LENGTH)).sections[0]?.message,
    ],
  ])('are found first in %s', (_, first) => {
    it('by their real text, 95 of 100', () => {
      const { share, which } = missed(texts, first);
      expect(texts).not.toEqual([]);
      expect(share, which).toBeLessThanOrEqual(0.05);
    });

    it('with other names, paths and numbers, 90 of 100', () => {
      const { share, which } = missed(texts.map(withOtherValues), first);
      expect(share, which).toBeLessThanOrEqual(0.1);
    });
  });

  it('are found within the lines of a run, and by their beginning', () => {
    for (const { message, id } of entries.filter((entry) => entry.message.length > 60)) {
      const beginning = message.slice(0, Math.floor(message.length * 0.8));
      const inRun = `[-] Shop.counts 12ms (9ms|3ms)\n ${beginning}\n at <ScriptBlock>, /home/anna/Shop.Tests.ps1:12`;
      for (const text of [message, beginning, inRun]) {
        const likeliest = find(text).slice(0, 5);
        const shapes = likeliest.map((found) => shapeOf(found.entry.message));
        expect(shapes, id).toContain(shapeOf(message));
      }
    }
  });

  it('are found by nothing that has no word of theirs', () => {
    expect(find('zzz 4711 /tmp/zzz')).toEqual([]);
  });
});

describe.each(VERSIONS)('messages in the sources of $name', ({ name: version, pester }) => {
  const entries = [...entriesOfVersion(version, PROJECT_ROOT).values()].flat();
  const file = path.join(PROJECT_ROOT, `data/messages/${version}.json`);
  const known = messagesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));

  it('are those of the documented release', () => {
    expect(known.pester).toBe(pester);
    expect(known.messages).not.toEqual([]);
  });

  it('have an entry, or a reason why they have none', () => {
    const undecided = known.messages.filter(({ entry, leftOut }) =>
      leftOut === undefined || leftOut === 'same' ? entry === undefined : entry !== undefined,
    );
    expect(undecided.map(({ text }) => text)).toEqual([]);
  });

  it('have the text that their entry shows', () => {
    for (const { text, entry: id, leftOut } of known.messages) {
      if (id === undefined) continue;
      const entry = byId.get(id);
      expect(entry, `${id}, for: ${text}`).toBeDefined();
      if (!entry || leftOut === 'same') continue;
      const shown = entry.message.replace(KIND, '');
      const isShown = patternOf(text).test(shown) || patternOf(shown).test(text);
      expect(isShown, `${id} shows "${shown}", Pester has "${text}"`).toBe(true);
    }
  });
});
