import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import sidebars from '../../sidebars';
import { documentedVersion, VERSIONS, type VersionName } from '../../config/versions';
import { commandGroupsFor } from '../../data/commandGroups';
import { pagesOfVersion, PROJECT_ROOT } from '../../scripts/lib/pages';

interface Category {
  readonly type: 'category';
  readonly label: string;
  readonly link?: { readonly type: string; readonly id?: string; readonly slug?: string };
  readonly items: readonly Item[];
}

type Item = string | Category;

function sidebarOf(version: VersionName): readonly Item[] {
  const { docusaurusName, sidebarFile } = documentedVersion(version);
  if (docusaurusName === 'current') return sidebars.docs;
  const file = path.join(PROJECT_ROOT, sidebarFile);
  return (JSON.parse(readFileSync(file, 'utf8')) as { docs: readonly Item[] }).docs;
}

const pageIds = (items: readonly Item[]): string[] =>
  items.flatMap((item) =>
    typeof item === 'string'
      ? [item]
      : [...(item.link?.id === undefined ? [] : [item.link.id]), ...pageIds(item.items)],
  );

const categoriesOf = (items: readonly Item[]): readonly Category[] =>
  items.filter((item): item is Category => typeof item !== 'string');

describe.each(VERSIONS.map(({ name }) => name))('the sidebar of %s', (version) => {
  it('has every page of the version exactly once', () => {
    const pages = pagesOfVersion(version).map(({ id }) => id);
    expect(pageIds(sidebarOf(version)).sort()).toEqual(pages.sort());
  });

  it('groups the commands by purpose', () => {
    const commands = categoriesOf(sidebarOf(version)).find(
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
    expect(labels(sidebarOf(version))).toEqual(
      labels(sidebarOf(VERSIONS[0].name)).filter((label) => !missing.includes(label)),
    );
  });
});
