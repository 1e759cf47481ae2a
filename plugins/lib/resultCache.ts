/** Keeps what was derived from texts from one build to the next, so that only what changed is derived again. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';

/** Beside the caches of other tools: `docusaurus clear` and `npm ci` remove it. */
const FOLDER = 'node_modules/.cache/pester-docs';

const hashOf = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(String(text.length)).update('\0').update(text);
  return hash.digest('base64url');
};

/**
 * Results by the texts that they were derived from, in one JSON file. A file that is missing or damaged is an empty one.
 * @typeParam Result something that JSON can carry
 */
export class ResultCache<Result> {
  private readonly file: string;
  private readonly version: string;
  private readonly known: ReadonlyMap<string, Result>;
  private readonly used = new Map<string, Result>();

  /**
   * @param root of the project
   * @param name of the file
   * @param sources glob patterns, relative to `root`, of the files that say how results are derived, with the data that
   *   goes into them: when one changes, all results are derived again. `tests/unit/resultCache.test.ts` holds the lists in
   *   use to what their modules import.
   */
  constructor(root: string, name: string, sources: readonly string[]) {
    this.file = path.join(root, FOLDER, `${name}.json`);
    const files = fastGlob.sync([...sources, 'package-lock.json'], { cwd: root }).sort();
    this.version = hashOf(...files.map((file) => readFileSync(path.join(root, file), 'utf8')));
    this.known = this.read();
  }

  /** The result for these texts: the kept one, or what `derive` returns. */
  get(texts: readonly string[], derive: () => Result): Result {
    const key = hashOf(...texts);
    const result = this.known.get(key) ?? derive();
    this.used.set(key, result);
    return result;
  }

  /** Writes what was asked for; the rest is forgotten. */
  save(): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    // Two builds at once each write a whole file.
    const unfinished = `${this.file}.${process.pid}`;
    writeFileSync(
      unfinished,
      JSON.stringify({ version: this.version, results: Object.fromEntries(this.used) }),
    );
    renameSync(unfinished, this.file);
  }

  private read(): Map<string, Result> {
    try {
      const { version, results } = JSON.parse(readFileSync(this.file, 'utf8')) as {
        version: string;
        results: Record<string, Result>;
      };
      return new Map(version === this.version ? Object.entries(results) : []);
    } catch {
      return new Map();
    }
  }
}
