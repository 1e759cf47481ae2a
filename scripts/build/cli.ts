/**
 * Builds the site into `build/`: Docusaurus first, then the steps that need all of its files at once. (Docusaurus runs
 * its plugins' `postBuild` hooks at the same time, so a step that reads what another wrote cannot be a plugin.)
 * With `--if-stale` it builds only when a source file or a setting has changed since the last build.
 */
import { runTool } from '../lib/run';
import { finishBuild } from './finish';
import { buildFingerprint, lastFingerprint, rememberFingerprint } from './staleness';

const OUTPUT = 'build';

const fingerprint = buildFingerprint(process.cwd());
if (process.argv.includes('--if-stale') && lastFingerprint(OUTPUT) === fingerprint) {
  console.log('The build is up to date.');
} else {
  const code = await runTool('docusaurus', ['build', '--out-dir', OUTPUT]);
  if (code !== 0) process.exit(code);
  await finishBuild(OUTPUT);
  rememberFingerprint(OUTPUT, fingerprint);
}
