/**
 * `npm run reference` rewrites what the pages show from the facts in `data/reference`; `-- --check` changes nothing
 * and lists every difference with page and line. Both end with 1 while something differs or is still to be written.
 */
import { compareWithFacts } from './reference';

const [option, ...rest] = process.argv.slice(2);
if ((option !== undefined && option !== '--check') || rest.length > 0) {
  console.error(`Unknown argument "${rest[0] ?? option}". Allowed is only --check.`);
  process.exit(2);
}

try {
  const { findings, written } = compareWithFacts({ write: option === undefined });
  for (const file of written) console.log(`rewrote ${file}`);
  for (const { file, line, message } of findings) console.log(`${file}:${line}: ${message}`);
  console.log(
    findings.length === 0
      ? 'All pages say what the facts say.'
      : `${findings.length} ${findings.length === 1 ? 'difference' : 'differences'} in ${new Set(findings.map(({ file }) => file)).size} files.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
