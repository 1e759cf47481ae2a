/** Reads the checked-in facts and refuses malformed files with one clear message. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { VERSIONS, type VersionName } from '../../config/versions';
import {
  referenceSchema,
  sinceSchema,
  type Reference,
  type ReferenceCommand,
  type Since,
} from '../../data/reference/schema';
import { PROJECT_ROOT } from '../../lib/pages';
import { messageOf } from '../../lib/problem';

/** Folder of the facts, relative to the project root. */
export const REFERENCE_FOLDER = 'data/reference';

/** What a page of one version is completed with. */
export interface Facts {
  readonly reference: Reference;
  readonly since: Since;
}

const known = new Map<string, { readonly modified: number; readonly facts: unknown }>();

/** Many pages ask for the same file, and a running development server must notice that it changed. */
function readFacts<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const name = path.posix.join(REFERENCE_FOLDER, file);
  const absolute = path.join(root, name);
  let modified: number;
  let json: unknown;
  try {
    modified = statSync(absolute).mtimeMs;
    const earlier = known.get(absolute);
    if (earlier?.modified === modified) return earlier.facts as z.infer<Schema>;
    json = JSON.parse(readFileSync(absolute, 'utf8'));
  } catch (error) {
    throw new Error(`${name} cannot be read as JSON: ${messageOf(error)}`);
  }
  const result = schema.safeParse(json);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(
      `${name} is malformed at ${issue?.path.length ? issue.path.join('.') : 'its top level'}: ${issue?.message ?? 'unknown'}`,
    );
  }
  known.set(absolute, { modified, facts: result.data });
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

/** The facts of all documented versions, newest first; errors as {@link loadReference}. */
export function loadReferences(root: string = PROJECT_ROOT): ReadonlyMap<VersionName, Reference> {
  return new Map(VERSIONS.map(({ name }) => [name, loadReference(root, name)]));
}

/** Which release brought each command, parameter, operator and option; errors as {@link loadReference}. */
export function loadSince(root: string): Since {
  return readFacts(root, 'since.json', sinceSchema);
}

/** The command that a page documents: that of its name, else the one that has this name as an alias. */
export function commandOf(name: string, { commands }: Reference): ReferenceCommand | undefined {
  return (
    commands.find((command) => command.name === name) ??
    commands.find((command) => command.aliases.includes(name))
  );
}
