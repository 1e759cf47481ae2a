/**
 * Builds the site into `build/`: Docusaurus first, then the steps that need all of its files at once. (Docusaurus runs
 * its plugins' `postBuild` hooks at the same time, so a step that reads what another wrote cannot be a plugin.)
 */
import { runTool } from '../lib/run';
import { finishBuild } from './finish';
import { markdownFiles } from '../../plugins/markdown-export/exportMarkdown';

const OUTPUT = 'build';

// Docusaurus leaves a part of the processors idle, and the pages as Markdown come from the sources, not from its files.
// What is wrong with a page it says better, so its end is waited for in any case.
const [built, markdown] = await Promise.allSettled([
  runTool('docusaurus', ['build', '--out-dir', OUTPUT]),
  Promise.resolve().then(markdownFiles),
]);
if (built.status === 'rejected') throw built.reason;
if (built.value !== 0) process.exit(built.value);
if (markdown.status === 'rejected') throw markdown.reason;
await finishBuild(OUTPUT, markdown.value);
