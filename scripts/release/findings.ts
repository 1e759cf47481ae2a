/** Finds the lines of the pages that a maintainer has to look at when a release changed something. */
import { visit } from 'unist-util-visit';
import { isPrerelease } from '../../config/versions';
import type { Difference } from './differences';
import { escapeRegexp } from '@docusaurus/utils';
import type { ParsedPage } from '../../lib/mdx';
import { holds } from '../../plugins/errors/messageFinder';
import { passagesOf } from '../proofs/statements';

/** A line of a page that stands beside something that changed. */
export interface Finding {
  /** Path relative to the project root, with `/`. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  /** The paragraph, heading, row of a table or line of code, without Markdown. */
  readonly text: string;
  /** Names of the differences that it stands beside, and the releases that it names. */
  readonly why: readonly string[];
}

/** Something that can be read on its own. */
interface Line extends Omit<Finding, 'why'> {
  readonly isCode: boolean;
  readonly section: string;
  readonly entry: string;
}

/** The releases that lines are held against. */
interface Releases {
  /** What the pages described until now. */
  readonly before: string;
  /** Other releases of the same major version. */
  readonly others: readonly string[];
}

/** A page of its version, with the command that it describes, if it describes one. */
interface ReviewedPage {
  readonly parsed: ParsedPage;
  readonly command?: string;
}

function linesOf({ tree, file, frontMatter }: ParsedPage): readonly Line[] {
  const code: Line[] = [];
  visit(tree, 'code', ({ value, position }) => {
    for (const [index, text] of value.split('\n').entries()) {
      const line = (position?.start.line ?? 0) + 1 + index;
      code.push({ file, line, text: text.trim(), isCode: true, section: '', entry: '' });
    }
  });
  const description = typeof frontMatter.description === 'string' ? frontMatter.description : '';
  const lines = [
    { file, line: 1, text: description, isCode: false, section: '', entry: '' },
    ...passagesOf(tree).map((passage) => ({ ...passage, file, isCode: false })),
    ...code,
  ];
  return lines.filter(({ text }) => text !== '');
}

/** The lines that stand in a page, by their text, with their numbers. */
export function lineNumbers(parsed: ParsedPage): ReadonlyMap<string, number> {
  return new Map(linesOf(parsed).map(({ text, line }) => [text, line]));
}

/** The same of a file that is no page. */
export function textLineNumbers(source: string): ReadonlyMap<string, number> {
  return new Map(source.split('\n').map((text, index) => [text.trim(), index + 1]));
}

/** `true` where the name stands as a word of its own: `Should-Be` is no part of `Should-BeNull`. */
const names = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${escapeRegexp(name)}(?![\\w-])`, 'i').test(text);

/** Fewer characters beside the values of a message are words that stand anywhere. */
const LEAST_FIXED = 15;

/** `true` where the text quotes a message, with any values. */
function quotes(text: string, message: string): boolean {
  const parts = message.split('…').map((part) => part.trim());
  return parts.join('').length >= LEAST_FIXED && holds(text, parts);
}

/** Words of a text about how a command is called. */
const CALLING =
  /\b(?:position|mandatory|required|optional|pipe|piped|pipeline|argument|parameter)/i;

/** Sections of a command page that do not describe the command as a whole. */
const APART = ['Parameters', 'Related'];

function standsBeside(line: Line, { command }: ReviewedPage, difference: Difference): boolean {
  const { kind, name, after } = difference;
  const { text, isCode, section, entry } = line;
  switch (kind) {
    case 'message':
      return after === undefined && quotes(text, name);
    case 'command':
      if (after === undefined) return names(text, name);
      if (isCode) return false;
      return command === name ? !APART.includes(section) : names(text, name) && CALLING.test(text);
    case 'parameter':
    case 'operator': {
      const [owner = '', parameter = ''] = name.split(' ');
      if (command === owner && entry === parameter) return true;
      return names(text, parameter) && (names(text, owner) || (command === owner && !isCode));
    }
    case 'option':
      return names(text, name);
    case 'property': {
      const property = name.slice(name.lastIndexOf('.') + 1);
      return names(text, name) || text.startsWith(`${property} |`);
    }
  }
}

/** What stands on a page about a new fact was written for it. */
const isNew = ({ before }: Difference): boolean => before === undefined;

function releasesNamed(text: string, releases: readonly string[]): readonly string[] {
  return releases
    .filter((release) =>
      new RegExp(`(?<![\\w.])v?${escapeRegexp(release)}(?![\\w.-]*\\w)`).test(text),
    )
    .map((release) => `names ${release}`);
}

/** Words that are wrong when the release is no prerelease any more, or another one. */
const PRERELEASE = /release candidate|prerelease|\bpreview\b/i;

/** `5.8` is how people write 5.8.0. */
const shortForm = (release: string): readonly string[] =>
  release.endsWith('.0') ? [release, release.slice(0, -2)] : [release];

/** The lines of a page of the version that got a new release. */
export function findingsOnPage(
  page: ReviewedPage,
  differences: readonly Difference[],
  { before, others }: Releases,
): readonly Finding[] {
  const changed = differences.filter((difference) => !isNew(difference));
  const released = [...shortForm(before), ...others];
  return linesOf(page.parsed).flatMap((line) => {
    const why = [
      ...changed
        .filter((difference) => standsBeside(line, page, difference))
        .map(({ name, after }) => (after === undefined ? `${name} is gone` : `${name} changed`)),
      ...releasesNamed(line.text, released),
      ...(isPrerelease(before) && PRERELEASE.test(line.text) ? ['speaks of a prerelease'] : []),
    ];
    const { file, line: number, text } = line;
    return why.length === 0 ? [] : [{ file, line: number, text, why }];
  });
}

/** The lines of any other file that name the release that was described until now. */
export function findingsInText(file: string, source: string, before: string): readonly Finding[] {
  return source.split('\n').flatMap((text, index) => {
    const why = releasesNamed(text, [before]);
    return why.length === 0 ? [] : [{ file, line: index + 1, text: text.trim(), why }];
  });
}
