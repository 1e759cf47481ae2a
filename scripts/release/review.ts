/**
 * The review of a release: what it changed, and each line of the pages that a maintainer has to change or to confirm.
 * It is checked in (`data/review/v6.json`), so that a line is confirmed by a reason that others can read.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { documentedVersion, type VersionName } from '../../config/versions';
import { parsePage } from '../../lib/mdx';
import type { Problem } from '../../lib/problem';
import { lineNumbers, textLineNumbers, type Finding } from './findings';

const FOLDER = 'data/review';

/** A reason of fewer words does not tell why a line still holds. */
const LEAST_WORDS = 3;

const reviewSchema = z.strictObject({
  release: z.string(),
  /** What the pages described before. */
  before: z.string(),
  differences: z.array(
    z.strictObject({
      kind: z.enum(['command', 'parameter', 'operator', 'option', 'property', 'message']),
      name: z.string(),
      before: z.string().optional(),
      after: z.string().optional(),
    }),
  ),
  lines: z.array(
    z.strictObject({
      file: z.string(),
      text: z.string(),
      why: z.array(z.string()),
      /** Why the line is right as it is; whoever looked at it writes this. */
      reason: z.string().optional(),
    }),
  ),
});

/** What a release changed, and the lines to look at. */
export type Review = z.infer<typeof reviewSchema>;
type ReviewedLine = Review['lines'][number];

/** Path of a version's review, relative to the project root. */
export const reviewFile = (version: VersionName): string => `${FOLDER}/${version}.json`;

/**
 * The review of a version's release; `undefined` when none has been made.
 * @throws {Error} naming the file and the place when it is malformed
 */
export function readReview(root: string, version: VersionName): Review | undefined {
  const file = path.join(root, reviewFile(version));
  if (!existsSync(file)) return undefined;
  const { data, error } = reviewSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${reviewFile(version)} is malformed:\n${z.prettifyError(error)}`);
  return data;
}

/** Writes the review of a version's release, for {@link readReview}. */
export function writeReview(root: string, version: VersionName, review: Review): void {
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  writeFileSync(path.join(root, reviewFile(version)), `${JSON.stringify(review, null, 2)}\n`);
}

const isSameLine = (a: Omit<ReviewedLine, 'why'>, b: Omit<ReviewedLine, 'why'>): boolean =>
  a.file === b.file && a.text === b.text;

/**
 * The lines of a new review: what was found, with the reasons of the last review where nothing else is found now, and
 * lines of the last review that are still open.
 */
export function mergeLines(
  found: readonly Finding[],
  earlier: readonly ReviewedLine[],
): ReviewedLine[] {
  const lines = found.map(({ file, text, why }): ReviewedLine => {
    const known = earlier.find((line) => isSameLine(line, { file, text }));
    const isConfirmed = known?.reason !== undefined && why.every((one) => known.why.includes(one));
    return { file, text, why: [...why], ...(isConfirmed ? { reason: known.reason } : {}) };
  });
  const open = earlier.filter(
    (line) => line.reason === undefined && !lines.some((other) => isSameLine(other, line)),
  );
  return [...lines, ...open];
}

/** What is wrong with the reason of a line. */
function reasonProblem({ reason, why }: ReviewedLine): string | undefined {
  if (reason === undefined) return `to be changed or confirmed: ${why.join('; ')}`;
  if (reason.trim().split(/\s+/).length >= LEAST_WORDS) return undefined;
  return `its reason "${reason}" does not tell why the line is right`;
}

/** The lines of a version's review that are neither changed nor confirmed, in the project as it is now. */
export function openLinesOf(
  root: string,
  version: VersionName,
  { lines }: Review,
): readonly Problem[] {
  const { folder } = documentedVersion(version);
  const known = new Map<string, ReadonlyMap<string, number>>();
  return lines.flatMap((line) => {
    const { file, text } = line;
    const numbers = known.get(file) ?? read(file);
    known.set(file, numbers);
    const number = numbers.get(text);
    const problem = reasonProblem(line);
    return number === undefined || problem === undefined
      ? []
      : [{ file, line: number, message: `${text}\n    ${problem}` }];
  });

  /** The lines that stand in a file, by their text, with their numbers; none in a file that is gone. */
  function read(file: string): ReadonlyMap<string, number> {
    const absolute = path.join(root, file);
    if (!existsSync(absolute)) return new Map();
    const source = readFileSync(absolute, 'utf8');
    return file.startsWith(`${folder}/`)
      ? lineNumbers(parsePage(source, file))
      : textLineNumbers(source);
  }
}
