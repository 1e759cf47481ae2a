/** The development server shows a page anew when what it is made of changes. */
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { documentedVersion } from '../../../config/versions';
import dependOn from '../../../plugins/reference/dependOn.mjs';
import reference from '../../../plugins/reference/index';

interface Rule {
  readonly test: RegExp;
  readonly use: readonly [{ readonly options: object }];
}

it('a page depends on the facts, an overview of commands also on the pages of commands', () => {
  const { configureWebpack } = reference({ siteDir: '' } as LoadContext);
  const config = configureWebpack?.({}, false, {} as never, undefined);
  const { rules } = (config as { module: object }).module as { rules: readonly Rule[] };
  const dependencies = (page: string): string[] => {
    const folders: string[] = [];
    for (const { use } of rules.filter(({ test }) => test.test(page))) {
      const addContextDependency = (folder: string): void => void folders.push(folder);
      dependOn.call({ getOptions: () => use[0].options, addContextDependency }, '');
    }
    return folders;
  };
  const { folder } = documentedVersion('v6');
  expect(dependencies(path.join(folder, 'commands/Mock.mdx'))).toEqual(['data']);
  expect(dependencies(path.join(folder, 'commands/index.mdx'))).toContain(
    path.join(folder, 'commands/'),
  );
});
