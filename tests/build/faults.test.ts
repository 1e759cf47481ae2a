/** Mistakes in the configuration stop the build, with a message that says what is allowed. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { VERSIONS } from '../../config/versions';

const FOLDER = '.cache/faults';

/** What the build prints that fails with a mistake; one version is enough. */
async function outputWith(fault: string): Promise<string> {
  const build = promisify(execFile)(
    path.join('node_modules', '.bin', 'docusaurus'),
    [
      'build',
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
      maxBuffer: 100_000_000,
    },
  );
  return build.then(
    () => 'The build succeeded.',
    (error: unknown) => {
      const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
      return stdout + stderr;
    },
  );
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
