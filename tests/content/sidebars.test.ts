import { describe, expect, it } from 'vitest';
import { documentedVersion, VERSIONS, type VersionName } from '../../config/versions';
import { commandGroupsFor } from '../../data/commandGroups';
import { sidebarOf, sidebarOrder } from '../../plugins/markdown-export/sidebarOrder';
import { pagesOfVersion } from '../../lib/pages';

interface Category {
  readonly type: 'category';
  readonly label: string;
  readonly link?: { readonly type: string; readonly id?: string; readonly slug?: string };
  readonly items: readonly Item[];
}

type Item = string | Category;

const itemsOf = (version: VersionName): readonly Item[] =>
  sidebarOf(documentedVersion(version)) as readonly Item[];

const categoriesOf = (items: readonly Item[]): readonly Category[] =>
  items.filter((item): item is Category => typeof item !== 'string');

describe.each(VERSIONS.map(({ name }) => name))('the sidebar of %s', (version) => {
  it('has every page of the version exactly once', () => {
    const pages = pagesOfVersion(version).map(({ id }) => id);
    expect(sidebarOrder(documentedVersion(version)).sort()).toEqual(pages.sort());
  });

  it('groups the commands by purpose', () => {
    const commands = categoriesOf(itemsOf(version)).find(
      ({ label }) => label === 'Command Reference',
    );
    expect(commands?.link).toEqual({ type: 'doc', id: 'commands/index' });
    expect(
      categoriesOf(commands?.items ?? []).map(({ label, items }) => ({ label, items })),
    ).toEqual(
      commandGroupsFor(version).map(({ label, commands: names }) => ({
        label,
        items: names.map((name) => `commands/${name}`),
      })),
    );
    expect(commands?.items.at(-1)).toBe('commands/availability');
  });

  it('has the categories of the newest version, a tutorial and recipes where it has some', () => {
    const labels = (items: readonly Item[]): string[] =>
      categoriesOf(items).map(({ label }) => label);
    const missing = ['Tutorial', 'Recipes'].filter(
      (label) =>
        !pagesOfVersion(version).some(({ id }) => id.startsWith(`${label.toLowerCase()}/`)),
    );
    expect(labels(itemsOf(version))).toEqual(
      labels(itemsOf(VERSIONS[0].name)).filter((label) => !missing.includes(label)),
    );
  });
});
