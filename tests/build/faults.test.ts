/** Mistakes in configuration and content fail the build, with a message that says where. */
import { describe, expect, it } from 'vitest';
import { buildFixtureSite } from '../fixtures/build';

describe('a build fails', () => {
  it.each([
    ['missing default export', [/The page component at \/ doesn't have a default export/]],
    ['unknown id in the sidebar', [/no-such-page/, /Available document ids are:\s*- start/]],
    ['unknown page in the navbar', [/no-such-page/, /Available doc ids are:\s*- start/]],
    ['unknown sidebar in the navbar', [/no-such-sidebar/, /Available sidebar ids are:\s*- docs/]],
    ['navbar item without a target', [/Nowhere/]],
  ])(
    'for a %s',
    async (fault, messages) => {
      const { code, output } = await buildFixtureSite({ name: fault.replaceAll(' ', '-'), fault });
      expect(code, output).not.toBe(0);
      for (const message of messages) expect(output).toMatch(message);
    },
    300_000,
  );
});
