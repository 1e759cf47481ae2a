/** Search while `npm start` runs, where no pages are built: serves the index of the last build. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { INDEX_FOLDER } from './indexFile';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What is used of webpack-dev-server. */
interface DevelopmentServer {
  readonly app: { readonly use: (middleware: Middleware) => unknown };
}

/** Part of a bundler configuration: the development server with a route for the index files. */
export function developmentIndex(site: { siteDir: string; baseUrl: string }): {
  devServer: {
    setupMiddlewares: (middlewares: unknown[], server: DevelopmentServer) => unknown[];
  };
} {
  return {
    devServer: {
      // Docusaurus has such a function, too, and joins what both return; its own list ends with a page for any address.
      setupMiddlewares: (_, { app }) => {
        app.use(indexMiddleware(site));
        return [];
      },
    },
  };
}

/** Answers requests for index files from the folder of the last build. */
export function indexMiddleware({
  siteDir,
  baseUrl,
}: {
  siteDir: string;
  baseUrl: string;
}): Middleware {
  const prefix = `${baseUrl}${INDEX_FOLDER}/`;
  return (request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?', 1);
    const name = address.slice(prefix.length);
    if (!address.startsWith(prefix) || !/^[\w.-]+\.json$/.test(name)) {
      next();
      return;
    }
    const file = path.join(siteDir, 'build', INDEX_FOLDER, name);
    if (existsSync(file)) {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(readFileSync(file));
    } else {
      console.warn(`Search: there is no ${file}. Run "npm run build" once; it writes the index.`);
      response.statusCode = 404;
      response.end();
    }
  };
}
