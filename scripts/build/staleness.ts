/** Tells whether the built site still is what its sources say. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';

/** The files that the build reads. */
const SOURCES = [
  'docs/**',
  'versioned_docs/**',
  'versioned_sidebars/**',
  'config/**',
  'data/**',
  'plugins/**',
  'src/**',
  'static/**',
  'scripts/build/**',
  'scripts/lib/**',
  '*.ts',
  'versions.json',
  // "browserslist" stands in it.
  'package.json',
  'package-lock.json',
];

/** Settings that change what is built. */
const SETTINGS = [
  'SITE_URL',
  'BASE_URL',
  'DOCS_VERSIONS',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'NODE_ENV',
];

const FILE = '.fingerprint';

/** The last commit, which dates of pages come from; empty outside git. */
function lastCommit(root: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout : '';
}

/** SHA-256 over the names and contents of all sources below `root`, over its history, and over the settings. */
export function buildFingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const file of fastGlob.sync(SOURCES, { cwd: root, dot: true }).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)));
  }
  hash.update(lastCommit(root));
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  return hash.digest('hex');
}

const fileOf = (folder: string): string =>
  path.join(path.dirname(folder), '.cache', path.basename(folder) + FILE);

/** Fingerprint of the last complete build into `folder`, if it is still there. */
export function lastFingerprint(folder: string): string | undefined {
  const file = fileOf(folder);
  return existsSync(path.join(folder, 'index.html')) && existsSync(file)
    ? readFileSync(file, 'utf8')
    : undefined;
}

/** To be called before `folder` is built: what an interrupted build leaves there is not what any sources say. */
export function forgetFingerprint(folder: string): void {
  rmSync(fileOf(folder), { force: true });
}

/** Marks `folder` as built from the sources with this fingerprint. */
export function rememberFingerprint(folder: string, fingerprint: string): void {
  mkdirSync(path.dirname(fileOf(folder)), { recursive: true });
  writeFileSync(fileOf(folder), fingerprint);
}
