/** Mistakes in the configuration stop the build, with messages that say what is allowed. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VERSIONS } from '../../config/versions';

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const FOLDER = '.cache/faults';
const OUTPUT = `${FOLDER}/output.txt`;

it('the build stops at each mistake in the navbar, and at a page without a component', () => {
  mkdirSync(FOLDER, { recursive: true });
  // A file, because a process that ends at once leaves the last lines of a pipe behind.
  const file = openSync(OUTPUT, 'w');
  const { status } = spawnSync(
    process.execPath,
    [
      ...[
        DOCUSAURUS,
        'build',
        '--no-minify',
        '--config',
        'tests/fixtures/faults/docusaurus.config.ts',
      ],
      ...['--out-dir', `${FOLDER}/build`],
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NO_UPDATE_NOTIFIER: '1',
        // One is enough.
        DOCS_VERSIONS: VERSIONS.at(-1)?.name,
        // Generated files of its own: another build may be under way.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${FOLDER}/generated`,
      },
      stdio: ['ignore', file, file],
    },
  );
  closeSync(file);
  expect(status).toBe(1);
  const output = readFileSync(OUTPUT, 'utf8');
  expect(output).toMatch(/id "no-such-page" .*\s+Available doc ids are:\s+- \S/);
  expect(output).toMatch(/id "no-such-sidebar" .*\s+Available sidebar ids are:\s+- docs/);
  expect(output).toContain('No NavbarItem component found for type "custom-fault"');
  expect(output).toContain("The page component at / doesn't have a default export");
}, 300_000);
