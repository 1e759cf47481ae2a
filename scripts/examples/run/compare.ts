/** Compares what a page shows with what PowerShell printed. */
import { diffArrays } from 'diff';
import { singleSpaced } from '../../../plugins/errors/entries';
import { holds, VARIABLE } from '../../../plugins/errors/messageFinder';
import { escapeRegexp } from '@docusaurus/utils';

/** Folder in which pages pretend to be: what `--update` writes in place of the temporary one. */
const SHOWN_FOLDER = '/home/me/backup';

/** Stands on a line of its own for any number of left-out lines, and within a line for any text. */
const GAP = '…';

/** Escape sequences for colors and cursor movements (ECMA-48, "CSI"). */
// eslint-disable-next-line no-control-regex -- the escape character is what is looked for
const ANSI = /\u001B\[[0-9;?]*[A-Za-z]/g;

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

/** Whether the message is in what was printed: white space is all one, and `<variable>` stands for any text. */
export function showsMessage(message: string, printed: string): boolean {
  const parts = singleSpaced(message).split(VARIABLE);
  return holds(singleSpaced(printed.replaceAll(ANSI, '')), parts);
}

const DURATION = /\b(?:\d+m )?\d+(?:[.,]\d+)?\s?(?:ms|s|m)\b/g;
const TIME_SPAN = /\b(?:\d+\.)?\d{2}:\d{2}:\d{2}\.\d+\b/g;
const GUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
/** An absolute path of at least two parts; only its last part is the same on every machine. */
const PATH = /(?<![\w.:~/<-])(?:[A-Za-z]:)?(?:\/[\w.+@~<>-]+)+(?=\/[\w.+@~<>-]+)/g;

/** A line without what differs from run to run and from machine to machine. */
function normalizeLine(line: string): string {
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

/** Pattern of a shown line, in which `…` stands for any text. */
function patternOf(line: string): string {
  const parts = line.split(GAP).map(escapeRegexp);
  return parts.join('.*');
}

/**
 * Whether the shown text is what was printed. Durations, paths, colors and trailing spaces do not count; a line `…`
 * matches any number of lines.
 */
export function agrees(shown: string, printed: string): boolean {
  const pattern = normalizeLines(shown)
    .map((line) => (line.trim() === GAP ? '(?:.*\\n)*' : `${patternOf(line)}\\n`))
    .join('');
  const text = normalizeLines(printed).map((line) => `${line}\n`);
  return new RegExp(`^${pattern}$`).test(text.join(''));
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
    comparator: (a, b) =>
      a.trim() !== GAP && new RegExp(`^${patternOf(normalizeLine(a))}$`).test(normalizeLine(b)),
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

/** A change as lines with `-` and `+`. */
export function formatChange({ from, to, lines }: Change, shownText: string): string {
  const shown = shownText.split('\n').slice(from, to);
  return [...shown.map((line) => `- ${line}`), ...lines.map((line) => `+ ${line}`)].join('\n');
}
