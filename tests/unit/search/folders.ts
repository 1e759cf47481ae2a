/** Temporary folders and loopback servers for tests; both are gone when the test file ends. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const cleanups: (() => void)[] = [];
afterAll(() => {
  cleanups.forEach((cleanup) => {
    cleanup();
  });
});

/** A new folder with these files: path below it → content. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-test-'));
  cleanups.push(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

/** Starts a server on a free loopback port; returns its origin. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

/** A listener that serves the files of a folder, and 404 for everything else. */
export function filesOf(folder: string): RequestListener {
  return (request, response) => {
    try {
      response.end(readFileSync(path.join(folder, decodeURI(request.url ?? '/'))));
    } catch {
      response.writeHead(404).end();
    }
  };
}
