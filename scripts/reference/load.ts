/** Reads the checked-in facts and refuses malformed files with one clear message. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import {
  referenceSchema,
  sinceSchema,
  type Reference,
  type Since,
} from '../../data/reference/schema';
import type { VersionName } from '../../config/versions';

/** Folder of the facts, relative to the project root. */
export const REFERENCE_FOLDER = 'data/reference';

function readFacts<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const name = path.posix.join(REFERENCE_FOLDER, file);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path.join(root, name), 'utf8'));
  } catch (error) {
    throw new Error(
      `${name} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const result = schema.safeParse(json);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(
      `${name} is malformed at ${issue?.path.length ? issue.path.join('.') : 'its top level'}: ${issue?.message ?? 'unknown'}`,
    );
  }
  return result.data;
}

/**
 * The facts of one documented version.
 * @param root project root
 * @throws {Error} naming the file and the place when it is missing, not JSON, or of another shape
 */
export function loadReference(root: string, version: VersionName): Reference {
  return readFacts(root, `${version}.json`, referenceSchema);
}

/** Which release brought each command, parameter, operator and option; errors as {@link loadReference}. */
export function loadSince(root: string): Since {
  return readFacts(root, 'since.json', sinceSchema);
}
