/** Writes the service workers for reading without a network, and the list of what they keep. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { versionsToBuild } from '../../../config/docs';
import { OFFLINE_LIST_FILE, offlineWorkerFile, type OfflineList } from '../../../config/offline';
import { baseUrl } from '../../../config/site';
import { PROJECT_ROOT } from '../../lib/pages';
import { filesToKeep, type RouteChunks } from './files';

/** Where Docusaurus notes which script chunks each route loads. */
const CHUNKS_FILE = '.docusaurus/routesChunkNames.json';

/** Text of the service worker, with the name of the list of files still in it. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'serviceWorker.ts')],
    bundle: true,
    write: false,
    minify: true,
    // Of the browsers that the site supports, the oldest: see "browserslist" in package.json.
    target: ['chrome109', 'firefox115', 'safari16.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [worker] = outputFiles;
  if (!worker) throw new Error('The service worker was not bundled.');
  return worker.text.replaceAll('__BASE_URL__', baseUrl());
}

/**
 * One service worker for each version of this build. Must come last: it notes a hash of every file.
 * @throws {Error} when Docusaurus's list of chunks or the place for the files is missing
 */
export async function writeServiceWorkers(folder: string): Promise<void> {
  const chunks = JSON.parse(
    readFileSync(path.join(PROJECT_ROOT, CHUNKS_FILE), 'utf8'),
  ) as RouteChunks;
  const worker = await bundle();
  const all = versionsToBuild();
  const list: Record<string, OfflineList[string]> = {};
  for (const version of all) {
    const files = filesToKeep(folder, version, { all, chunks, baseUrl: baseUrl() });
    const manifest = JSON.stringify(files.map(({ url, revision }) => ({ url, revision })));
    const text = worker.replace('self.__WB_MANIFEST', () => manifest);
    if (text === worker) throw new Error('The service worker has no place for its list of files.');
    writeFileSync(path.join(folder, offlineWorkerFile(version.name)), text);
    list[version.name] = {
      files: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  }
  writeFileSync(path.join(folder, OFFLINE_LIST_FILE), JSON.stringify(list));
}
