/**
 * Unit tests, tests of the pages and other content, and tests of the built site's files (after `npm run build`).
 */
import { defineConfig } from 'vitest/config';

const project = (name: string) => ({
  // A package names source maps that it does not ship: hundreds of warnings.
  logLevel: 'error' as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    // The package imports a JSON file in a way that only a bundler accepts.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    // Files of one process share what they import: loading it again for each takes a third of the time.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: { projects: [project('unit'), project('content'), project('build')] },
});
