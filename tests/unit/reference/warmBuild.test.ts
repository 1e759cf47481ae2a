/** The bundler keeps what it compiled; a page must be compiled again when its facts change, and only then. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { documentedVersion } from '../../../config/versions';
import reference from '../../../plugins/reference/index';
import { temporaryFolder, writeFiles } from '../../temporaryFolder';

interface Rspack {
  readonly rspack: (
    config: object,
    done: (
      error: Error | null,
      stats?: { hasErrors: () => boolean; toString: () => string },
    ) => void,
  ) => { close: (done: () => void) => void };
}
const fromFaster = createRequire(
  createRequire(import.meta.url).resolve('@docusaurus/faster/package.json'),
);
const { rspack } = fromFaster('@rspack/core') as Rspack;

const PAGE = `${documentedVersion('v6').folder}/commands/Mock.mdx`;
const FACTS = 'data/reference/v6.json';

it('a page is compiled again in a warm build when a fact changed', async () => {
  const root = temporaryFolder();
  const write = (file: string, text: string): void => {
    writeFiles(root, { [file]: text });
  };
  write(PAGE, '');
  // Stands for the MDX loader: shows facts that it does not tell the bundler of, and counts how often it runs.
  write(
    'show.cjs',
    `const fs = require('node:fs');
    module.exports = () => {
      fs.appendFileSync(${JSON.stringify(path.join(root, 'runs'))}, '.');
      return 'export default ' + fs.readFileSync(${JSON.stringify(path.join(root, FACTS))}, 'utf8');
    };`,
  );
  const plugin = reference({ siteDir: root } as LoadContext);
  const { module } = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
    module: { rules: object[] };
  };
  const build = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const compiler = rspack(
        {
          mode: 'production',
          context: root,
          entry: path.join(root, PAGE),
          output: { path: path.join(root, 'out'), library: { type: 'commonjs' } },
          cache: true,
          experiments: {
            cache: {
              type: 'persistent',
              storage: { type: 'filesystem', directory: path.join(root, 'cache') },
            },
          },
          module: {
            rules: [
              ...module.rules,
              { test: /\.mdx$/, type: 'javascript/auto', use: path.join(root, 'show.cjs') },
            ],
          },
        },
        (error, stats) => {
          compiler.close(() => {
            if (error || stats?.hasErrors()) reject(error ?? new Error(String(stats)));
            else resolve(readFileSync(path.join(root, 'out/main.js'), 'utf8'));
          });
        },
      );
    });
  const runs = (): number => readFileSync(path.join(root, 'runs'), 'utf8').length;

  write(FACTS, '"first fact"');
  expect(await build()).toContain('first fact');
  await build();
  expect(runs()).toBe(1);
  write(FACTS, '"second fact"');
  expect(await build()).toContain('second fact');
});
