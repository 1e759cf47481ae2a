/**
 * Search while `npm start` runs, where no pages are built: serves the index of the last build, or lets one be built on
 * the first search.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { INDEX_FOLDER, MANIFEST_FILE } from './indexFile';

interface Site {
  readonly siteDir: string;
  readonly baseUrl: string;
}

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Where `npm run build` leaves the site, and where a build on demand leaves its own. */
const LAST_BUILD = 'build';
const ON_DEMAND_BUILD = '.docusaurus/local-search/site';
/** Docusaurus keeps generated files here; the running server has its own, which a second build must not touch. */
const ON_DEMAND_GENERATED = '.docusaurus/local-search/generated';

/** The open dialog asks every few seconds; a page that does not compile takes its author longer than that. */
const PAUSE_AFTER_FAILURE_MS = 60_000;

/** What is used of webpack-dev-server. */
interface DevelopmentServer {
  readonly app: { readonly use: (middleware: Middleware) => unknown };
}

/** Part of a bundler configuration: the development server with a route for the index files. */
export function developmentIndex(site: Site): {
  devServer: {
    setupMiddlewares: (middlewares: unknown[], server: DevelopmentServer) => unknown[];
  };
} {
  const serve = indexMiddleware(site, buildOnDemand(site.siteDir));
  return {
    devServer: {
      // Docusaurus has such a function, too, and joins what both return; its own list ends with a page for any address.
      setupMiddlewares: (_, { app }) => {
        app.use(serve);
        return [];
      },
    },
  };
}

/**
 * Answers requests for index files from the newest folder that has them.
 * @param build makes an index where there is none; called once at a time, and not soon again after it failed
 */
export function indexMiddleware(
  { siteDir, baseUrl }: Site,
  build: () => Promise<void>,
): Middleware {
  const prefix = `${baseUrl}${INDEX_FOLDER}/`;
  let building: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    const begun = build();
    begun.then(
      () => (building = undefined),
      (error: unknown) => {
        console.error('Search: the index could not be built.', error);
        setTimeout(() => (building = undefined), PAUSE_AFTER_FAILURE_MS).unref();
      },
    );
    return begun;
  };
  return (request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?', 1);
    const name = address.slice(prefix.length);
    if (!address.startsWith(prefix) || !/^[\w.-]+\.json$/.test(name)) {
      next();
      return;
    }
    const ready = indexFolder(siteDir) === undefined ? (building ??= begin()) : undefined;
    Promise.resolve(ready)
      .then(() => {
        send(response, path.join(indexFolder(siteDir) ?? '', name));
      })
      .catch(next);
  };
}

function indexFolder(siteDir: string): string | undefined {
  return [LAST_BUILD, ON_DEMAND_BUILD]
    .map((folder) => path.join(siteDir, folder, INDEX_FOLDER))
    .find((folder) => existsSync(path.join(folder, MANIFEST_FILE)));
}

function send(response: ServerResponse, file: string): void {
  if (existsSync(file)) {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(readFileSync(file));
  } else {
    response.statusCode = 404;
    response.end();
  }
}

function buildOnDemand(siteDir: string): () => Promise<void> {
  return async () => {
    console.info('Search: there is no index yet. Building one, which takes about half a minute…');
    const cli = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    await promisify(execFile)(
      process.execPath,
      [cli, 'build', '--out-dir', path.join(siteDir, ON_DEMAND_BUILD)],
      {
        cwd: siteDir,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: ON_DEMAND_GENERATED,
        },
      },
    );
    console.info('Search: the index is ready.');
  };
}
