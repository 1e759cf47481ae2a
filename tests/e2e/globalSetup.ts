import { serveStatic } from '../../scripts/lib/staticServer';

/** Folder of the built site that is tested. */
export const SITE_FOLDER = 'build';

/** Serves the built site on a free port for the whole run; `tests/e2e/fixtures.ts` reads where. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await serveStatic(SITE_FOLDER);
  process.env.SITE_ORIGIN = server.origin;
  return server.close;
}
