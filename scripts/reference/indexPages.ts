/**
 * Writes the two overviews of each version, `commands/index` and `commands/availability`: everything from their first
 * `##` heading on is generated from facts and pages; the text above it is a person's.
 */
import { VERSIONS, LATEST, documentedVersion, type VersionName } from '../../config/versions';
import type { CommandGroup } from '../../data/commandGroups';
import type { ReplacedCommand, Replacement } from '../../data/replacedCommands';
import type { Reference, Since } from '../../data/reference/schema';
import type { ParsedPage } from '../lib/mdx';
import type { Difference } from './differences';
import { sinceOf } from './factsLine';
import { lineAfter, topSections } from './sections';

/** What one version's overview needs to know of a command page. */
export interface CommandPage {
  /** Name of the page: `Mock` for `commands/Mock`. */
  readonly name: string;
  /** The command that it documents; another name than the page's where the page carries an alias. */
  readonly command: string;
  /** Front matter description. */
  readonly description: string;
  /** Its address below the version's own: `/commands/Mock`. */
  readonly slug: string;
}

/** The command pages of each version. */
export type CommandPages = Readonly<Record<VersionName, readonly CommandPage[]>>;

/** Text as Markdown shows it, with nothing in it read as markup or MDX. */
export const plain = (text: string): string => text.replace(/[\\`*_{}<>[\]|]/g, '\\$&');

/** Replaces everything from the first `##` on, and keeps one empty line above it. */
export function compareGenerated(page: ParsedPage, expected: string): readonly Difference[] {
  const end = lineAfter(page.source);
  const heading = topSections(page)[0]?.line ?? end;
  const lines = page.source.split('\n');
  const above = lines.slice(0, heading - 1);
  const from = above.findLastIndex((line) => line.trim() !== '') + 2;
  const found = lines.slice(from - 1, end - 1);
  const wanted = ['', ...expected.split('\n')];
  const different = wanted.findIndex((line, index) => line !== found[index]);
  if (different === -1 && found.length === wanted.length) return [];
  return [
    {
      line: from + (different === -1 ? wanted.length : different),
      message: 'the generated part is not what facts and pages say',
      edit: { from, count: end - from, lines: wanted },
    },
  ];
}

/** The generated part of `commands/index`: each group with its purpose and its commands. */
export function commandIndex(
  groups: readonly CommandGroup[],
  pages: readonly CommandPage[],
): string {
  return groups
    .map(({ label, purpose, commands }) => {
      const items = commands.flatMap((name) => {
        const page = pages.find((one) => one.name === name);
        return page ? [`- [${page.command}](./${name}.mdx): ${plain(page.description)}`] : [];
      });
      return `## ${label}\n\n${purpose}\n\n${items.join('\n')}`;
    })
    .join('\n\n');
}

/** Link target of a command page, as seen from a page of `version`. */
function target({ name, slug }: CommandPage, of: VersionName, version: VersionName): string {
  return of === version ? `./${name}.mdx` : `/${documentedVersion(of).routeBase}${slug}`;
}

const OLDEST_FIRST = [...VERSIONS].reverse();

const compareNames = (a: string, b: string): number => a.localeCompare(b, 'en');

/** A cell of the availability table: a link to the page, and the release if it came after the first of its major. */
function availabilityCell(
  name: string,
  of: VersionName,
  version: VersionName,
  pages: CommandPages,
  since: Since,
): string {
  const page = pages[of].find((one) => one.name === name);
  if (!page) return '–';
  const link = `[${of}](${target(page, of, version)})`;
  const brought = sinceOf(since.command[page.command]);
  const isOfThisMajor = brought?.startsWith(`${of.slice(1)}.`) ?? false;
  const parts = [
    link,
    ...(page.command === name ? [] : [`as \`${page.command}\``]),
    ...(isOfThisMajor && brought !== '6.0' ? [`since ${brought ?? ''}`] : []),
  ];
  return parts.join(', ');
}

/** The page to send a reader of `version` to: that of the version itself, else of the latest, else of any that has it. */
function replacementLink(
  { use, command, anchor }: Replacement,
  version: VersionName,
  pages: CommandPages,
  references: Readonly<Record<VersionName, Reference>>,
): string {
  if (command === undefined) return `\`${use}\``;
  const operator = /^Should -(\w+)/.exec(use)?.[1];
  const has = (name: VersionName): boolean =>
    pages[name].some((page) => page.command === command) &&
    (operator === undefined || references[name].operators.some((one) => one.name === operator));
  const of = [version, LATEST, ...VERSIONS.map(({ name }) => name)].find(has);
  const page = of && pages[of].find((one) => one.command === command);
  if (!of || !page) return `\`${use}\``;
  return `[\`${use}\`](${target(page, of, version)}${anchor === undefined ? '' : `#${anchor}`})`;
}

/** The versions whose module has a command. */
const versionsWith = (
  command: string,
  references: Readonly<Record<VersionName, Reference>>,
): readonly VersionName[] =>
  OLDEST_FIRST.map(({ name }) => name).filter((name) =>
    references[name].commands.some((one) => one.name === command),
  );

/** The generated part of `commands/availability`. */
export function availability(
  version: VersionName,
  pages: CommandPages,
  references: Readonly<Record<VersionName, Reference>>,
  since: Since,
  replaced: readonly ReplacedCommand[],
): string {
  const versions = OLDEST_FIRST.map(({ name }) => name);
  const names = [...new Set(versions.flatMap((name) => pages[name].map((page) => page.name)))];
  const rows = names.sort(compareNames).map((name) => {
    const cells = versions.map((of) => availabilityCell(name, of, version, pages, since));
    return `| \`${name}\` | ${cells.join(' | ')} |`;
  });
  const removed = [...replaced]
    .sort((a, b) => compareNames(a.command, b.command))
    .map(({ command, replacements, note }) => {
      const links = replacements.map((one) => replacementLink(one, version, pages, references));
      const instead = [
        links.length === 0 ? 'Nothing.' : `${links.join(' or ')}.`,
        ...(note === undefined ? [] : [note]),
      ];
      const last = versionsWith(command, references).at(-1) ?? '–';
      return `| \`${command}\` | ${last} | ${instead.join(' ')} |`;
    });
  return [
    '## All commands',
    '',
    `| Command | ${versions.join(' | ')} |`,
    `|---|${versions.map(() => '---|').join('')}`,
    ...rows,
    '',
    '## Removed commands',
    '',
    '| Command | Last in | Use instead |',
    '|---|---|---|',
    ...removed,
  ].join('\n');
}

/**
 * Entries that the table of replaced commands lacks or has too many.
 * @returns one message each
 */
export function checkReplaced(
  references: Readonly<Record<VersionName, Reference>>,
  replaced: readonly ReplacedCommand[],
): readonly string[] {
  const newest = VERSIONS[0].name;
  const all = new Set(
    VERSIONS.flatMap(({ name }) => references[name].commands.map((one) => one.name)),
  );
  const gone = [...all].filter((name) => !versionsWith(name, references).includes(newest));
  const named = replaced.map(({ command }) => command);
  return [
    ...gone
      .filter((name) => !named.includes(name))
      .map((name) => `${name} is not in ${newest}, and has no entry that says what replaced it`),
    ...named
      .filter((name) => !gone.includes(name))
      .map((name) => `${name} has an entry, but is no command that ${newest} removed`),
  ];
}
