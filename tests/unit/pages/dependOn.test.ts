/** The development server shows a page anew when what it is made of changes. */
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { documentedVersion } from '../../../config/versions';
import dependOn from '../../../plugins/pages/dependOn.mjs';
import pages from '../../../plugins/pages';
import { temporaryFolder } from '../../temporaryFolder';

interface Rule {
  readonly test: RegExp;
  readonly include: readonly string[];
  readonly use: readonly [{ readonly options: object }];
}

const { folder } = documentedVersion('v6');

/** Folders on which a page of a site depends. */
function dependencies(siteDir: string, page: string): string[] {
  const { configureWebpack } = pages({ siteDir } as LoadContext);
  const config = configureWebpack?.({}, false, {} as never, undefined);
  const { rules } = (config as { module: object }).module as { rules: readonly Rule[] };
  const file = path.join(siteDir, folder, page);
  const folders: string[] = [];
  for (const { test, include, use } of rules) {
    if (!test.test(file) || !include.some((place) => file.startsWith(place + path.sep))) continue;
    const addContextDependency = (each: string): void =>
      void folders.push(path.relative(siteDir, each).split(path.sep).join('/'));
    dependOn.call({ getOptions: () => use[0].options, addContextDependency }, '');
  }
  return folders;
}

it('a page depends on the facts that it shows, an overview of commands also on the pages of commands', () => {
  const site = temporaryFolder();
  expect(dependencies(site, 'commands/Mock.mdx')).toEqual(['data/reference']);
  expect(dependencies(site, 'commands/index.mdx')).toContain(`${folder}/commands`);
  expect(dependencies(site, 'tutorial/files.mdx')).toEqual(['data/tutorial']);
  expect(dependencies(site, 'recipes/reports.mdx')).toEqual([]);
});

it('a page depends on the diagrams beside it', () => {
  const site = temporaryFolder({ [`${folder}/recipes/diagrams/one.svg`]: '' });
  expect(dependencies(site, 'recipes/reports.mdx')).toEqual([`${folder}/recipes/diagrams`]);
  expect(dependencies(site, 'errors/mocking.mdx')).toEqual([]);
});
