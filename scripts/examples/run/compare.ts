/** Compares what a page shows with what PowerShell printed. */
import { diffArrays } from 'diff';
import { singleSpaced } from '../../../plugins/errors/entries';

/** Folder in which pages pretend to be: what `--update` writes in place of the temporary one. */
export const SHOWN_FOLDER = '/home/me/backup';

/** Stands on a line of its own for any number of left-out lines, and within a line for any text. */
const GAP = '…';

/** Escape sequences for colors and cursor movements (ECMA-48, "CSI"). */
// eslint-disable-next-line no-control-regex -- the escape character is what is looked for
const ANSI = /\u001B\[[0-9;?]*[A-Za-z]/g;

/** Characters that mean something in a regular expression. */
const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** Names of the real places, which a page cannot know. */
export interface Places {
  /** Temporary folder of the page's files. */
  readonly folder: string;
  /** Folder for temporary files, which holds TestDrive. */
  readonly temp: string;
}

function replacePath(text: string, place: string, shown: string): string {
  // On macOS the temporary folder is a link, and programs print either name.
  return [`/private${place}`, place, place.replaceAll('\\', '/')].reduce(
    (result, name) => result.replaceAll(name, shown),
    text,
  );
}

/** What the console showed, as a page may show it: no colors, no trailing space, no temporary folder. */
export function presentOutput(printed: string, { folder, temp }: Places): string {
  const text = printed.replaceAll(ANSI, '').replaceAll('\r\n', '\n');
  return replacePath(replacePath(text, folder, SHOWN_FOLDER), temp, '/tmp')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

/** What varies in a message, as `<command>`. */
const VARIABLE = /<[A-Za-z][\w -]*>/;

/** Whether the message is in what was printed: white space is all one, and `<variable>` stands for any text. */
export function showsMessage(message: string, printed: string): boolean {
  const parts = singleSpaced(message)
    .split(VARIABLE)
    .map((part) => part.replaceAll(SPECIAL, '\\$&'));
  return new RegExp(parts.join('.*?')).test(singleSpaced(printed.replaceAll(ANSI, '')));
}

const DURATION = /\b(?:\d+m )?\d+(?:[.,]\d+)?\s?(?:ms|s|m)\b/g;
const TIME_SPAN = /\b(?:\d+\.)?\d{2}:\d{2}:\d{2}\.\d+\b/g;
const GUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
/** An absolute path of at least two parts; only its last part is the same on every machine. */
const PATH = /(?<![\w.:~/<-])(?:[A-Za-z]:)?(?:\/[\w.+@~<>-]+)+(?=\/[\w.+@~<>-]+)/g;

/** A line without what differs from run to run and from machine to machine. */
export function normalizeLine(line: string): string {
  const text = line
    .trimEnd()
    .replaceAll('\\', '/')
    .replaceAll(GUID, '<guid>')
    .replaceAll(PATH, '')
    .replaceAll(TIME_SPAN, '<time>')
    .replaceAll(DURATION, '<time>');
  // The width of a table's columns follows from the durations and paths in it.
  const isRule = /^[\s-]*-{2,}[\s-]*$/.test(text) && !text.includes('^');
  return (isRule ? text.replaceAll(/-+/g, '-') : text).replaceAll(/(\S) {2,}/g, '$1 ');
}

function normalizeLines(text: string): string[] {
  const lines = text
    .replaceAll(ANSI, '')
    .replaceAll('\r\n', '\n')
    .replace(/^\s*\n|\s+$/g, '')
    .split('\n')
    .map(normalizeLine);
  // How many empty lines end a table differs between releases of PowerShell.
  return lines.filter((line, index) => line !== '' || lines[index - 1] !== '');
}

function lineMatches(shown: string, printed: string): boolean {
  if (!shown.includes(GAP)) {
    return shown === printed;
  }
  const parts = shown.split(GAP).map((part) => part.replaceAll(SPECIAL, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(printed);
}

/** Where shown and printed part, for a message. */
export interface Difference {
  /** Line within the shown text, from 1. */
  readonly line: number;
  readonly shown: string;
  /** What was printed there instead. */
  readonly printed: string;
}

/**
 * The first place where the shown text is not what was printed; undefined when they agree. Durations, paths, colors
 * and trailing spaces do not count; a line `…` matches any number of lines.
 */
export function findDifference(shownText: string, printedText: string): Difference | undefined {
  const shown = normalizeLines(shownText);
  const printed = normalizeLines(printedText);
  let furthest = { shown: 0, printed: 0 };
  const failed = new Set<string>();
  const agreeFrom = (s: number, p: number): boolean => {
    const key = `${s} ${p}`;
    if (failed.has(key)) {
      return false;
    }
    if (s > furthest.shown) {
      furthest = { shown: s, printed: p };
    }
    const line = shown[s];
    const agrees =
      line === undefined
        ? p === printed.length
        : line.trim() === GAP
          ? agreeFrom(s + 1, p) || (p < printed.length && agreeFrom(s, p + 1))
          : p < printed.length && lineMatches(line, printed[p] ?? '') && agreeFrom(s + 1, p + 1);
    if (!agrees) {
      failed.add(key);
    }
    return agrees;
  };
  if (agreeFrom(0, 0)) {
    return undefined;
  }
  const isAfterGap = shown[furthest.shown - 1]?.trim() === GAP;
  return {
    line: lineOf(shownText, furthest.shown),
    shown: shown[furthest.shown] ?? '(the end)',
    printed: isAfterGap ? '(no such line)' : (printed[furthest.printed] ?? '(the end)'),
  };
}

/** Line in the text, from 1, of the n-th line that comparing looks at. */
function lineOf(text: string, index: number): number {
  const lines = text.split('\n').map(normalizeLine);
  let seen = -1;
  for (const [number, line] of lines.entries()) {
    const isSkipped = line === '' && (seen === -1 || lines[number - 1] === '');
    seen += isSkipped ? 0 : 1;
    if (seen === index) {
      return number + 1;
    }
  }
  return lines.length;
}

/** A run of lines that shown and printed text do not share. */
export interface Change {
  /** Lines of the shown text, from 0, and what is to stand in their place. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** What stands in place of shown lines: their left-out parts stay, and take up all that is printed there. */
function replaceAroundGaps(shown: readonly string[], printed: readonly string[]): string[] {
  const isGap = (line: string): boolean => line.trim() === GAP;
  const first = shown.findIndex(isGap);
  if (first === -1) return [...printed];
  const last = shown.findLastIndex(isGap);
  const after = Math.min(shown.length - last - 1, Math.max(0, printed.length - first));
  return [
    ...printed.slice(0, first),
    ...shown.slice(first, first + 1),
    ...(after > 0 ? printed.slice(-after) : []),
  ];
}

/**
 * All that has to change in the shown text so that it is what was printed. Lines that agree, but for durations and paths,
 * stay as they are, and so do left-out lines.
 */
export function changesOf(shownText: string, printedText: string): readonly Change[] {
  const shown = shownText.split('\n');
  const printed = printedText.split('\n');
  const changes: Change[] = [];
  let [line, removed, added]: [number, string[], string[]] = [0, [], []];
  const close = (): void => {
    const lines = replaceAroundGaps(removed, added);
    if (lines.join('\n') !== removed.join('\n'))
      changes.push({ from: line, to: line + removed.length, lines });
    line += removed.length;
    [removed, added] = [[], []];
  };
  const parts = diffArrays(shown, printed, {
    comparator: (a, b) => a.trim() !== GAP && lineMatches(normalizeLine(a), normalizeLine(b)),
  });
  for (const part of parts) {
    if (part.removed) removed.push(...part.value);
    else if (part.added) added.push(...part.value);
    else {
      close();
      line += part.value.length;
    }
  }
  close();
  return changes;
}
