/** `npm start`: the site while you edit it. Takes the arguments of `docusaurus start`. */
import { runTool } from '../lib/run';
import {
  addressOf,
  nodeProblem,
  portProblem,
  versionsFileProblem,
  wantedNode,
} from './prerequisites';

const root = process.cwd();
const args = process.argv.slice(2);

/** The first fault keeps the others from being looked for: they could be nothing but its consequences. */
async function problems(): Promise<readonly string[]> {
  const first = nodeProblem(process.version, wantedNode(root)) ?? versionsFileProblem(root);
  if (first !== undefined) return [first];
  // Loaded late: the table of versions cannot be made from a broken versions.json.
  const { missingContent } = await import('./content');
  const missing = missingContent(root);
  if (missing.length > 0) return missing;
  const port = await portProblem(addressOf(args));
  return port === undefined ? [] : [port];
}

const found = await problems().catch((error: unknown) => [
  error instanceof Error ? error.message : String(error),
]);
for (const problem of found) console.error(problem);
process.exitCode = found.length > 0 ? 1 : await runTool('docusaurus', ['start', ...args]);
