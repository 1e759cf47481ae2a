/** Finds the pages that a reader may have meant by an address that does not exist. */

/** Words of a path, lower case: `/usage/setup-and-teardown` → usage, setup, and, teardown. */
function words(path: string): string[] {
  return path.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function pairs(text: string): Set<string> {
  return new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)));
}

/** Share of letter pairs that two texts have in common, 0 to 1 (Dice's coefficient): forgives typing errors. */
function likeness(one: string, other: string): number {
  const left = pairs(one);
  const right = pairs(other);
  const total = left.size + right.size;
  if (total === 0) return one === other ? 1 : 0;
  return (2 * [...left].filter((pair) => right.has(pair)).length) / total;
}

/** The last part of an address names the page; the parts before it only where it stood. */
const WEIGHT_OF_NAME = 0.8;

/** Below this, two addresses have no more in common than any two. */
const LEAST_LIKENESS = 0.35;

function score(asked: string, path: string): number {
  const askedName = words(asked.split('/').at(-1) ?? '').join('');
  const name = words(path.split('/').at(-1) ?? '').join('');
  const whole = likeness(words(asked).join(''), words(path).join(''));
  return WEIGHT_OF_NAME * likeness(askedName, name) + (1 - WEIGHT_OF_NAME) * whole;
}

/**
 * The pages whose paths are most like the one asked for, best first.
 * @param asked path that does not exist, below the version's, without a slash at either end
 * @param paths existing pages, likewise
 */
export function closestPages(asked: string, paths: readonly string[], limit: number): string[] {
  return paths
    .map((path) => ({ path, score: score(asked, path) }))
    .filter((candidate) => candidate.score >= LEAST_LIKENESS)
    .sort((a, b) => b.score - a.score || a.path.localeCompare(b.path))
    .slice(0, limit)
    .map(({ path }) => path);
}

/** What to search for: the name of the page asked for, in words; names of commands stay as they are. */
export function queryFromPath(asked: string, maxLength: number): string {
  const name = asked.split('/').at(-1) ?? '';
  const isCommand = /^[A-Z][a-z]+-[A-Z]/.test(name);
  return (isCommand ? name : name.replace(/[-_.+\s]+/g, ' ')).trim().slice(0, maxLength);
}

/** A path as a reader would say it: `usage/setup-and-teardown` → "Usage › Setup and teardown". */
export function titleFromPath(path: string): string {
  return path
    .split('/')
    .map((part) => {
      if (/^[A-Z]/.test(part)) return part;
      const spaced = part.replaceAll('-', ' ');
      return spaced.charAt(0).toUpperCase() + spaced.slice(1);
    })
    .join(' › ');
}
