/** Mistakes in the configuration stop the build, with a message that says what is allowed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERSIONS } from '../../config/versions';

const FOLDER = '.cache/faults';
const OUTPUT = `${FOLDER}/output.txt`;

/** What the build prints that fails with a mistake; one version is enough. */
async function outputWith(fault: string): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  // A file, because a process that ends at once leaves the last lines of a pipe behind.
  const file = openSync(OUTPUT, 'w');
  const build = spawn(
    path.join('node_modules', '.bin', 'docusaurus'),
    [
      'build',
      '--no-minify',
      '--config',
      'tests/fixtures/faults/docusaurus.config.ts',
      '--out-dir',
      `${FOLDER}/build`,
    ],
    {
      env: {
        ...process.env,
        FAULT: fault,
        NODE_ENV: 'production',
        NO_UPDATE_NOTIFIER: '1',
        DOCS_VERSIONS: VERSIONS.at(-1)?.name,
        // Generated files of its own: another build may be under way.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${FOLDER}/generated`,
      },
      stdio: ['ignore', file, file],
    },
  );
  const [code] = (await once(build, 'exit')) as [number | null];
  closeSync(file);
  return code === 0 ? 'The build succeeded.' : readFileSync(OUTPUT, 'utf8');
}

describe('the build stops', () => {
  it.each([
    [
      'unknown docId',
      [
        /no-such-page/,
        /Available doc ids are:\s*- \S+/,
        /The page component at \/ doesn't have a default export/,
      ],
    ],
    ['unknown sidebarId', [/no-such-sidebar/, /Available sidebar ids are:\s*- docs/]],
    ['item that throws', [/No NavbarItem component found for type "custom-fault"/]],
  ])(
    'at a navbar with an %s',
    async (fault, messages) => {
      const output = await outputWith(fault);
      for (const message of messages) expect(output).toMatch(message);
    },
    300_000,
  );
});
