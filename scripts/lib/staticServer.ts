/** Serves a built site as a static host would: compressed, clean addresses, its own not-found page. */
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

/** A running server. */
export interface StaticServer {
  /** Origin without a trailing slash, such as `http://127.0.0.1:41234`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves `folder` on the loopback address.
 * @param port wanted port; 0 takes a free one
 * @throws {Error} when the folder holds no built site, or the port is taken
 */
export async function serveStatic(folder: string, port = 0): Promise<StaticServer> {
  let notFoundPage: Buffer;
  try {
    notFoundPage = readFileSync(path.join(folder, '404.html'));
  } catch {
    throw new Error(`${folder} holds no built site (no 404.html): run "npm run build" first.`);
  }
  const compress = compression();
  const files = sirv(folder, { dev: false, etag: true, extensions: ['html'] });
  const server: Server = createServer((request, response) => {
    // `compression` is written for Express and uses only what Node's own request and response have.
    compress(
      request as Parameters<typeof compress>[0],
      response as Parameters<typeof compress>[1],
      () => {
        files(request, response, () => {
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
          response.end(notFoundPage);
        });
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use; name another one.`)
          : error,
      );
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
