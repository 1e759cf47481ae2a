/** Serves a built site as a static host would: compressed, with its own not-found page. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {
  HEADERS_FILE,
  headersFor,
  parseHeaders,
  parseRedirects,
  redirectFor,
  REDIRECTS_FILE,
} from '../../lib/hostRules';

/** A running server. */
interface StaticServer {
  /** Origin without a trailing slash, such as `http://127.0.0.1:41234`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** How the host behaves. */
interface HostOptions {
  /** Wanted port; 0 (the default) takes a free one. */
  readonly port?: number;
  /**
   * `rules` (the default) applies `_headers` and `_redirects`, as Netlify does; `plain` serves files and nothing else, as
   * GitHub Pages does.
   */
  readonly host?: 'rules' | 'plain';
}

type Handler = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

/**
 * Serves `folder` on the loopback address.
 * @throws {Error} when the folder holds no built site, or the port is taken
 */
export async function serveStatic(
  folder: string,
  { port = 0, host = 'rules' }: HostOptions = {},
): Promise<StaticServer> {
  let notFoundPage: Buffer;
  try {
    notFoundPage = readFileSync(path.join(folder, '404.html'));
  } catch {
    throw new Error(`${folder} holds no built site (no 404.html): run "npm run build" first.`);
  }
  const compress = compression();
  // `dev` looks for the file at each request: the list of a start would be wrong after the next build.
  const files = sirv(folder, { dev: true, etag: true, extensions: ['html'] });
  const applyRules = host === 'rules' ? hostRules(folder) : () => false;
  const server: Server = createServer((request, response) => {
    const notFound = (): void => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(notFoundPage);
    };
    // `compression` is written for Express and uses only what Node's own request and response have.
    compress(
      request as Parameters<typeof compress>[0],
      response as Parameters<typeof compress>[1],
      () => {
        if (applyRules(request, response, pathOf(request.url ?? '/'))) return;
        files(request, response, notFound);
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

/** Path of a request, decoded; as it stands when its encoding is broken. */
function pathOf(url: string): string {
  const encoded = url.replace(/[?#].*$/, '');
  try {
    return decodeURI(encoded);
  } catch {
    return encoded;
  }
}

/** When the rules of a site were written last, in milliseconds: a build does it anew. */
function changeOf(folder: string): number | undefined {
  return statSync(path.join(folder, HEADERS_FILE), { throwIfNoEntry: false })?.mtimeMs;
}

/** What the files `_redirects` and `_headers` of a site say. Answers `true` when it has responded. */
function hostRules(folder: string): Handler {
  const read = (file: string): string => {
    const absolute = path.join(folder, file);
    return existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
  };
  const readRules = () => ({
    built: changeOf(folder),
    headers: parseHeaders(read(HEADERS_FILE)),
    redirects: parseRedirects(read(REDIRECTS_FILE)),
  });
  let rules = readRules();
  return (request, response, requested) => {
    if (rules.built !== changeOf(folder)) rules = readRules();
    for (const [name, value] of Object.entries(headersFor(rules.headers, requested))) {
      response.setHeader(name, value);
    }
    const target = redirectFor(rules.redirects, requested);
    if (!target) return false;
    const query = /\?[^#]*/.exec(request.url ?? '')?.[0] ?? '';
    response.writeHead(target.status, { location: encodeURI(target.location) + query });
    response.end();
    return true;
  };
}
